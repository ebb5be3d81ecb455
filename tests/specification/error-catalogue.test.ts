import { expect, it } from 'vitest';
import { COACH_FAILURES } from '#core/coach/failures.ts';
import { factsOf } from './rows.ts';

it('the errors of the coach are those of the catalogue, word for word [spec 8.text.*]', () => {
  expect(Object.values(COACH_FAILURES)).toEqual(factsOf('8.text').map(([, words]) => words));
});
