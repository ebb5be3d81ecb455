import { findSkills } from '#core/skills/find-skills.ts';
import { splitWords } from '../db/full-text.ts';
import type { House } from '../house.ts';

/** The words of what somebody typed, mistyped ones mended, and the skills that it names; `correctedTo` is null when none was. */
export async function correctQuery(house: House, q: string) {
  const typed = splitWords(q);
  const named = findSkills(q);
  // What names a skill is no slip, though the library may say it in other words.
  if (named.length > 0) return { words: typed, named, correctedTo: null };
  const words = await house.spelling.correct(typed, house.now());
  const isCorrected = words.some((word, i) => word !== typed[i]);
  return { words, named: isCorrected ? findSkills(words.join(' ')) : named, correctedTo: isCorrected ? words.join(' ') : null };
}
