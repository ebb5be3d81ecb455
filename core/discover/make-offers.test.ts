import { expect, it } from 'vitest';
import { makeEvaluation } from '../../tests/support/samples/make-evaluation.ts';
import { makeOffers, type Findings } from './make-offers.ts';

const NOTHING: Findings = { practice: null, plan: null, quiz: null, goal: null, learned: null };
const ALL: Findings = {
  practice: makeEvaluation('', [{ id: 'outcome' }]),
  plan: { skill: 'delegating', isFirst: true },
  quiz: { skill: 'estimating', title: 'What the columns say', missed: 2 },
  goal: { skill: 'negotiating', text: 'Ask for a fair rent' },
  learned: { skill: 'learning', source: 'Think it through' },
};
const reasonsOf = (findings: Partial<Findings>) => makeOffers({ ...NOTHING, ...findings }).map(({ reason }) => reason);

it('offers nothing to who has done nothing', () => expect(makeOffers(NOTHING)).toEqual([]));

it('says of each skill where it comes from, what the learner did last with the coach first', () => {
  expect(makeOffers(ALL)).toEqual([
    { from: 'practice', skill: 'presenting', reason: 'Because your last interview answer had no result' },
    { from: 'plan', skill: 'delegating', reason: 'Your plan puts this first' },
    { from: 'quiz', skill: 'estimating', reason: 'Because you missed 2 questions in “What the columns say”' },
    { from: 'goal', skill: 'negotiating', reason: 'Because of your goal “Ask for a fair rent”' },
    { from: 'learned', skill: 'learning', reason: 'Because you learned it in “Think it through” and have not practised it yet' },
  ]);
});

it('offers a skill once, for its first reason', () => {
  expect(reasonsOf({ plan: { skill: 'learning', isFirst: false }, learned: ALL.learned })).toEqual(['Your plan puts this next']);
});

it('shortens a long goal between its letters', () => {
  const [reason] = reasonsOf({ goal: { skill: 'learning', text: `Read ${'🪨'.repeat(100)}` } });
  expect(reason).toBe(`Because of your goal “Read ${'🪨'.repeat(74)}…”`);
});
