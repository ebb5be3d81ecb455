// Apart from the reducer, which only a page that plays something needs.

/** In the order in which the button goes round (specification 4). */
export const REPEAT_MODES = ['off', 'one', 'all'] as const;
export type RepeatMode = (typeof REPEAT_MODES)[number];

/**
 * What is played after what. A unit stands in the queue at most once, so that its id names its place.
 * `currentQueueIndex` is -1 only in an empty queue.
 */
export interface QueueState {
  /** Unit ids in the order in which they are played. */
  readonly items: readonly string[];
  readonly currentQueueIndex: number;
  readonly shuffle: boolean;
  /** The same ids in the order to return to when shuffle is turned off; null while it is off. */
  readonly unshuffled: readonly string[] | null;
  readonly repeatMode: RepeatMode;
}

export const EMPTY_QUEUE: QueueState = {
  items: [],
  currentQueueIndex: -1,
  shuffle: false,
  unshuffled: null,
  repeatMode: 'off',
};

export const currentId = (queue: QueueState): string | null => queue.items[queue.currentQueueIndex] ?? null;
