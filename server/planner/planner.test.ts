import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { SessionStart } from '#core/coach/plan/turn-plan.ts';
import { makeFreshItem } from '#core/iq/sitting/make-fresh-item.ts';
import { openPlanner } from './planner.ts';

const LIMIT_MS = 1500;
const thread = path.join(import.meta.dirname, '../../tests/support/threads/slow-planner-thread.ts');
const planner = openPlanner({ thread, limitMs: LIMIT_MS });
afterAll(() => planner.close());

const caller = (id: string, gone?: AbortSignal) => ({ id, gone });
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
  const planned = await Promise.all(Array.from({ length: 40 }, (_, n) => planner.open(caller(`learner ${n}`), lasting(50), NOBODY)));
  expect(planned).toEqual(Array(40).fill('50'));
});

it('gives up what takes too long, and goes on with the next', async () => {
  const [endless, next] = await Promise.allSettled([
    planner.open(caller('one'), lasting(600_000), NOBODY),
    planner.open(caller('other'), lasting(1), NOBODY),
  ]);
  expect(endless.status).toBe('rejected');
  expect(next).toEqual({ status: 'fulfilled', value: '1' });
});

it('counts the beginning of its thread against no task, also after one was given up', async () => {
  const cold = openPlanner({ thread: path.join(path.dirname(thread), 'cold-planner-thread.ts'), limitMs: 500 });
  try {
    expect(await cold.open(caller('one'), lasting(1), NOBODY)).toBe('1');
    await expect(cold.open(caller('one'), lasting(600_000), NOBODY)).rejects.toThrow();
    expect(await cold.open(caller('one'), lasting(1), NOBODY)).toBe('1');
  } finally {
    await cold.close();
  }
});

it('gives up a thread that does not begin', async () => {
  const cold = openPlanner({ thread: path.join(path.dirname(thread), 'cold-planner-thread.ts'), startLimitMs: 200 });
  await expect(cold.open(caller('one'), lasting(1), NOBODY)).rejects.toThrow();
  await cold.close();
});

it('takes from one learner only so much at once, and the others meanwhile', async () => {
  const many = await Promise.allSettled(Array.from({ length: 60 }, () => planner.open(caller('one'), lasting(30), NOBODY)));
  expect(many.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(9);
  expect(many.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { name: 'LineFull', isOwn: true } });
  expect(await planner.open(caller('other'), lasting(1), NOBODY)).toBe('1');
});

it('does not begin what nobody waits for any more', async () => {
  const gone = new AbortController();
  const running = planner.open(caller('one'), lasting(100), NOBODY);
  const left = planner.open(caller('two', gone.signal), lasting(600_000), NOBODY);
  const next = planner.open(caller('three'), lasting(1), NOBODY);
  gone.abort();
  await expect(left).rejects.toThrow('aborted');
  expect([await running, await next]).toEqual(['100', '1']);
});

it('makes items of the IQ test on a thread that no talk holds', async () => {
  const wish = { templates: ['order'], level: 2, avoided: [], avoidedRules: [] } as const;
  // Both threads are there; to begin one takes longer than most answers.
  await Promise.all([planner.open(caller('one'), lasting(1), NOBODY), planner.makeItem(caller('two'), { ...wish, seed: '1' })]);
  const isTalking = { now: true };
  const talk = planner.open(caller('one'), lasting(1400), NOBODY).finally(() => (isTalking.now = false));
  expect(await planner.makeItem(caller('two'), { ...wish, seed: '1' })).toBe('1');
  expect(isTalking.now).toBe(true);
  expect(await talk).toBe('1400');
});

describe('items of the IQ test', () => {
  const real = openPlanner();
  afterAll(() => real.close());
  const WISH = { templates: ['order'], level: 2, seed: 'a', avoided: [], avoidedRules: [] } as const;

  it('are made, and made again, as they are on any thread', async () => {
    const item = await real.makeItem(caller('one'), WISH);
    expect(item).toEqual(makeFreshItem(WISH));
    expect(await real.remakeItem(caller('one'), item)).toEqual(item);
  });

  it('are not those that somebody has seen', async () => {
    const { signature } = await real.makeItem(caller('one'), WISH);
    expect((await real.makeItem(caller('one'), { ...WISH, avoided: [signature] })).signature).not.toBe(signature);
  });

  it('that cannot be made say so', async () => {
    await expect(real.makeItem(caller('one'), { ...WISH, templates: [] })).rejects.toThrow(RangeError);
  });
});
