import { describe, expect, it } from 'vitest';
import type { Goal } from '#core/goals/goal.ts';
import { makePlannedGoal } from '../../../tests/support/samples/planned-goal.ts';
import { countStones } from './count-stones.ts';
import { moveGoal } from './move-goal.ts';
import { countGoals } from './count-goals.ts';
import { describeParts, nextPart } from './parts.ts';

const goal = makePlannedGoal();
const [work] = goal.works;
const allTicked = goal.steps.map((step) => ({ ...step, isDone: true }));

describe('what comes next for a goal', () => {
  it('is a work that is under way', () => {
    expect(nextPart(goal)).toEqual({ kind: 'work', work });
  });

  it('is the first step that is not done, before a work that is not begun', () => {
    const untouched = goal.works.map((own) => ({ ...own, fraction: 0 }));
    expect(nextPart({ ...goal, works: untouched })).toMatchObject({ kind: 'step', step: { id: 's2' } });
    expect(nextPart({ ...goal, works: untouched, steps: allTicked })).toMatchObject({ kind: 'work' });
  });

  it('is the practice when all else is done, and nothing after it', () => {
    const read = { ...goal, steps: allTicked, works: goal.works.map((own) => ({ ...own, fraction: 1, isFinished: true })) };
    expect(nextPart(read)).toMatchObject({ kind: 'practice' });
    expect(nextPart({ ...read, practised: 1 })).toBeNull();
  });
});

describe('a step that is ticked', () => {
  it('brings the goal nearer at once, and back when it is taken back', () => {
    const ticked = moveGoal(goal, { step: { id: 's2', isDone: true } });
    expect(ticked.progress).toEqual({ done: 2, of: 4 });
    expect(moveGoal(ticked, { step: { id: 's2', isDone: false } })).toEqual(goal);
  });
});

it('a goal that is moved to no day has none', () => {
  expect(moveGoal(goal, { dueOn: null, state: 'dropped', reason: 'Another job.' })).toMatchObject({
    ...{ dueOn: null, state: 'dropped', reason: 'Another job.', steps: goal.steps },
  });
});

it.each([
  [{ done: 0, of: 0 }, null],
  [{ done: 0, of: 1 }, '0 of 1 part done'],
  [{ done: 2, of: 4 }, '2 of 4 parts done'],
])('%o is said as “%s”', (progress, words) => {
  expect(describeParts(progress)).toBe(words);
});

describe('how many goals there are', () => {
  const known = { counts: { open: 30, done: 2, postponed: 0, dropped: 0 }, openWithDay: 10 };
  const of = (id: string, state: Goal['state'], dueOn: string | null = null) => ({ id, state, dueOn });

  it('is what the server counted, of which one page is listed', () => {
    expect(countGoals(known, 'open', [of('a', 'open'), of('b', 'open', '2026-12-01')], new Map())).toEqual(known);
  });

  it('goes with what was moved here', () => {
    expect(countGoals(known, 'open', [of('a', 'done', '2026-12-01'), of('b', 'dropped')], new Map())).toEqual({
      ...{ counts: { open: 28, done: 3, postponed: 0, dropped: 1 }, openWithDay: 9 },
    });
    expect(countGoals(known, 'done', [of('a', 'open', '2026-12-01')], new Map())).toEqual({
      ...{ counts: { open: 31, done: 1, postponed: 0, dropped: 0 }, openWithDay: 11 },
    });
  });

  it('is less what was deleted here, listed or not, and never less than none', () => {
    const leaving = new Map([of('a', 'open', '2026-12-01'), of('b', 'done'), of('c', 'dropped')].map((goal) => [goal.id, goal]));
    expect(countGoals(known, 'open', [of('a', 'open', '2026-12-01')], leaving)).toEqual({
      ...{ counts: { open: 29, done: 1, postponed: 0, dropped: 0 }, openWithDay: 9 },
    });
  });
});

describe('the cairn of a goal', () => {
  const stones = (done: number, of: number, state: 'open' | 'done' = 'open') => countStones({ progress: { done, of }, state });

  it('has a stone for each part, of up to eight', () => {
    for (const [done, of] of [
      [2, 4],
      [2, 7],
      [3, 8],
    ] as const)
      expect(stones(done, of)).toEqual({ laid: done, all: of });
  });

  it('of many parts shows the first that is done, and keeps the last stone for the last', () => {
    expect([stones(0, 31), stones(1, 31), stones(30, 31), stones(31, 31)].map(({ laid }) => laid)).toEqual([0, 1, 7, 8]);
  });

  it('is whole when the goal is reached, whatever was left out', () => {
    expect(stones(1, 4, 'done')).toEqual({ laid: 4, all: 4 });
    expect(stones(0, 0, 'done')).toEqual({ laid: 1, all: 1 });
    expect(stones(0, 0)).toEqual({ laid: 0, all: 1 });
  });
});
