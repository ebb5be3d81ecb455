import { findSkills } from '#core/skills/find-skills.ts';
import { splitWords } from '../db/full-text.ts';
import type { House } from '../house.ts';

/** The words of what somebody typed, mistyped ones mended; `correctedTo` is null when none was. */
export async function correctQuery(house: House, q: string): Promise<{ words: string[]; correctedTo: string | null }> {
  const typed = splitWords(q);
  // What names a skill is no slip, though the library may say it in other words.
  const words = findSkills(q).length > 0 ? typed : await house.spelling.correct(typed, house.now());
  return { words, correctedTo: words.some((word, i) => word !== typed[i]) ? words.join(' ') : null };
}
