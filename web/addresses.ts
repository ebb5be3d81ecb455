import { href } from 'react-router';
import type { ItemKind } from '#core/library/kind.ts';
import type { SkillId } from '#core/skills/skill-ids.ts';
import { isSpeechId, spokenUnitId } from '#core/player/speech/speech-id.ts';

/** The list of all works of one kind. */
export const LIST_PATH: Record<ItemKind, string> = {
  course: href('/courses'),
  audiobook: href('/audiobooks'),
  podcast: href('/podcasts'),
  video: href('/videos'),
  ebook: href('/reading'),
};

/** The public page of a kind. Courses and ebooks have none of their own. */
export const PUBLIC_PATH: Record<ItemKind, string> = {
  course: `${href('/showcase')}#course`,
  audiobook: href('/audiobook'),
  podcast: href('/podcast'),
  video: href('/video'),
  ebook: `${href('/showcase')}#ebook`,
};

export const topicPath = (topic: string): string => `${href('/discover/all')}?topic=${encodeURIComponent(topic)}`;

/** All works that train a skill. */
export const skillPath = (skill: SkillId): string => `${href('/discover/all')}?skill=${skill}`;

/** A month to look back on. */
export const lookBackPath = (month: string): string => `${href('/progress')}?month=${month}#look-back`;

/** The page of a work. */
export function itemPath({ kind, id }: { readonly kind: ItemKind; readonly id: string }): string {
  switch (kind) {
    case 'course':
      return href('/courses/:id', { id });
    case 'audiobook':
      return href('/audiobooks/:id', { id });
    case 'podcast':
      return href('/podcasts/:id/episodes', { id });
    case 'video':
      return href('/videos/:id', { id });
    case 'ebook':
      return href('/ebooks/:id', { id });
  }
}

export const lessonPath = (courseId: string, lessonId: string): string =>
  href('/courses/:courseId/lessons/:lessonId', { courseId, lessonId });

/** Where a book opens: at the learner's place, or at a chapter or a note of theirs. */
export type ReadAt = { readonly chapter: string } | { readonly note: string };

/** The reader, with a book. */
export const readPath = (id: string, at?: ReadAt): string =>
  `${href('/ebooks/:id/read', { id })}${at ? `?${new URLSearchParams({ ...at }).toString()}` : ''}`;

export const episodePath = (id: string): string => href('/episodes/:id', { id });

/** A unit, or a text that is read aloud under an id of its own (`tts-…`), in the work it belongs to. */
export interface Homed {
  readonly id: string;
  readonly itemId: string;
  readonly itemKind: ItemKind;
}

/** The page on which a unit is at home. */
export function unitPath({ id, itemId, itemKind }: Homed): string {
  if (itemKind === 'course') return lessonPath(itemId, spokenUnitId(id));
  if (itemKind === 'podcast') return episodePath(spokenUnitId(id));
  if (itemKind === 'ebook' && isSpeechId(id)) return href('/reading/:id', { id: itemId });
  return itemPath({ kind: itemKind, id: itemId });
}

/** Where what plays is at home for whoever is here: a visitor would be sent away from the app's pages, and the sound with them. */
export const homePath = (unit: Homed): string =>
  document.documentElement.dataset['session'] === 'in' ? unitPath(unit) : PUBLIC_PATH[unit.itemKind];
