import { currentId, REPEAT_MODES, type QueueState } from './queue-state.ts';
import { shuffleIds } from './shuffle.ts';

/** `seed` decides the order of a shuffle; core has no randomness of its own. */
export type QueueAction =
  | { type: 'play-items'; items: readonly string[]; startIndex?: number; seed: number }
  | { type: 'play-next'; id: string }
  | { type: 'add-to-end'; id: string }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'jump'; index: number }
  | { type: 'move'; from: number; to: number }
  | { type: 'remove'; index: number }
  | { type: 'clear' }
  | { type: 'toggle-shuffle'; seed: number }
  | { type: 'cycle-repeat' }
  /** Brings back a queue that was there before. */
  | { type: 'restore'; queue: QueueState }
  | { type: 'ended' };

/** Previous is disabled at the first item, whatever the repeat mode (specification 2). */
export const canPrevious = (queue: QueueState): boolean => queue.currentQueueIndex > 0;

/** Next is disabled at the last item unless repeat is all (specification 2). */
export function canNext(queue: QueueState): boolean {
  if (queue.items.length === 0) return false;
  return queue.repeatMode === 'all' || queue.currentQueueIndex < queue.items.length - 1;
}

/** Index to play when the current item has ended: the same one to play it again, null to stop. */
export function indexAfterEnded(queue: QueueState): number | null {
  if (queue.items.length === 0) return null;
  if (queue.repeatMode === 'one') return queue.currentQueueIndex;
  return canNext(queue) ? (queue.currentQueueIndex + 1) % queue.items.length : null;
}

/**
 * The next state of the queue. Actions that cannot be carried out (an index that is not there, next at the end) return
 * the same object, so that nothing is drawn again.
 */
export function reduceQueue(queue: QueueState, action: QueueAction): QueueState {
  switch (action.type) {
    case 'play-items':
      return playItems(queue, action.items, action.startIndex ?? 0, action.seed);
    case 'play-next':
      return insert(queue, action.id, 'after-current');
    case 'add-to-end':
      return insert(queue, action.id, 'end');
    case 'next':
      return canNext(queue) ? goTo(queue, (queue.currentQueueIndex + 1) % queue.items.length) : queue;
    case 'previous':
      return canPrevious(queue) ? goTo(queue, queue.currentQueueIndex - 1) : queue;
    case 'jump':
      return goTo(queue, action.index);
    case 'move':
      return move(queue, action.from, action.to);
    case 'remove':
      return remove(queue, action.index);
    case 'clear':
      return queue.items.length === 0 ? queue : { ...queue, items: [], currentQueueIndex: -1, unshuffled: queue.shuffle ? [] : null };
    case 'toggle-shuffle':
      return queue.shuffle ? restoreOrder(queue) : shuffleOrder(queue, action.seed);
    case 'cycle-repeat': {
      const next = (REPEAT_MODES.indexOf(queue.repeatMode) + 1) % REPEAT_MODES.length;
      return { ...queue, repeatMode: REPEAT_MODES[next] ?? 'off' };
    }
    case 'restore':
      return isValidQueue(action.queue) ? action.queue : queue;
    case 'ended':
      return goTo(queue, indexAfterEnded(queue) ?? queue.currentQueueIndex);
  }
}

const hasIndex = (queue: QueueState, index: number): boolean => Number.isInteger(index) && index >= 0 && index < queue.items.length;

function goTo(queue: QueueState, index: number): QueueState {
  return hasIndex(queue, index) && index !== queue.currentQueueIndex ? { ...queue, currentQueueIndex: index } : queue;
}

function playItems(queue: QueueState, items: readonly string[], startIndex: number, seed: number): QueueState {
  const start = items[startIndex] ?? items[0];
  if (start === undefined) return reduceQueue(queue, { type: 'clear' });
  const unique = [...new Set(items)];
  const ordered: QueueState = {
    ...queue,
    items: unique,
    currentQueueIndex: unique.indexOf(start),
    shuffle: false,
    unshuffled: null,
  };
  return queue.shuffle ? shuffleOrder(ordered, seed) : ordered;
}

/** The current item goes first, so that all the others are still ahead. */
function shuffleOrder(queue: QueueState, seed: number): QueueState {
  const current = currentId(queue);
  const others = shuffleIds(
    queue.items.filter((id) => id !== current),
    seed,
  );
  return {
    ...queue,
    items: current === null ? others : [current, ...others],
    currentQueueIndex: current === null ? -1 : 0,
    shuffle: true,
    unshuffled: queue.items,
  };
}

function restoreOrder(queue: QueueState): QueueState {
  const current = currentId(queue);
  const items = queue.unshuffled ?? queue.items;
  return {
    ...queue,
    items,
    currentQueueIndex: current === null ? -1 : items.indexOf(current),
    shuffle: false,
    unshuffled: null,
  };
}

/** An id that is already queued moves. The one that plays stays where it is. */
function insert(queue: QueueState, id: string, place: 'after-current' | 'end'): QueueState {
  const current = currentId(queue);
  if (id === current) return queue;
  const insertInto = (ids: readonly string[]): string[] => {
    const others = ids.filter((other) => other !== id);
    const at = place === 'end' || current === null ? others.length : others.indexOf(current) + 1;
    return others.toSpliced(at, 0, id);
  };
  const items = insertInto(queue.items);
  return {
    ...queue,
    items,
    currentQueueIndex: current === null ? 0 : items.indexOf(current),
    unshuffled: queue.unshuffled && insertInto(queue.unshuffled),
  };
}

/** Changes the order of playing only: turning shuffle off still returns to the order before it. */
function move(queue: QueueState, from: number, to: number): QueueState {
  const id = queue.items[from];
  if (id === undefined || from === to || !hasIndex(queue, to)) return queue;
  const current = currentId(queue);
  const items = queue.items.toSpliced(from, 1).toSpliced(to, 0, id);
  return { ...queue, items, currentQueueIndex: current === null ? -1 : items.indexOf(current) };
}

/** When the playing item goes, the one behind it takes its place; behind the last one there is the one before it. */
function remove(queue: QueueState, index: number): QueueState {
  const id = queue.items[index];
  if (id === undefined) return queue;
  const items = queue.items.toSpliced(index, 1);
  const shifted = index < queue.currentQueueIndex ? queue.currentQueueIndex - 1 : queue.currentQueueIndex;
  return {
    ...queue,
    items,
    currentQueueIndex: Math.min(shifted, items.length - 1),
    unshuffled: queue.unshuffled && queue.unshuffled.filter((other) => other !== id),
  };
}

/** What every state of the queue has to be; a stored queue that is not is thrown away. */
export function isValidQueue(queue: QueueState): boolean {
  const { items, currentQueueIndex, shuffle, unshuffled } = queue;
  const isIndexValid = items.length === 0 ? currentQueueIndex === -1 : hasIndex(queue, currentQueueIndex);
  const unique = new Set(items);
  const isOrderValid = shuffle ? unshuffled !== null && isPermutation(items, unshuffled) : unshuffled === null;
  return isIndexValid && unique.size === items.length && isOrderValid;
}

/** Whether `b` is `a` in some order. No id of `a` stands there twice. */
function isPermutation(a: readonly string[], b: readonly string[]): boolean {
  const ids = new Set(b);
  return a.length === b.length && a.every((id) => ids.has(id));
}
