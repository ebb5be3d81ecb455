import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canNext, canPrevious, indexAfterEnded, isValidQueue, reduceQueue, type QueueAction } from './queue.ts';
import { REPEAT_MODES, EMPTY_QUEUE, currentId, type QueueState } from './queue-state.ts';
import { SavedQueue } from './saved-queue.ts';

const run = (queue: QueueState, ...actions: QueueAction[]): QueueState => actions.reduce(reduceQueue, queue);

const play = (items: string, startIndex = 0): QueueState =>
  run(EMPTY_QUEUE, { type: 'play-items', items: [...items], startIndex, seed: 1 });

/** The queue as text: the playing item in brackets. */
const show = (queue: QueueState): string => queue.items.map((id, at) => (at === queue.currentQueueIndex ? `[${id}]` : id)).join('');

describe('play-items', () => {
  it('plays from the given index', () => {
    expect(show(play('abc'))).toBe('[a]bc');
    expect(show(play('abc', 2))).toBe('ab[c]');
  });

  it('starts at the first item when the index is not there', () => {
    expect(show(play('abc', 9))).toBe('[a]bc');
    expect(show(play('abc', -1))).toBe('[a]bc');
  });

  it('keeps an id once, and still plays the one that was asked for', () => {
    expect(show(play('abcabd', 4))).toBe('a[b]cd');
  });

  it('replaces what was there, and keeps the modes', () => {
    const queue = run(play('abc'), { type: 'cycle-repeat' }, { type: 'play-items', items: ['x', 'y'], seed: 1 });
    expect(show(queue)).toBe('[x]y');
    expect(queue.repeatMode).toBe('one');
  });

  it('shuffles new items when shuffle is on, the chosen one first', () => {
    const queue = run(
      play('ab'),
      { type: 'toggle-shuffle', seed: 1 },
      {
        type: 'play-items',
        items: [...'vwxyz'],
        startIndex: 2,
        seed: 4,
      },
    );
    expect(currentId(queue)).toBe('x');
    expect(queue.currentQueueIndex).toBe(0);
    expect(queue.unshuffled?.join('')).toBe('vwxyz');
  });

  it('with no items empties the queue', () => {
    expect(run(play('abc'), { type: 'play-items', items: [], seed: 1 })).toEqual(EMPTY_QUEUE);
    expect(run(EMPTY_QUEUE, { type: 'play-items', items: [], seed: 1 })).toBe(EMPTY_QUEUE);
  });
});

describe('play-next and add-to-end', () => {
  it('inserts behind the current item, or at the end', () => {
    expect(show(run(play('abc', 1), { type: 'play-next', id: 'x' }))).toBe('a[b]xc');
    expect(show(run(play('abc', 1), { type: 'add-to-end', id: 'x' }))).toBe('a[b]cx');
  });

  it('moves an id that is queued already, and never the playing one', () => {
    expect(show(run(play('abc', 1), { type: 'play-next', id: 'a' }))).toBe('[b]ac');
    expect(show(run(play('abc', 1), { type: 'add-to-end', id: 'a' }))).toBe('[b]ca');
    expect(show(run(play('abc', 1), { type: 'play-next', id: 'b' }))).toBe('a[b]c');
    expect(show(run(play('abc', 1), { type: 'add-to-end', id: 'b' }))).toBe('a[b]c');
  });

  it('makes the first item of an empty queue the current one', () => {
    expect(show(run(EMPTY_QUEUE, { type: 'play-next', id: 'x' }))).toBe('[x]');
    expect(show(run(EMPTY_QUEUE, { type: 'add-to-end', id: 'x' }, { type: 'add-to-end', id: 'y' }))).toBe('[x]y');
  });
});

