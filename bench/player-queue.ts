import { EMPTY_QUEUE, type QueueState } from '#core/player/queue-state.ts';
import { reduceQueue, type QueueAction } from '#core/player/queue.ts';
import { count, inTurns, median, printBenchmark, times, type Benchmark } from './support/measure.ts';

const ITEMS = 10_000;
const ACTIONS = 4000;

/** One line of every kind of change, over the whole queue. */
function makeActions(): QueueAction[] {
  return Array.from({ length: ACTIONS }, (_, i): QueueAction => {
    const index = (i * 7919) % ITEMS;
    switch (i % 6) {
      case 0:
        return { type: 'move', from: index, to: (index * 31) % ITEMS };
      case 1:
        return { type: 'play-next', id: `unit-${index}` };
      case 2:
        return { type: 'remove', index };
      case 3:
        return { type: 'add-to-end', id: `unit-${index}` };
      case 4:
        return { type: 'next' };
      default:
        return { type: 'jump', index };
    }
  });
}

async function rateOf(work: () => void, repeats: number): Promise<number> {
  const start = performance.now();
  work();
  return repeats / ((performance.now() - start) / 1000);
}

export const playerQueue: Benchmark = {
  question: `How many changes of a queue of ${count(ITEMS)} items a second?`,
  measure: async () => {
    const items = Array.from({ length: ITEMS }, (_, i) => `unit-${i}`);
    const full: QueueState = reduceQueue(EMPTY_QUEUE, { type: 'play-items', items, startIndex: 5000, seed: 1 });
    const shuffled = reduceQueue(full, { type: 'toggle-shuffle', seed: 1 });
    const actions = makeActions();
    const reduceAll = (start: QueueState) => () => {
      let queue = start;
      for (const action of actions) queue = reduceQueue(queue, action);
    };
    const copyAll = () => {
      let copy: readonly string[] = items;
      for (let i = 0; i < ACTIONS; i++) copy = copy.toSpliced(i, 1, `other-${i}`);
    };
    const runs = await inTurns({
      copy: () => rateOf(copyAll, ACTIONS),
      ordered: () => rateOf(reduceAll(full), ACTIONS),
      shuffled: () => rateOf(reduceAll(shuffled), ACTIONS),
      shuffle: () => rateOf(() => Array.from({ length: 50 }, (_, seed) => reduceQueue(full, { type: 'toggle-shuffle', seed })), 50),
    });
    const limit = median(runs.copy);
    const line = (what: string, rates: readonly number[]) => ({
      what,
      value: `${count(median(rates))}/s`,
      comparedWith: `${times(median(rates) / limit)} of one copy of the list a change`,
    });
    return [line('changes in order', runs.ordered), line('changes while shuffled', runs.shuffled), line('shuffles', runs.shuffle)];
  },
};

if (import.meta.main) await printBenchmark(playerQueue);
