import { describe, expect, it } from 'vitest';
import { endOfInterval, GRACE_MS, openUntil, paidUntilOf, payUntil, stateAgain, type HeldPlan, type StatedPlan } from './held-plan.ts';

const START: HeldPlan = { status: 'active', until: 100, cancelsAtEnd: false, statedAt: 0, paidUntil: null };
const say = (change: Partial<StatedPlan>): StatedPlan => ({ status: 'active', until: 100, cancelsAtEnd: false, statedAt: 10, ...change });

describe('openUntil', () => {
  it.each<[string, Partial<HeldPlan>, number]>([
    ['a plan that renews opens a week longer than is paid', {}, 100 + GRACE_MS],
    ['one whose card fails does as well', { status: 'past_due' }, 100 + GRACE_MS],
    ['one that was stopped opens until its end', { cancelsAtEnd: true }, 100],
    ['one that has ended opens nothing', { status: 'ended' }, 0],
    ['one that is paid once stays open', { until: null }, Infinity],
    ['a later receipt counts', { paidUntil: 200 }, 200 + GRACE_MS],
    ['an earlier receipt does not shorten', { paidUntil: 50 }, 100 + GRACE_MS],
  ])('%s', (_, change, end) => expect(openUntil({ ...START, ...change })).toBe(end));
});

describe('what the provider says', () => {
  it('holds when it is newer', () => {
    expect(stateAgain(START, say({ until: 300 }))).toMatchObject({ until: 300, statedAt: 10 });
    expect(stateAgain({ ...START, statedAt: 20 }, say({ until: 300 }))).toMatchObject({ until: 100, statedAt: 20 });
  });

  it('ends a plan for good', () => {
    const ended = stateAgain({ ...START, statedAt: 20 }, say({ status: 'ended' }));
    expect(ended.status).toBe('ended');
    expect(stateAgain(ended, say({ statedAt: 99 })).status).toBe('ended');
  });

  it('comes to the same in any order, and however often', () => {
    const told = [
      say({ statedAt: 1, until: 100 }),
      say({ statedAt: 5, status: 'past_due', until: 100 }),
      say({ statedAt: 5, status: 'active', until: 200 }),
      say({ statedAt: 9, status: 'active', until: 200, cancelsAtEnd: true }),
      200,
      100,
    ];
    const take = (plan: HeldPlan, what: StatedPlan | number) => (typeof what === 'number' ? payUntil(plan, what) : stateAgain(plan, what));
    const results = permute(told).map((order) => JSON.stringify([...order, ...order].reduce(take, START)));
    expect(new Set(results).size).toBe(1);
    expect(JSON.parse(results[0] ?? '')).toEqual({ status: 'active', until: 200, cancelsAtEnd: true, statedAt: 9, paidUntil: 200 });
  });
});

function permute<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, i) => permute(items.toSpliced(i, 1)).map((rest) => [item, ...rest]));
}

it('a payment for what is paid once names no end', () => {
  expect(payUntil({ ...START, until: null }, null)).toEqual({ ...START, until: null });
  expect(paidUntilOf({ ...START, until: null })).toBeNull();
});

describe('endOfInterval', () => {
  it.each([
    ['month', '2026-01-15T10:30:00.000Z', '2026-02-15T10:30:00.000Z'],
    ['month', '2026-01-31T00:00:00.000Z', '2026-02-28T00:00:00.000Z'],
    ['month', '2026-12-31T00:00:00.000Z', '2027-01-31T00:00:00.000Z'],
    ['year', '2028-02-29T00:00:00.000Z', '2029-02-28T00:00:00.000Z'],
  ] as const)('a %s from %s is %s', (interval, from, to) => {
    expect(new Date(endOfInterval(interval, Date.parse(from)) ?? 0).toISOString()).toBe(to);
  });
  it('once has none', () => expect(endOfInterval('once', 0)).toBeNull());
});
