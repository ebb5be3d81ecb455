import { Compass, Heart, Info, MessageCircle, Mountain, Puzzle, type LucideIcon } from 'lucide-react';
import { href } from 'react-router';
import { KIND_WORDS } from '#core/library/kind-words.ts';
import { ITEM_KINDS, type ItemKind } from '#core/library/kind.ts';
import { LIST_PATH } from './addresses.ts';

export type NavEntry = { to: string; label: string; end?: boolean } & (
  | { icon: LucideIcon; kind?: undefined }
  | { kind: ItemKind; icon?: undefined }
);

/** The sidebar's entries: the specification's ten, and Courses, which we add. */
export const NAV_GROUPS: readonly { label: string; entries: readonly NavEntry[] }[] = [
  {
    label: 'Main',
    entries: [
      { to: href('/discover'), label: 'Dashboard', icon: Compass, end: true },
      { to: href('/ai-career'), label: 'AI Career Coach', icon: MessageCircle },
      { to: href('/iq-test/:sittingId?'), label: 'IQ Test', icon: Puzzle },
    ],
  },
  {
    label: 'Library',
    entries: ITEM_KINDS.map((kind) => ({ to: LIST_PATH[kind], label: KIND_WORDS[kind].list, kind })),
  },
  {
    label: 'You',
    entries: [
      { to: href('/progress'), label: 'Progress', icon: Mountain },
      { to: href('/favorites'), label: 'Favorites', icon: Heart },
      { to: href('/info'), label: 'Info', icon: Info },
    ],
  },
];
