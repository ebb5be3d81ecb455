import type { QueueAction } from '../queue.ts';
import { act } from '../step.ts';
import type { PlayerCommands } from './commands.ts';
import { playingId, setQueue, type PlayerStep, type QueueUndo, type StartOptions } from './player-step.ts';

/** The commands that change the order of things. Playback follows, and every loss can be taken back. */
export const QUEUE_DECISIONS = {
  playNext(step, ids) {
    // Each goes right behind the current one, so the last is put there first; the first of an empty queue becomes the current one.
    const [first, ...rest] = ids;
    const order = playingId(step) === null && first !== undefined ? [first, ...rest.toReversed()] : ids.toReversed();
    return add(
      step,
      order.map((id) => ({ type: 'play-next', id })),
      order,
      'Plays next.',
    );
  },
  addToQueue: (step, ids) => add(step, addAll(ids), ids, 'Added to the queue.'),
  moveInQueue: (step, from, to) => setQueue(step, { type: 'move', from, to }),
  removeFromQueue(step, index) {
    const id = step.state.queue.items[index];
    if (id === undefined) return step;
    return changeWithUndo(step, [{ type: 'remove', index }], 'Removed from the queue.', { add: [id], toIndex: index });
  },
  clearQueue: (step) => changeWithUndo(step, [{ type: 'clear' }], 'Queue cleared.', { add: step.state.queue.items }),
  toggleShuffle: (step) => setQueue(step, { type: 'toggle-shuffle', seed: step.moment.makeSeed() }),
  cycleRepeat: (step) => setQueue(step, { type: 'cycle-repeat' }),
} as const satisfies Decisions<
  'playNext' | 'addToQueue' | 'moveInQueue' | 'removeFromQueue' | 'clearQueue' | 'toggleShuffle' | 'cycleRepeat'
>;

/** What each command decides. */
export type Decisions<Name extends keyof PlayerCommands = keyof PlayerCommands> = {
  readonly [Own in Name]: (step: PlayerStep, ...args: Parameters<PlayerCommands[Own]>) => PlayerStep;
};

const addAll = (ids: readonly string[]): QueueAction[] => ids.map((id) => ({ type: 'add-to-end', id }));

/** Another current entry is loaded, and sounds only when there was sound. */
function changeQueue(step: PlayerStep, actions: readonly QueueAction[], resume?: StartOptions): PlayerStep {
  const before = playingId(step);
  const changed = setQueue(step, ...actions);
  const now = playingId(changed);
  if (now === null) return act(changed, { type: 'put-away' });
  if (now === before) return changed;
  const { isPlayWanted } = step.state;
  return act(changed, { type: 'start', unitId: now, ...(resume ?? { atSec: null, isPlayWanted: before !== null && isPlayWanted }) });
}

function offerUndo(step: PlayerStep, text: string, then: PlayerStep, mend: QueueUndo['mend']): PlayerStep {
  const { queue: before, playback, isPlayWanted } = then.state;
  const undo = { before, after: step.state.queue, resume: { atSec: playback.positionSec, isPlayWanted }, mend };
  return act(step, { type: 'offer-undo', text, undo });
}

function changeWithUndo(step: PlayerStep, actions: readonly QueueAction[], text: string, mend: QueueUndo['mend']): PlayerStep {
  const changed = changeQueue(step, actions);
  return changed.state.queue === step.state.queue ? changed : offerUndo(changed, text, step, mend);
}

function add(step: PlayerStep, actions: readonly QueueAction[], ids: readonly string[], text: string): PlayerStep {
  const had = new Set(step.state.queue.items);
  return changeWithUndo(step, actions, text, { remove: ids.filter((id) => !had.has(id)) });
}

/** A whole other queue: what was put together by hand can be had back. */
export function replaceQueue(step: PlayerStep, action: QueueAction): PlayerStep {
  const replaced = setQueue(step, action);
  const kept = new Set(replaced.state.queue.items);
  const lost = step.state.queue.items.filter((id) => !kept.has(id));
  return lost.length > 0 ? offerUndo(replaced, 'Your queue was replaced.', step, { add: lost }) : replaced;
}

export function undoQueue(step: PlayerStep, { before, after, resume, mend }: QueueUndo): PlayerStep {
  if (step.state.queue === after) return changeQueue(step, [{ type: 'restore', queue: before }], resume);
  if ('remove' in mend) {
    return mend.remove.reduce((done, id) => changeQueue(done, [{ type: 'remove', index: done.state.queue.items.indexOf(id) }]), step);
  }
  const added = changeQueue(step, addAll(mend.add));
  const last = added.state.queue.items.length - 1;
  return mend.toIndex === undefined ? added : setQueue(added, { type: 'move', from: last, to: Math.min(mend.toIndex, last) });
}