describe('next and previous (specification 2)', () => {
  it('previous is disabled at the first item, whatever the repeat mode [spec 2.queue.previous]', () => {
    const first = play('abc');
    expect(canPrevious(first)).toBe(false);
    expect(canPrevious(run(first, { type: 'cycle-repeat' }, { type: 'cycle-repeat' }))).toBe(false);
    expect(run(first, { type: 'previous' })).toBe(first);
    expect(show(run(play('abc', 2), { type: 'previous' }))).toBe('a[b]c');
  });

  it('next is disabled at the last item unless repeat is all [spec 2.queue.next]', () => {
    const last = play('abc', 2);
    expect(canNext(last)).toBe(false);
    expect(run(last, { type: 'next' })).toBe(last);
    const one = run(last, { type: 'cycle-repeat' });
    expect([one.repeatMode, canNext(one)]).toEqual(['one', false]);
    const all = run(one, { type: 'cycle-repeat' });
    expect([all.repeatMode, canNext(all)]).toEqual(['all', true]);
    expect(show(run(all, { type: 'next' }))).toBe('[a]bc');
  });

  it('both are disabled in an empty queue', () => {
    const all = run(EMPTY_QUEUE, { type: 'cycle-repeat' }, { type: 'cycle-repeat' });
    expect([canNext(all), canPrevious(all), currentId(all)]).toEqual([false, false, null]);
    expect(run(all, { type: 'next' }, { type: 'previous' }, { type: 'ended' })).toBe(all);
  });

  it('jumps only to a place that is there', () => {
    const queue = play('abc');
    expect(show(run(queue, { type: 'jump', index: 2 }))).toBe('ab[c]');
    for (const index of [-1, 3, 0.5, Number.NaN]) expect(run(queue, { type: 'jump', index })).toBe(queue);
  });
});

describe('ended', () => {
  it('repeat off: goes on, and stops at the last item', () => {
    expect(show(run(play('ab'), { type: 'ended' }))).toBe('a[b]');
    const last = play('ab', 1);
    expect(indexAfterEnded(last)).toBeNull();
    expect(run(last, { type: 'ended' })).toBe(last);
  });

  it('repeat one: stays', () => {
    const queue = run(play('ab'), { type: 'cycle-repeat' });
    expect(indexAfterEnded(queue)).toBe(0);
    expect(run(queue, { type: 'ended' })).toBe(queue);
  });

  it('has nothing to play in an empty queue, whatever the repeat mode', () => {
    for (const repeatMode of REPEAT_MODES) expect(indexAfterEnded({ ...EMPTY_QUEUE, repeatMode })).toBeNull();
  });

  it('repeat all: goes round', () => {
    const queue = run(play('ab', 1), { type: 'cycle-repeat' }, { type: 'cycle-repeat' });
    expect(show(run(queue, { type: 'ended' }))).toBe('[a]b');
  });

  it('repeat mode cycles off, one, all (specification 4) [spec 4.repeat.cycle]', () => {
    const modes = [1, 2, 3, 4].map((n) => run(EMPTY_QUEUE, ...Array<QueueAction>(n).fill({ type: 'cycle-repeat' })));
    expect(modes.map((queue) => queue.repeatMode)).toEqual(['one', 'all', 'off', 'one']);
  });
});

describe('move and remove', () => {
  it('moves an item, and the playing one keeps playing', () => {
    expect(show(run(play('abcd', 1), { type: 'move', from: 3, to: 0 }))).toBe('da[b]c');
    expect(show(run(play('abcd', 1), { type: 'move', from: 1, to: 3 }))).toBe('acd[b]');
    expect(show(run(play('abcd', 1), { type: 'move', from: 1, to: 2 }))).toBe('ac[b]d');
  });

  it('ignores a move from or to nowhere', () => {
    const queue = play('abc');
    for (const [from, to] of [
      [0, 3],
      [3, 0],
      [-1, 0],
      [0, -1],
      [1, 1],
      [0, Number.NaN],
    ] as const) {
      expect(run(queue, { type: 'move', from, to })).toBe(queue);
    }
  });

  it('removes before, behind and at the playing item', () => {
    expect(show(run(play('abc', 1), { type: 'remove', index: 0 }))).toBe('[b]c');
    expect(show(run(play('abc', 1), { type: 'remove', index: 2 }))).toBe('a[b]');
    expect(show(run(play('abc', 1), { type: 'remove', index: 1 }))).toBe('a[c]');
    expect(show(run(play('abc', 2), { type: 'remove', index: 2 }))).toBe('a[b]');
    expect(run(play('a'), { type: 'remove', index: 0 })).toEqual(EMPTY_QUEUE);
  });

  it('clears, and keeps the modes', () => {
    const queue = run(play('abc'), { type: 'toggle-shuffle', seed: 3 }, { type: 'cycle-repeat' }, { type: 'clear' });
    expect(queue).toEqual({ items: [], currentQueueIndex: -1, shuffle: true, unshuffled: [], repeatMode: 'one' });
    expect(run(EMPTY_QUEUE, { type: 'clear' })).toBe(EMPTY_QUEUE);
  });
});

