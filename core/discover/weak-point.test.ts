import { expect, it } from 'vitest';
import { makeEvaluation } from '../../tests/support/samples/make-evaluation.ts';
import { RUBRICS } from '../coach/evaluation.ts';
import { findWeakPoint } from './weak-point.ts';

const SAID = 'I rang the client on Monday.';

it('names what weighs most of what an answer lacks', () => {
  const answer = makeEvaluation(SAID, [
    { id: 'own-acts', weight: 0.22, quotes: ['I rang'] },
    { id: 'reason', weight: 0.05 },
    { id: 'outcome', weight: 0.14 },
  ]);
  expect(findWeakPoint(answer)).toEqual({ skill: 'presenting', reason: 'Because your last interview answer had no result' });
});

it('says what was not found in a talk by the name that the talk has for it', () => {
  const talk = (rubric: (typeof RUBRICS)[number], id: string) => findWeakPoint(makeEvaluation(SAID, [{ id }], { rubric }));
  expect(talk('networking', 'follow-up')).toEqual({
    skill: 'asking-questions',
    reason: 'Because “Follow-up” was not found in your last networking message',
  });
  expect(talk('managerial', 'by-when')).toEqual({
    skill: 'delegating',
    reason: 'Because “By when” was not found in your last message as a manager',
  });
});

it.each([
  ['all was found', { features: [{ id: 'outcome', quotes: ['Monday'] }] }],
  ['a part of it was found', { features: [{ id: 'outcome', quotes: ['Monday'], found: false }] }],
  ['only a fault is absent', { features: [{ id: 'vague-end', weight: -0.05 }] }],
  ['only the parts of the question are open', { features: [{ id: 'slot', weight: 0.2 }] }],
  ['the rubric has changed since', { features: [{ id: 'no-such-thing' }] }],
  ['the answer was not looked at', { features: [{ id: 'outcome' }], refused: 'too_short' as const }],
])('says nothing when %s', (_, { features, ...rest }) => expect(findWeakPoint(makeEvaluation(SAID, features, rest))).toBeNull());
