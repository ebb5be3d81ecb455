import { describe, expect, it } from 'vitest';
import { findSkills, findSkillsCalled } from './find-skills.ts';
import { SKILL_ALIASES } from './skill-aliases.ts';
import { SKILL_IDS, type SkillId } from './skill-ids.ts';
import { SKILLS } from './skills.ts';

describe('what people type finds the skills that serve it', () => {
  it.each([
    ['delegation', ['delegating']],
    ['LinkedIn', ['building-contacts']],
    ['burnout', ['managing-stress']],
    ['burned out', ['managing-stress']],
    ['redundancy', ['building-contacts', 'telling-your-story', 'choosing-a-direction']],
    ['procrastination', ['keeping-attention', 'building-habits']],
    ['1:1', ['leading-a-talk']],
    ['one-on-one', ['leading-a-talk']],
    ['1-on-1s with my team', []],
    ['job interview', ['telling-your-story']],
    ['How do I prepare for a job interview?', ['telling-your-story']],
    ['résumé', ['telling-your-story']],
    ['ChatGPT', ['working-with-ai']],
    ['asking for a raise', ['negotiating']],
    ['time management', ['planning-the-week']],
    ['public speaking', ['presenting']],
    ['feedback', ['giving-feedback', 'receiving-feedback']],
    ['asking for feedback', ['receiving-feedback']],
    ['debt & insomnia', ['money-basics', 'managing-stress']],
    ['ＳＴＲＥＳＳ', ['managing-stress']],
  ] satisfies [string, SkillId[]][])('%s: %j', (text, skills) => expect(findSkills(text)).toEqual(skills));

  it.each(SKILL_IDS)('%s is found by its name and by each alias', (id) => {
    for (const words of [SKILLS[id].name, ...SKILL_ALIASES[id].split(',')])
      expect([words, findSkills(words)]).toEqual([words, expect.arrayContaining([id])]);
  });
});

it.each([
  ['part of a word', 'inhabitants, distressed, airport, emails2go'],
  ['a phrase with a word in between', 'cover the letter'],
  ['half a phrase', 'one to'],
  ['nothing', ''],
  ['nothing but signs', ' ?! — '],
])('%s names no skill', (_, text) => expect(findSkills(text)).toEqual([]));

it('a phrase takes its words with it', () => {
  expect(findSkills('machine learning')).toEqual(['working-with-ai']);
  expect(findSkills('machine learning, learning')).toEqual(['working-with-ai', 'learning']);
});

it('a name is one from end to end', () => {
  expect(findSkillsCalled(' Deep  Work ')).toEqual(['keeping-attention']);
  expect(findSkillsCalled('redundancy')).toHaveLength(3);
  for (const words of ['deep work at sea', 'deep', '', '?']) expect(findSkillsCalled(words)).toEqual([]);
});

it('names each skill once, in the order of the text', () => {
  expect(findSkills('habits, money, habit')).toEqual(['building-habits', 'money-basics']);
});

it.each([
  ['one ', []],
  ['1:', ['leading-a-talk']],
  ['a', []],
  ['feedback ', ['giving-feedback', 'receiving-feedback']],
  ['\u0301', []],
])('reads ten thousand characters of %j', (piece, skills) => {
  expect(findSkills(piece.repeat(10_000 / piece.length))).toEqual(skills);
});