describe('toggle-shuffle', () => {
  const seed = 11;

  it('puts the playing item first and the others behind it', () => {
    const queue = run(play('abcdefgh', 3), { type: 'toggle-shuffle', seed });
    expect(show(queue)).toMatchInlineSnapshot(`"[d]abfcghe"`);
    expect(queue.items.toSorted().join('')).toBe('abcdefgh');
  });

  it('is undone cleanly', () => {
    const before = play('abcdefgh', 3);
    expect(run(before, { type: 'toggle-shuffle', seed }, { type: 'toggle-shuffle', seed })).toEqual(before);
  });

  it('returns to the old order with what was added, removed and played meanwhile', () => {
    const queue = run(
      play('abcd', 1),
      { type: 'toggle-shuffle', seed },
      { type: 'play-next', id: 'x' },
      { type: 'add-to-end', id: 'y' },
      { type: 'move', from: 4, to: 2 },
    );
    expect(show(queue).startsWith('[b]x')).toBe(true);
    const removed = run(queue, { type: 'remove', index: queue.items.indexOf('c') }, { type: 'next' });
    expect(show(run(removed, { type: 'toggle-shuffle', seed }))).toBe('ab[x]dy');
  });

  it('works in an empty queue', () => {
    const on = run(EMPTY_QUEUE, { type: 'toggle-shuffle', seed });
    expect(on).toEqual({ ...EMPTY_QUEUE, shuffle: true, unshuffled: [] });
    expect(run(on, { type: 'toggle-shuffle', seed })).toEqual(EMPTY_QUEUE);
  });
});

describe('restore', () => {
  it('brings back a queue that was there, modes and all', () => {
    const before = run(play('abcd', 2), { type: 'toggle-shuffle', seed: 3 }, { type: 'cycle-repeat' });
    expect(run(before, { type: 'clear' }, { type: 'restore', queue: before })).toBe(before);
  });

  it('refuses what is no queue', () => {
    const queue = play('abc');
    for (const broken of [
      { ...queue, currentQueueIndex: 3 },
      { ...queue, unshuffled: ['a', 'b', 'c'] },
      { ...queue, shuffle: true, unshuffled: ['a', 'b', 'c', 'd'] },
    ]) {
      expect(run(queue, { type: 'restore', queue: broken })).toBe(queue);
    }
  });
});

describe('SavedQueue', () => {
  it('takes a queue and refuses what is not one', () => {
    const queue = run(play('abc', 1), { type: 'toggle-shuffle', seed: 5 });
    expect(SavedQueue.parse(JSON.parse(JSON.stringify(queue)))).toEqual(queue);
    const broken = [
      { ...queue, currentQueueIndex: 3 },
      { ...queue, currentQueueIndex: -1 },
      { ...queue, currentQueueIndex: 0.5 },
      { ...queue, items: ['a', 'a', 'b'] },
      { ...queue, shuffle: false },
      { ...queue, unshuffled: null },
      { ...queue, unshuffled: ['a', 'b', 'x'] },
      { ...queue, unshuffled: ['a', 'b', 'b'] },
      { ...queue, repeatMode: 'some' },
      { ...queue, items: [1, 2, 3] },
      { ...EMPTY_QUEUE, items: [''], currentQueueIndex: 0 },
      { ...EMPTY_QUEUE, items: ['x'.repeat(201)], currentQueueIndex: 0 },
      { ...EMPTY_QUEUE, items: Array.from({ length: 20_001 }, (_, i) => `${i}`), currentQueueIndex: 0 },
      null,
    ];
    for (const saved of broken) expect(SavedQueue.safeParse(saved).success).toBe(false);
  });
});

