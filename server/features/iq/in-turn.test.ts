import { expect, it } from 'vitest';
import { createInTurn } from './in-turn.ts';

it('serves one key one after the other, whatever fails, and others meanwhile', async () => {
  const inTurn = createInTurn();
  const told: string[] = [];
  const first = Promise.withResolvers<void>();
  const slow = inTurn('a', async () => {
    await first.promise;
    told.push('slow');
    throw new Error('It failed.');
  });
  const waiting = inTurn('a', async () => told.push('waiting'));
  await inTurn('b', async () => told.push('other'));
  first.resolve();
  await expect(slow).rejects.toThrow('It failed.');
  await waiting;
  expect(told).toEqual(['other', 'slow', 'waiting']);
});
