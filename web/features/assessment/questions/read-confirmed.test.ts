import { expect, it } from 'vitest';
import { NOTHING_CONFIRMED } from '#core/assessment/confirmed.ts';
import { findGap, readConfirmed } from './read-confirmed.ts';

const shown = (...ids: string[]) => ({ about: null, situations: ids.map((id) => ({ id, name: id, picture: id })) });
const PROPOSALS = [shown('a', 'b', 'c'), shown('d', 'e', 'f'), shown('g')];

function formOf(fields: readonly (readonly [name: string, value: string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

it('reads a yes, a no to all that was shown, and neither where nothing was chosen', () => {
  const form = formOf([
    ['closest-0', 'b'],
    ['closest-1', 'none'],
  ]);
  expect(readConfirmed(form, PROPOSALS)).toEqual({ ...NOTHING_CONFIRMED, situations: ['b'], declined: ['d', 'e', 'f'] });
});

it('takes nothing for a yes that was not shown there', () => {
  expect(readConfirmed(formOf([['closest-0', 'd']]), PROPOSALS)).toEqual(NOTHING_CONFIRMED);
});

it('reads what the days have to keep to', () => {
  const form = formOf([
    ['deadline', '2026-12-24'],
    ['awayFrom', '2026-12-01'],
    ['awayTo', '2026-12-03'],
    ['freeDays', '2'],
    ['freeDays', '6'],
    ['schooling', 'trade'],
  ]);
  expect(readConfirmed(form, [])).toEqual({
    ...NOTHING_CONFIRMED,
    deadline: '2026-12-24',
    away: { from: '2026-12-01', to: '2026-12-03' },
    freeDays: [2, 6],
    schooling: 'trade',
  });
});

it('says what is missing of a time away', () => {
  expect(findGap(formOf([]))).toBeNull();
  expect(findGap(formOf([['awayFrom', '2026-12-01']]))).toContain('both');
  expect(
    findGap(
      formOf([
        ['awayFrom', '2026-12-03'],
        ['awayTo', '2026-12-01'],
      ]),
    ),
  ).toContain('before the first');
});
