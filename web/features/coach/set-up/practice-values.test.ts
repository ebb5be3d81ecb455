import { expect, it } from 'vitest';
import { toContext } from '#core/coach/set-up/to-context.ts';
import type { Practice } from '#core/practice/practice.ts';
import { practiceValues } from './practice-values.ts';

it.each<Practice>([
  { mode: 'interview', interviewType: 'behavioural', question: 'Why did you leave?' },
  { mode: 'networking', networkingScenario: 'reconnecting' },
  { mode: 'networking', networkingScenario: 'The founder of a bakery, at a market stall' },
  { mode: 'managerial', focusAreaTitle: 'Delegation' },
  { mode: 'career' },
])('a conversation for a goal begins with what the goal practises: %o', ({ mode, ...context }) => {
  expect(toContext(mode, practiceValues(mode, { mode, ...context }))).toEqual(context);
});

it('another mode than the goal’s begins as it always does', () => {
  expect(practiceValues('career', { mode: 'interview', question: 'Why?' })).toEqual({});
  expect(practiceValues('career', null)).toEqual({});
});
