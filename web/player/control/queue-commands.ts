import { currentId, reduceQueue, type QueueAction } from '#core/player/queue.ts';
import type { PlayerMemory } from '../keeping/player-memory.ts';
import type { PlayerCommands } from '../player-commands.ts';
import type { PlayerState, PlayerStore } from '../player-store.ts';
import type { PlayerDependencies } from './player-dependencies.ts';
import type { PlayerNotices } from './player-notices.ts';
import type { UnitSession } from './unit-session.ts';

interface QueueParts {
  store: PlayerStore;
  memory: PlayerMemory;
  notices: PlayerNotices;
  session: Pick<UnitSession, 'start'>;
  dependencies: Pick<PlayerDependencies, 'makeSeed'>;
  /** Puts the player away, when the queue has become empty. */
  onEmpty(): void;
}

type QueueCommands = Pick<
  PlayerCommands,
  'playNext' | 'addToQueue' | 'moveInQueue' | 'removeFromQueue' | 'clearQueue' | 'toggleShuffle' | 'cycleRepeat'
>;

export interface QueueControl {
  /** Changes the queue and remembers it; what plays is not touched. */
  set(...actions: readonly QueueAction[]): void;
  /** The same, for a whole other queue: what was put together by hand can be had back. */
  replace(action: QueueAction): void;
  commands: QueueCommands;
}

export function createQueueControl({ store, memory, notices, session, dependencies, onEmpty }: QueueParts): QueueControl {
  const get = store.getState;
  const playing = (): string | null => currentId(get().queue);

  /** Several actions are one change: shown once, and kept once. */
  function set(...actions: readonly QueueAction[]): void {
    const queue = actions.reduce(reduceQueue, get().queue);
    if (queue === get().queue) return;
    store.setState({ queue });
    memory.writeQueue(queue);
  }

  interface Resume {
    atSec: number | null;
    isPlayWanted: boolean;
  }

  /** Playback follows: another current item is loaded, and sounds only when there was sound. */
  function change(actions: readonly QueueAction[], resume: Resume | null = null): void {
    const before = playing();
    set(...actions);
    const now = playing();
    if (now === null) return onEmpty();
    const isPlayWanted = before !== null && get().isPlayWanted;
    if (now !== before) void session.start(now, resume ?? { atSec: null, isPlayWanted });
  }

  /**
   * Sends a notice that takes back what was done since `then`: exactly, while nothing else has changed the queue, and with
   * what played at its place; later by `mend`, which keeps what came since.
   */
  function offerUndo(text: string, { queue: before, playback, isPlayWanted }: PlayerState, mend: () => void): void {
    const after = get().queue;
    const resume = { atSec: playback.positionSec, isPlayWanted };
    const undo = () => (get().queue === after ? change([{ type: 'restore', queue: before }], resume) : mend());
    notices.send({ text, tone: 'plain', about: 'queue', undo });
  }

  function changeWithUndo(text: string, actions: readonly QueueAction[], mend: () => void): void {
    const then = get();
    change(actions);
    if (get().queue !== then.queue) offerUndo(text, then, mend);
  }

  const addAll = (ids: readonly string[]): QueueAction[] => ids.map((id) => ({ type: 'add-to-end', id }));

  function replace(action: QueueAction): void {
    const then = get();
    set(action);
    const kept = new Set(get().queue.items);
    const lost = then.queue.items.filter((id) => !kept.has(id));
    if (lost.length > 0) offerUndo('Another queue plays.', then, () => change(addAll(lost)));
  }

  function add(ids: readonly string[], actions: readonly QueueAction[], text: string): void {
    const had = new Set(get().queue.items);
    changeWithUndo(text, actions, () => {
      for (const id of ids) if (!had.has(id)) change([{ type: 'remove', index: get().queue.items.indexOf(id) }]);
    });
  }

  return {
    set,
    replace,
    commands: {
      playNext(ids) {
        // Each goes right behind the current one, so the last is put there first; the first of an empty queue becomes the current one.
        const [first, ...rest] = ids;
        const isEmpty = playing() === null;
        const order = isEmpty && first !== undefined ? [first, ...rest.toReversed()] : ids.toReversed();
        add(
          order,
          order.map((id) => ({ type: 'play-next', id })),
          'Plays next.',
        );
      },
      addToQueue: (ids) => add(ids, addAll(ids), 'Added to the queue.'),
      moveInQueue: (from, to) => set({ type: 'move', from, to }),
      removeFromQueue(index) {
        const id = get().queue.items[index];
        if (id === undefined) return;
        changeWithUndo('Removed from the queue.', [{ type: 'remove', index }], () => {
          change(addAll([id]));
          const last = get().queue.items.length - 1;
          set({ type: 'move', from: last, to: Math.min(index, last) });
        });
      },
      clearQueue() {
        const { items } = get().queue;
        changeWithUndo('Queue cleared.', [{ type: 'clear' }], () => change(addAll(items)));
      },
      toggleShuffle: () => set({ type: 'toggle-shuffle', seed: dependencies.makeSeed() }),
      cycleRepeat: () => set({ type: 'cycle-repeat' }),
    },
  };
}
