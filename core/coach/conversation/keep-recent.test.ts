import { expect, it } from 'vitest';
import { MAX_MESSAGE_CHARS, MAX_SENDS } from './limits.ts';
import { keepRecent, MOST_READ_LETTERS } from './keep-recent.ts';

const talk = (length: number, content: string) => Array.from({ length }, (_, id) => ({ id, content }));
const ids = (said: readonly { id: number }[]) => said.map(({ id }) => id);

it('leaves a talk whole in which nobody pastes', () => {
  const said = talk(2 * MAX_SENDS, 'A sentence of some length, as people say it. '.repeat(20));
  expect(keepRecent(said)).toEqual(said);
});

it('keeps the opening and the newest messages of one that is longer', () => {
  const said = talk(2 * MAX_SENDS, 'x'.repeat(MAX_MESSAGE_CHARS));
  const kept = keepRecent(said);
  expect(kept).toHaveLength(1 + MOST_READ_LETTERS / MAX_MESSAGE_CHARS);
  expect(ids(kept)).toEqual([0, ...ids(said.slice(1 - kept.length))]);
});

it('counts a sign as the letters that it stands for', () => {
  const said = talk(9, '\ufdfa'.repeat(MAX_MESSAGE_CHARS));
  expect(ids(keepRecent(said))).toEqual([0, 7, 8]);
});

it.each([0, 1, 2])('has the newest message of %d, however long', (length) => {
  const said = talk(length, 'x'.repeat(50));
  expect(keepRecent(said, 10)).toEqual(said);
});
