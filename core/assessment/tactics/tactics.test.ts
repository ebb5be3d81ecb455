import { describe, expect, it } from 'vitest';
import { expectPractice } from '../../../tests/support/expect-practice.ts';
import { CAREER_LEVELS } from '../../records/levels.ts';
import { SKILL_IDS } from '../../skills/skill-ids.ts';
import { ACTION_CATEGORIES } from '../assessment.ts';
import { inSentence } from '../plan/phrases.ts';
import { CHALLENGES } from '../questions.ts';
import { ownChallenge } from './own-challenge.ts';
import type { Tactic } from './tactic.ts';
import { TACTICS } from './tactics.ts';

const MAX_LINE_CHARS = 160;
const SENTENCE = /^[A-Z][^.!?]*\.$/;
/** Of an action or step: it begins with what to do. */
const NO_ORDER = /^(?:You|The|It|This|A|An|If) /;

const tactics = CHALLENGES.map((challenge) => TACTICS[challenge]);
const actionsOf = ({ action }: Pick<Tactic, 'action'>): string[] => CAREER_LEVELS.map((level) => action[level]);
const linesOf = (tactic: Omit<Tactic, 'challenge'>): string[] => [
  ...[tactic.weakness, ...actionsOf(tactic), ...tactic.steps],
  ...[tactic.ifThen, tactic.measure],
];

/** What any tactic has to be, whoever wrote its words. */
function expectForm(tactic: Omit<Tactic, 'challenge'>): void {
  for (const line of linesOf(tactic)) {
    expect(line).toMatch(SENTENCE);
    expect(line).not.toMatch(/ {2}|\bsimply\b|\bjust\b(?! be)/);
    expect(line.length, line).toBeLessThanOrEqual(MAX_LINE_CHARS);
  }
  expect(tactic.ifThen).toMatch(/^If [^,]+, then I [^,]+\.$/);
  for (const order of [...actionsOf(tactic), ...tactic.steps]) expect(order).not.toMatch(NO_ORDER);
  expect(new Set(actionsOf(tactic)).size).toBe(CAREER_LEVELS.length);
  expect(tactic.steps.length).toBeGreaterThanOrEqual(2);
  expect(tactic.steps.length).toBeLessThanOrEqual(4);
  expectPractice(tactic.practice);
}

describe.each(CHALLENGES)('the tactic for %s', (challenge) => {
  const tactic = TACTICS[challenge];

  it('says what was named, what to do at each level, and how', () => {
    expectForm(tactic);
    expect(tactic.weakness.startsWith(`You named ${inSentence('challenges', challenge)}: `)).toBe(true);
  });

  it('can be counted', () => expect(tactic.measure).toMatch(/^(?:One|Two|Three|Four|Five|Six|Eight|Nine|Ten) /));
});

it('no two tactics say the same thing', () => {
  const said = tactics.flatMap(linesOf);
  expect(said.filter((line, i) => said.indexOf(line) !== i)).toEqual([]);
});

it('the tactics train most skills, and are things to do of every category', () => {
  expect(new Set(tactics.map(({ skill }) => skill)).size).toBeGreaterThanOrEqual(14);
  expect(new Set(tactics.map(({ category }) => category))).toEqual(new Set(ACTION_CATEGORIES));
});

describe('a challenge in own words', () => {
  it.each(SKILL_IDS)('has a tactic of the same form for %s', (skill) => {
    const tactic = ownChallenge('my commute', skill);
    expectForm(tactic);
    expect(tactic.skill).toBe(skill);
  });

  it('is quoted whole, where it is named and in what is done', () => {
    const words = '<b>Моя дорога</b> & "the rest"';
    const tactic = ownChallenge(words, 'deciding');
    for (const line of [tactic.weakness, ...actionsOf(tactic)]) expect(line.split(`“${words}”`)).toHaveLength(2);
  });
});
