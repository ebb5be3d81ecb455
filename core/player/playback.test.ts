import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FINE_RATE_STEP,
  MIN_RATE,
  RATE_STEP,
  VOLUME_STEP,
  clampRate,
  clampVolume,
  reducePlayback,
  seekTarget,
  stepRate,
  stepVolume,
  type PlaybackAction,
} from './playback.ts';
import { MAX_RATE } from '../progress/heard.ts';
import { IDLE_PLAYBACK, PLAYBACK_FAULTS, PLAYBACK_STATUSES, type PlaybackState } from './playback-state.ts';

const run = (playback: PlaybackState, ...actions: PlaybackAction[]): PlaybackState => actions.reduce(reducePlayback, playback);

/** A unit of 100 s, confirmed at 40 s and playing. */
const PLAYING = run(
  IDLE_PLAYBACK,
  { type: 'load', positionSec: 40 },
  { type: 'duration', durationSec: 100 },
  { type: 'seeked', positionSec: 40, isPlayWanted: true },
  { type: 'playing' },
);

it('begins as loud as the device, at normal speed', () => {
  expect(IDLE_PLAYBACK).toMatchObject({ volume: 1, isMuted: false, rate: 1 });
});

describe('loading', () => {
  it('shows the place it goes to, and nothing else, until it is there', () => {
    const loading = run(IDLE_PLAYBACK, { type: 'load', positionSec: 40 });
    expect(loading).toMatchObject({ status: 'loading', positionSec: 40, durationSec: null, isPlacing: true });
    const early = run(loading, { type: 'duration', durationSec: 100 }, { type: 'time', positionSec: 0 });
    expect(early.positionSec).toBe(40);
  });

  it('is paused at its place when play is not wanted, loading until the sound when it is', () => {
    const loading = run(IDLE_PLAYBACK, { type: 'load', positionSec: 40 }, { type: 'duration', durationSec: 100 });
    expect(run(loading, { type: 'seeked', positionSec: 40, isPlayWanted: false }).status).toBe('paused');
    const wanted = run(loading, { type: 'seeked', positionSec: 40, isPlayWanted: true });
    expect(wanted).toMatchObject({ status: 'loading', isPlacing: false });
    expect(run(wanted, { type: 'playing' }).status).toBe('playing');
  });

  it('keeps the sound from one unit to the next, and forgets the rest', () => {
    const next = run(
      PLAYING,
      { type: 'volume', volume: 0.3, isMuted: true },
      { type: 'rate', rate: 1.5 },
      { type: 'failed', fault: 'media' },
      { type: 'load', positionSec: 0 },
    );
    expect(next).toEqual({
      ...IDLE_PLAYBACK,
      status: 'loading',
      isPlacing: true,
      volume: 0.3,
      isMuted: true,
      rate: 1.5,
    });
  });

  it('is over when the end comes before the place is confirmed', () => {
    const ended = run(IDLE_PLAYBACK, { type: 'load', positionSec: 40 }, { type: 'duration', durationSec: 100 }, { type: 'ended' });
    expect(ended).toMatchObject({ status: 'ended', isPlacing: false, positionSec: 100 });
  });

  it('takes a place past the end back to the end as soon as the end is known', () => {
    const loading = run(IDLE_PLAYBACK, { type: 'load', positionSec: 400 }, { type: 'duration', durationSec: 100 });
    expect(loading.positionSec).toBe(100);
  });
});

