import { findSkills } from '#core/skills/find-skills.ts';
import { splitWords } from '../db/full-text.ts';
import type { House } from '../house.ts';

/** The words of what somebody typed, mistyped ones mended, and the skills that it names; `correctedTo` is null when none was. */
export async function correctQuery(house: House, q: string) {
  const typed = splitWords(q);
  const named = findSkills(q);
  // What names a skill is no slip, though the library may say it in other words.
  const words = named.length > 0 ? typed : await house.spelling.correct(typed, house.now());
  return { words, named, correctedTo: words.some((word, i) => word !== typed[i]) ? words.join(' ') : null };
}
