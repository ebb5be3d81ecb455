import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PLAYBACK, SKIP_CHOICES } from './playback-defaults.ts';
import { PlaybackChange, PlaybackSettings, readPlayback } from './playback-settings.ts';

const settings = fc.record({
  backSec: fc.integer({ min: 5, max: 60 }),
  forwardSec: fc.integer({ min: 5, max: 60 }),
  rate: fc.double({ min: 0.5, max: 3, noNaN: true }),
  hasShortcuts: fc.boolean(),
});

describe('readPlayback', () => {
  it('starts with the defaults of the product', () => {
    expect(DEFAULT_PLAYBACK).toEqual({ backSec: 15, forwardSec: 30, rate: 1, hasShortcuts: true });
    expect(SKIP_CHOICES).toContain(DEFAULT_PLAYBACK.backSec);
    expect(SKIP_CHOICES).toContain(DEFAULT_PLAYBACK.forwardSec);
  });

  it.each([undefined, null, 3, 'text', [], {}, [1, 2], { __proto__: { rate: 2 } }])('takes %j as nothing stored', (stored) => {
    expect(readPlayback(stored)).toEqual(DEFAULT_PLAYBACK);
  });

  it('keeps what it understands of a value that no longer fits', () => {
    expect(readPlayback({ backSec: 10, forwardSec: 1000, rate: '2', hasShortcuts: false, voice: 'gone' })).toEqual({
      backSec: 10,
      forwardSec: 30,
      rate: 1,
      hasShortcuts: false,
    });
  });

  it('gives back whatever was valid', () => {
    fc.assert(
      fc.property(settings, (value) => {
        expect(readPlayback(JSON.parse(JSON.stringify(value)))).toEqual(value);
      }),
    );
  });

  it('makes something valid of anything', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(PlaybackSettings.safeParse(readPlayback(value)).error).toBeUndefined();
      }),
    );
  });
});

describe('PlaybackChange', () => {
  it('adds nothing to what is said', () => expect(PlaybackChange.parse({ rate: 2 })).toEqual({ rate: 2 }));
  it.each([
    { rate: 0.4 },
    { rate: 3.1 },
    { rate: Number.NaN },
    { backSec: 4 },
    { backSec: 7.5 },
    { forwardSec: 61 },
    { hasShortcuts: 1 },
    { voice: 'a' },
  ])('refuses %j', (change) => expect(PlaybackChange.safeParse(change).success).toBe(false));
});