describe('playing', () => {
  it('follows the element', () => {
    expect(run(PLAYING, { type: 'time', positionSec: 41.5 }).positionSec).toBe(41.5);
    expect(run(PLAYING, { type: 'paused' }).status).toBe('paused');
    expect(run(PLAYING, { type: 'waiting' })).toMatchObject({ status: 'playing', isWaiting: true });
    expect(run(PLAYING, { type: 'waiting' }, { type: 'playing' }).isWaiting).toBe(false);
    expect(run(PLAYING, { type: 'waiting' }, { type: 'paused' }).isWaiting).toBe(false);
    expect(run(PLAYING, { type: 'buffered', bufferedSec: 70 }).bufferedSec).toBe(70);
    expect(run(PLAYING, { type: 'buffered', bufferedSec: 700 }).bufferedSec).toBe(100);
  });

  it('ends at the end, and a late pause does not undo it', () => {
    const ended = run(PLAYING, { type: 'ended' });
    expect(ended).toMatchObject({ status: 'ended', positionSec: 100 });
    expect(run(ended, { type: 'paused' }).status).toBe('ended');
    expect(run(ended, { type: 'seeked', positionSec: 3, isPlayWanted: false })).toMatchObject({
      status: 'paused',
      positionSec: 3,
    });
    expect(run(ended, { type: 'playing' }).status).toBe('playing');
  });

  it('keeps the place when the file fails, and ignores what the dead element still says', () => {
    const failed = run(PLAYING, { type: 'time', positionSec: 55 }, { type: 'failed', fault: 'network' });
    expect(failed).toMatchObject({ status: 'error', fault: 'network', positionSec: 55 });
    expect(run(failed, { type: 'playing' }, { type: 'time', positionSec: 0 }, { type: 'paused' })).toBe(failed);
  });

  it('is silent and at nothing after unload', () => {
    expect(run(PLAYING, { type: 'unload' })).toEqual(IDLE_PLAYBACK);
    expect(run(IDLE_PLAYBACK, { type: 'playing' }, { type: 'time', positionSec: 9 })).toBe(IDLE_PLAYBACK);
  });
});

describe('seekTarget', () => {
  it('is ignored while the duration is unknown (specification 5)', () => {
    const unknown = run(PLAYING, { type: 'duration', durationSec: null });
    expect(seekTarget(unknown, 50)).toBeNull();
    expect(seekTarget(IDLE_PLAYBACK, 50)).toBeNull();
    for (const durationSec of [Number.NaN, Infinity, 0, -5]) {
      expect(seekTarget(run(PLAYING, { type: 'duration', durationSec }), 50)).toBeNull();
    }
  });

  it('is ignored until the starting place is confirmed', () => {
    const loading = run(IDLE_PLAYBACK, { type: 'load', positionSec: 40 }, { type: 'duration', durationSec: 100 });
    expect(seekTarget(loading, 50)).toBeNull();
  });

  it('stays within the unit', () => {
    expect(seekTarget(PLAYING, 50)).toBe(50);
    expect(seekTarget(PLAYING, -5)).toBe(0);
    expect(seekTarget(PLAYING, 500)).toBe(100);
    expect(seekTarget(PLAYING, Infinity)).toBe(100);
    expect(seekTarget(PLAYING, -Infinity)).toBe(0);
    expect(seekTarget(PLAYING, Number.NaN)).toBeNull();
  });
});

describe('speed and volume', () => {
  it.each([
    [1.2, 1.2],
    [0.5, 0.5],
    [0.1, 0.5],
    [3, 3],
    [16, 3],
    [-1, 0.5],
    [Number.NaN, 1],
    [Infinity, 1],
  ])('speed %d is %d', (rate, clamped) => {
    expect(clampRate(rate)).toBe(clamped);
    expect(run(PLAYING, { type: 'rate', rate }).rate).toBe(clamped);
  });

  it.each([
    [0, 0],
    [0.4, 0.4],
    [1.4, 1],
    [-0.1, 0],
    [Number.NaN, 1],
  ])('volume %d is %d', (volume, clamped) => {
    expect(clampVolume(volume)).toBe(clamped);
    expect(run(IDLE_PLAYBACK, { type: 'volume', volume, isMuted: false }).volume).toBe(clamped);
  });
});

