import { expect, it } from 'vitest';
import { isClosed, openUnits } from './closed-units.ts';

it.each([
  [undefined, [false, false]],
  ['none' as const, [false, false]],
  ['members' as const, [false, true]],
  ['lapsed' as const, [false, true]],
])('a lock of %s closes all but samples', (lock, closed) => {
  const item = lock === undefined ? {} : { lock };
  expect([true, false].map((sample) => isClosed(item, { sample }))).toEqual(closed);
});

it('the open units of a locked work are its samples', () => {
  const [taste, whole] = [
    { id: 'taste', sample: true },
    { id: 'whole', sample: false },
  ] as unknown as Parameters<typeof openUnits>[0]['units'];
  expect(openUnits({ lock: 'members', units: [taste!, whole!] })).toEqual([taste]);
});
