import { foldText } from '../fold-text.ts';
import { SKILL_ALIASES } from './skill-aliases.ts';
import { SKILL_IDS, type SkillId } from './skill-ids.ts';
import { SKILLS } from './skills.ts';

/** The words of a text as the search takes them: letters and digits alone, without case and accents. */
const listWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const phrases = new Map<string, Set<SkillId>>();
for (const id of SKILL_IDS) {
  for (const alias of [SKILLS[id].name, ...SKILL_ALIASES[id].split(',')]) {
    const phrase = listWords(alias).join(' ');
    phrases.set(phrase, (phrases.get(phrase) ?? new Set()).add(id));
  }
}
/** All words that the names and aliases of skills are made of, folded. */
export const SKILL_WORDS: ReadonlySet<string> = new Set([...phrases.keys()].flatMap((phrase) => phrase.split(' ')));
const LONGEST_PHRASE = Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length));

/** The skills that go by this name or alias, if it is one from end to end. */
export const findSkillsCalled = (name: string): SkillId[] => [...(phrases.get(listWords(name).join(' ')) ?? [])];

/**
 * The skills that a text names, by their names or by what else they are looked for, in the order of the text. Only whole
 * words count, and of phrases that begin at the same word the longest. Takes time that grows with the text.
 */
export function findSkills(text: string): SkillId[] {
  const words = listWords(text);
  const found = new Set<SkillId>();
  for (let at = 0; at < words.length; at++) {
    for (let length = LONGEST_PHRASE; length > 0; length--) {
      const named = phrases.get(words.slice(at, at + length).join(' '));
      if (!named) continue;
      for (const id of named) found.add(id);
      at += length - 1;
      break;
    }
  }
  return [...found];
}
