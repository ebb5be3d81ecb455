import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { SessionStart } from '#core/coach/plan/turn-plan.ts';
import { makeFreshItem } from '#core/iq/sitting/make-fresh-item.ts';
import { openPlanner } from './planner.ts';

const LIMIT_MS = 1500;
const thread = path.join(import.meta.dirname, '../../tests/support/threads/slow-planner-thread.ts');
const planner = openPlanner({ thread, limitMs: LIMIT_MS });
afterAll(() => planner.close());

const NOBODY = { emergency: null, channel: null };
const lasting = (ms: number): SessionStart => ({
  mode: 'career',
  context: {},
  seed: String(ms),
  weakSpots: [],
  askedBefore: [],
  continued: null,
  goal: null,
});

it('plans for all who ask at once, though the last ones wait for longer than one may take', async () => {
  const planned = await Promise.all(Array.from({ length: 40 }, () => planner.open(lasting(50), NOBODY)));
  expect(planned).toEqual(Array(40).fill('50'));
});

it('gives up what takes too long, and goes on with the next', async () => {
  const [endless, next] = await Promise.allSettled([planner.open(lasting(600_000), NOBODY), planner.open(lasting(1), NOBODY)]);
  expect(endless.status).toBe('rejected');
  expect(next).toEqual({ status: 'fulfilled', value: '1' });
});

describe('items of the IQ test', () => {
  const real = openPlanner();
  afterAll(() => real.close());
  const WISH = { templates: ['order'], level: 2, seed: 'a', avoided: [], avoidedRules: [] } as const;

  it('are made, and made again, as they are on any thread', async () => {
    const item = await real.makeItem(WISH);
    expect(item).toEqual(makeFreshItem(WISH));
    expect(await real.remakeItem(item)).toEqual(item);
  });

  it('are not those that somebody has seen', async () => {
    const { signature } = await real.makeItem(WISH);
    expect((await real.makeItem({ ...WISH, avoided: [signature] })).signature).not.toBe(signature);
  });

  it('that cannot be made say so', async () => {
    await expect(real.makeItem({ ...WISH, templates: [] })).rejects.toThrow(RangeError);
  });
});
