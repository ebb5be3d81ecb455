import { expect, it } from 'vitest';
import { makeEvaluation } from '../../tests/support/samples/make-evaluation.ts';
import { RecordInput } from '../records/record.ts';
import { endUnread } from './end-unread.ts';
import type { SaidMessage, SessionInput } from './plan/turn-plan.ts';

const said: SaidMessage[] = [
  { id: '1', role: 'assistant', content: 'Why?', asked: { id: 'a', text: 'Why?', isFollowUp: false, number: 1 }, evaluation: null },
  { id: '2', role: 'user', content: 'So.', asked: null, evaluation: makeEvaluation('So.', [], { overall: 0.4 }) },
  { id: '3', role: 'assistant', content: 'More?', asked: { id: 'a', text: 'More?', isFollowUp: true, number: 1 }, evaluation: null },
  { id: '4', role: 'user', content: 'Yes.', asked: null, evaluation: makeEvaluation('Yes.', [], { overall: 0.6 }) },
  { id: '5', role: 'user', content: 'Now.', asked: null, evaluation: makeEvaluation('Now.', [], { refused: 'safety', overall: 0 }) },
];
const input = (mode: SessionInput['mode']): SessionInput => ({ id: 'talk', mode, context: {}, said, minutes: 3 });

it.each([
  ['networking', { overall_score: 50, strengths: [] }],
  ['interview', { overall_score: 50, questions_count: 1, questions_answered: 2 }],
  ['managerial', { focus_area: expect.stringMatching(/\S/), topics_covered: [] }],
] as const)('of %s is a record that can be kept, and a summary that quotes nothing', (mode, payload) => {
  const { summary, record, weakSpots } = endUnread(input(mode));
  expect(RecordInput.parse(record)).toMatchObject({ payload: { session_id: 'talk', duration_minutes: 3, ...payload } });
  expect(summary).toMatchObject({ answered: 2, minutes: 3, seen: [], next: [] });
  expect(summary.headline).toContain('without a review');
  expect(weakSpots).toEqual([]);
});

it('of a career talk leaves no record', () => {
  expect(endUnread(input('career')).record).toBeNull();
});