describe('any sequence of events', () => {
  const sec = fc.oneof(fc.double({ min: -10, max: 200, noNaN: true }), fc.constantFrom(Number.NaN, Infinity, -Infinity, 0));
  const action: fc.Arbitrary<PlaybackAction> = fc.oneof(
    fc.record({ type: fc.constantFrom('load', 'time'), positionSec: sec }),
    fc.record({ type: fc.constant('seeked'), positionSec: sec, isPlayWanted: fc.boolean() }),
    fc.record({ type: fc.constant('duration'), durationSec: fc.option(sec) }),
    fc.record({ type: fc.constant('buffered'), bufferedSec: sec }),
    fc.record({ type: fc.constantFrom('waiting', 'playing', 'paused', 'ended') }),
    fc.record({ type: fc.constant('unload') }),
    fc.record({ type: fc.constant('failed'), fault: fc.constantFrom(...PLAYBACK_FAULTS) }),
    fc.record({ type: fc.constant('volume'), volume: sec, isMuted: fc.boolean() }),
    fc.record({ type: fc.constant('rate'), rate: sec }),
  ) as fc.Arbitrary<PlaybackAction>;

  function findFault(playback: PlaybackState): string | null {
    const { status, positionSec, durationSec, bufferedSec, volume, rate } = playback;
    const end = durationSec ?? Infinity;
    if (!PLAYBACK_STATUSES.includes(status)) return 'status';
    if (durationSec !== null && !(durationSec > 0 && Number.isFinite(durationSec))) return 'duration';
    if (!(Number.isFinite(positionSec) && positionSec >= 0 && positionSec <= end)) return 'position';
    if (!(Number.isFinite(bufferedSec) && bufferedSec >= 0)) return 'buffered';
    if (!(volume >= 0 && volume <= 1)) return 'volume';
    if (!(rate >= 0.5 && rate <= 3)) return 'rate';
    if ((status === 'error') !== (playback.fault !== null)) return 'fault';
    if (status === 'idle' && (positionSec !== 0 || durationSec !== null || playback.isPlacing)) return 'idle';
    if (status !== 'playing' && status !== 'loading' && playback.isWaiting) return 'waiting';
    return null;
  }

  it('keeps playback valid (100,000 events)', () => {
    let count = 0;
    const checkRun = (actions: PlaybackAction[]): void => {
      let playback = IDLE_PLAYBACK;
      for (const next of actions) {
        const before = playback;
        playback = reducePlayback(playback, next);
        count++;
        const fault = findFault(playback);
        if (fault) throw new Error(`${fault}: ${JSON.stringify(next)} made ${JSON.stringify(playback)}`);
        if (before.isPlacing && next.type === 'time') expect(playback.positionSec).toBe(before.positionSec);
      }
      const target = seekTarget(playback, 50);
      expect(target === null).toBe(playback.durationSec === null || playback.isPlacing);
    };
    fc.assert(fc.property(fc.array(action, { minLength: 100, maxLength: 100 }), checkRun), {
      numRuns: 1000,
      seed: 20_260_702,
    });
    expect(count).toBeGreaterThanOrEqual(100_000);
  });
});

describe('steps of speed and volume', () => {
  it('leave no dust of floating point, and stop at the ends', () => {
    let rate = MIN_RATE;
    const seen = [rate];
    while (rate < MAX_RATE) seen.push((rate = stepRate(rate, FINE_RATE_STEP)));
    expect(seen).toHaveLength(51);
    expect(seen.map((one) => Number(one.toFixed(2)))).toEqual(seen);
    expect([stepRate(3, RATE_STEP), stepRate(0.5, -RATE_STEP), stepRate(1.15, -FINE_RATE_STEP)]).toEqual([3, 0.5, 1.1]);
    expect([stepVolume(0.15, VOLUME_STEP), stepVolume(1, VOLUME_STEP), stepVolume(0.02, -VOLUME_STEP)]).toEqual([0.2, 1, 0]);
  });
});