describe('any sequence of actions', () => {
  const id = fc.constantFrom(...'abcdefghij');
  const index = fc.oneof(fc.integer({ min: -2, max: 12 }), fc.constantFrom(0.5, Number.NaN, Infinity));
  const seed = fc.integer();
  const action: fc.Arbitrary<QueueAction> = fc.oneof(
    fc.record({ type: fc.constant('play-items'), items: fc.array(id, { maxLength: 8 }), startIndex: index, seed }),
    fc.record({ type: fc.constantFrom('play-next', 'add-to-end'), id }),
    fc.record({ type: fc.constantFrom('jump', 'remove'), index }),
    fc.record({ type: fc.constant('move'), from: index, to: index }),
    fc.record({ type: fc.constant('toggle-shuffle'), seed }),
    fc.record({
      type: fc.constant('restore'),
      queue: fc.uniqueArray(id).chain((items) =>
        fc.record({
          items: fc.constant(items),
          currentQueueIndex: fc.integer({ min: -1, max: 9 }),
          shuffle: fc.boolean(),
          unshuffled: fc.constantFrom(null, items, items.toReversed()),
          repeatMode: fc.constantFrom(...REPEAT_MODES),
        }),
      ),
    }),
    fc.record({ type: fc.constantFrom('next', 'previous', 'ended', 'cycle-repeat', 'clear') }),
  ) as fc.Arbitrary<QueueAction>;

  it('keeps the queue valid (100,000 actions)', () => {
    let actionCount = 0;
    const checkRun = (actions: QueueAction[]): void => {
      let queue = EMPTY_QUEUE;
      for (const next of actions) {
        const before = queue;
        const frozen = JSON.stringify(before);
        queue = reduceQueue(queue, next);
        actionCount++;
        if (!isValidQueue(queue)) throw new Error(`${JSON.stringify(next)} made ${JSON.stringify(queue)}`);
        if (JSON.stringify(before) !== frozen) throw new Error(`${next.type} changed its input`);
        checkStep(before, next, queue);
      }
    };
    fc.assert(fc.property(fc.array(action, { minLength: 100, maxLength: 100 }), checkRun), {
      numRuns: 1000,
      seed: 20_260_701,
    });
    expect(actionCount).toBeGreaterThanOrEqual(100_000);
  });

  /** What holds for every single step. */
  function checkStep(before: QueueState, done: QueueAction, after: QueueState): void {
    const keepsCurrent = ['play-next', 'add-to-end', 'move', 'toggle-shuffle', 'cycle-repeat'];
    if (keepsCurrent.includes(done.type) && before.items.length > 0) {
      expect(currentId(after)).toBe(currentId(before));
    }
    if (done.type === 'next') expect(after !== before).toBe(canNext(before) && before.items.length > 1);
    if (done.type === 'previous') expect(after !== before).toBe(canPrevious(before));
    if (done.type === 'ended') expect(after.currentQueueIndex).toBe(indexAfterEnded(before) ?? before.currentQueueIndex);
    const keepsItems = ['next', 'previous', 'jump', 'ended', 'cycle-repeat', 'move', 'toggle-shuffle'];
    if (keepsItems.includes(done.type)) expect(after.items.toSorted()).toEqual(before.items.toSorted());
  }

  it('shuffle on and off is the identity for any queue', () => {
    fc.assert(
      fc.property(fc.uniqueArray(id, { minLength: 1 }), fc.nat(9), seed, (items, startIndex, any) => {
        const before = run(EMPTY_QUEUE, { type: 'play-items', items, startIndex, seed: any });
        const toggle: QueueAction = { type: 'toggle-shuffle', seed: any };
        expect(run(before, toggle, toggle)).toEqual(before);
      }),
    );
  });
});
