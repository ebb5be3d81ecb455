import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideRange } from './byte-range.ts';

describe('decideRange', () => {
  it.each([
    [undefined, { kind: 'whole' }],
    ['bytes=0-', { kind: 'part', start: 0, end: 99 }],
    ['bytes=10-19', { kind: 'part', start: 10, end: 19 }],
    ['bytes=10-1000', { kind: 'part', start: 10, end: 99 }],
    ['bytes=-5', { kind: 'part', start: 95, end: 99 }],
    ['bytes=-500', { kind: 'part', start: 0, end: 99 }],
    ['bytes=100-', { kind: 'unsatisfiable' }],
    ['bytes=-0', { kind: 'unsatisfiable' }],
    ['bytes=20-10', { kind: 'whole' }],
    ['bytes=0-1,5-6', { kind: 'whole' }],
    ['bytes=-', { kind: 'whole' }],
    ['items=0-1', { kind: 'whole' }],
  ])('%s of 100 bytes', (header, expected) => expect(decideRange(header, 100)).toEqual(expected));

  it('never leaves the file', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), fc.nat(), (noise, a, b, size) => {
        for (const header of [noise, `bytes=${a}-${b}`, `bytes=-${a}`, `bytes=${a}-`]) {
          const range = decideRange(header, size);
          if (range.kind === 'part') expect(0 <= range.start && range.start <= range.end && range.end < size).toBe(true);
        }
      }),
    );
  });
});
