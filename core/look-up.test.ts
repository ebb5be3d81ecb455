import { expect, it } from 'vitest';
import { lookUp } from './look-up.ts';

it('finds what a record holds, and nothing that every object has', () => {
  const record = { one: 1 };
  expect(lookUp(record, 'one')).toBe(1);
  for (const name of ['two', 'toString', 'constructor', '__proto__', 'hasOwnProperty']) expect(lookUp(record, name)).toBeUndefined();
});
