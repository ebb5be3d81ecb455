import type { QueueAction } from '../queue.ts';
import type { PlayerCommands } from './commands.ts';
import { act, playingId, setQueue, type PlayerTurn, type QueueUndo, type StartOptions } from './player-turn.ts';

/** The commands that change the order of things. Playback follows, and every loss can be taken back. */
export const QUEUE_DECISIONS = {
  playNext(turn, ids) {
    // Each goes right behind the current one, so the last is put there first; the first of an empty queue becomes the current one.
    const [first, ...rest] = ids;
    const order = playingId(turn) === null && first !== undefined ? [first, ...rest.toReversed()] : ids.toReversed();
    return add(
      turn,
      order.map((id) => ({ type: 'play-next', id })),
      order,
      'Plays next.',
    );
  },
  addToQueue: (turn, ids) => add(turn, addAll(ids), ids, 'Added to the queue.'),
  moveInQueue: (turn, from, to) => setQueue(turn, { type: 'move', from, to }),
  removeFromQueue(turn, index) {
    const id = turn.state.queue.items[index];
    if (id === undefined) return turn;
    return changeWithUndo(turn, [{ type: 'remove', index }], 'Removed from the queue.', { add: [id], toIndex: index });
  },
  clearQueue: (turn) => changeWithUndo(turn, [{ type: 'clear' }], 'Queue cleared.', { add: turn.state.queue.items }),
  toggleShuffle: (turn) => setQueue(turn, { type: 'toggle-shuffle', seed: turn.moment.makeSeed() }),
  cycleRepeat: (turn) => setQueue(turn, { type: 'cycle-repeat' }),
} as const satisfies Decisions<
  'playNext' | 'addToQueue' | 'moveInQueue' | 'removeFromQueue' | 'clearQueue' | 'toggleShuffle' | 'cycleRepeat'
>;

/** What each command decides. */
export type Decisions<Name extends keyof PlayerCommands = keyof PlayerCommands> = {
  readonly [Own in Name]: (turn: PlayerTurn, ...args: Parameters<PlayerCommands[Own]>) => PlayerTurn;
};

const addAll = (ids: readonly string[]): QueueAction[] => ids.map((id) => ({ type: 'add-to-end', id }));

/** Another current item is loaded, and sounds only when there was sound. */
function changeQueue(turn: PlayerTurn, actions: readonly QueueAction[], resume?: StartOptions): PlayerTurn {
  const before = playingId(turn);
  const changed = setQueue(turn, ...actions);
  const now = playingId(changed);
  if (now === null) return act(changed, { type: 'put-away' });
  if (now === before) return changed;
  const { isPlayWanted } = turn.state;
  return act(changed, { type: 'start', unitId: now, ...(resume ?? { atSec: null, isPlayWanted: before !== null && isPlayWanted }) });
}

function offerUndo(turn: PlayerTurn, text: string, then: PlayerTurn, mend: QueueUndo['mend']): PlayerTurn {
  const { queue: before, playback, isPlayWanted } = then.state;
  const undo = { before, after: turn.state.queue, resume: { atSec: playback.positionSec, isPlayWanted }, mend };
  return act(turn, { type: 'offer-undo', text, undo });
}

function changeWithUndo(turn: PlayerTurn, actions: readonly QueueAction[], text: string, mend: QueueUndo['mend']): PlayerTurn {
  const changed = changeQueue(turn, actions);
  return changed.state.queue === turn.state.queue ? changed : offerUndo(changed, text, turn, mend);
}

function add(turn: PlayerTurn, actions: readonly QueueAction[], ids: readonly string[], text: string): PlayerTurn {
  const had = new Set(turn.state.queue.items);
  return changeWithUndo(turn, actions, text, { remove: ids.filter((id) => !had.has(id)) });
}

/** A whole other queue: what was put together by hand can be had back. */
export function replaceQueue(turn: PlayerTurn, action: QueueAction): PlayerTurn {
  const replaced = setQueue(turn, action);
  const kept = new Set(replaced.state.queue.items);
  const lost = turn.state.queue.items.filter((id) => !kept.has(id));
  return lost.length > 0 ? offerUndo(replaced, 'Another queue plays.', turn, { add: lost }) : replaced;
}

export function undoQueue(turn: PlayerTurn, { before, after, resume, mend }: QueueUndo): PlayerTurn {
  if (turn.state.queue === after) return changeQueue(turn, [{ type: 'restore', queue: before }], resume);
  if ('remove' in mend) {
    return mend.remove.reduce((done, id) => changeQueue(done, [{ type: 'remove', index: done.state.queue.items.indexOf(id) }]), turn);
  }
  const added = changeQueue(turn, addAll(mend.add));
  const last = added.state.queue.items.length - 1;
  return mend.toIndex === undefined ? added : setQueue(added, { type: 'move', from: last, to: Math.min(mend.toIndex, last) });
}
