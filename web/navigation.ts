import { Compass, Heart, Info, MessageCircle, Mountain, Puzzle, type LucideIcon } from 'lucide-react';
import type { ItemKind } from '#core/library/kind.ts';

export type NavEntry = { to: string; label: string } & ({ icon: LucideIcon; kind?: undefined } | { kind: ItemKind; icon?: undefined });

/** The sidebar's entries: the specification's ten, and Courses, which we add. */
export const NAV_GROUPS: readonly { label: string; entries: readonly NavEntry[] }[] = [
  {
    label: 'Main',
    entries: [
      { to: '/discover', label: 'Dashboard', icon: Compass },
      { to: '/ai-career', label: 'AI Career Coach', icon: MessageCircle },
      { to: '/iq-test', label: 'IQ Test', icon: Puzzle },
    ],
  },
  {
    label: 'Library',
    entries: [
      { to: '/courses', label: 'Courses', kind: 'course' },
      { to: '/audiobooks', label: 'Audiobooks', kind: 'audiobook' },
      { to: '/podcasts', label: 'Podcasts', kind: 'podcast' },
      { to: '/videos', label: 'Crash Courses', kind: 'video' },
      { to: '/reading', label: 'Ebooks', kind: 'ebook' },
    ],
  },
  {
    label: 'You',
    entries: [
      { to: '/progress', label: 'Progress', icon: Mountain },
      { to: '/favorites', label: 'Favorites', icon: Heart },
      { to: '/info', label: 'Info', icon: Info },
    ],
  },
];
