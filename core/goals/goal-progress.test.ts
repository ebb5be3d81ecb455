import { expect, it } from 'vitest';
import { goalProgress } from './goal-progress.ts';

const step = (isDone: boolean) => ({ id: 's', text: 'Ask.', isDone });
const work = (isFinished: boolean) => ({
  id: 'w',
  kind: 'course' as const,
  access: 'open' as const,
  title: 'Asking',
  fraction: 0.9,
  isFinished,
});
const NOTHING = { steps: [], works: [], practice: null, practised: 0 };

it('counts steps that are done and works that are finished', () => {
  expect(goalProgress({ ...NOTHING, steps: [step(true), step(false)], works: [work(true), work(false), work(false)] })).toEqual({
    done: 2,
    of: 5,
  });
});

it('counts the practice once, however often it was practised', () => {
  const practice = { mode: 'career' as const };
  expect(goalProgress({ ...NOTHING, practice })).toEqual({ done: 0, of: 1 });
  expect(goalProgress({ ...NOTHING, practice, practised: 3 })).toEqual({ done: 1, of: 1 });
});

it('does not count sessions of a goal that asks for none', () => {
  expect(goalProgress({ ...NOTHING, practised: 2 })).toEqual({ done: 0, of: 0 });
});
