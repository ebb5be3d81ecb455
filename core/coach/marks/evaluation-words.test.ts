import { expect, test } from 'vitest';
import { makeEvaluation } from '../../../tests/support/samples/make-evaluation.ts';
import { MANAGEMENT_FOCUSES } from '../conversation/context.ts';
import { COACH_MODES } from '../../practice/modes.ts';
import { formWords } from './evaluation-words.ts';
import { lookedFor } from './looked-for.ts';
import { peekWords } from './peek-words.ts';

const CASE_IS_ASKED = { id: 'hypothetical', weight: -0.15 };

test('a habit is named where a case is asked for, and left alone where none is', () => {
  expect(formWords(makeEvaluation('', [CASE_IS_ASKED], { form: 'habit' }))).toBe('This is a habit, not yet a story.');
  expect(formWords(makeEvaluation('', [], { form: 'habit' }))).toBeNull();
  expect(formWords(makeEvaluation('', [], { form: 'story' }))).toBe('This is a story: one case, told as it went.');
  expect(formWords(makeEvaluation('', [CASE_IS_ASKED]))).toBeNull();
});

test('the bar says the band and the one part that is open', () => {
  const open = { id: 'outcome', advice: 'Say how it ended.' };
  expect(peekWords('interview', makeEvaluation('', [open]))).toEqual({
    head: 'Forming',
    title: 'Still open: How it ended',
    line: 'Say how it ended.',
  });
});

test('the bar says kindly that an answer was not scored', () => {
  const { head, title, line } = peekWords('interview', makeEvaluation('', [], { refused: 'too_short' }));
  expect([head, title]).toEqual([null, 'Not scored']);
  expect(line).toContain('A few sentences are enough');
});

test.each(COACH_MODES)('before the first answer a %s conversation says what is looked for', (type) => {
  const parts = lookedFor({ type, context: {} });
  expect(parts.length).toBeGreaterThanOrEqual(4);
  expect(parts.every(({ name, line }) => name !== '' && line !== '')).toBe(true);
});

test('each focus of a manager’s talk has parts of its own', () => {
  const partsOf = (focusAreaTitle: string): string =>
    lookedFor({ type: 'managerial', context: { focusAreaTitle } })
      .map(({ name }) => name)
      .join();
  expect(new Set(MANAGEMENT_FOCUSES.map(partsOf)).size).toBe(MANAGEMENT_FOCUSES.length);
  expect(MANAGEMENT_FOCUSES.map((focus) => partsOf(focus).split(',').length)).toEqual([4, 5, 4, 4, 4, 4, 4]);
});
