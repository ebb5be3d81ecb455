import type { EngineCommand } from '../engine-command.ts';
import { noteJump } from '../places/place-history.ts';
import type { PlaybackSettings } from '../playback-settings.ts';
import { reducePlayback, type EngineEvent } from '../playback.ts';
import type { PlayerState, PlayerView, VideoView } from '../player-state.ts';
import { reduceQueue, type QueueAction } from '../queue.ts';
import { currentId, type QueueState } from '../queue-state.ts';
import { act, change, type Step } from '../step.ts';

/** What the player remembers for itself; nobody is shown it. */
export interface PlayerMind {
  /** Entries in a row that could not be played. */
  readonly faults: number;
  readonly pausedMs: number;
  /** Where the sleep timer waits for the end of a chapter. */
  readonly awaitedSec: number | null;
}

export const FRESH_MIND: PlayerMind = { faults: 0, pausedMs: 0, awaitedSec: null };

/** What is true outside at the moment of an event. */
export interface PlayerMoment {
  readonly nowMs: number;
  /** What the engine holds; null while a unit is fetched. */
  readonly loadedId: string | null;
  /** A visitor hears samples, and keeps nothing on the server. */
  readonly hasLearner: boolean;
  /** A seed for the next shuffle. */
  makeSeed(): number;
}

export interface StartOptions {
  /** Null for the learner's place. */
  readonly atSec: number | null;
  readonly isPlayWanted: boolean;
  /** Instead of an error, a unit that is not in the library any more leaves the queue. */
  readonly dropsMissing?: boolean;
}

/** What of the player is kept in this browser. */
export interface KeptChanges {
  readonly settings?: PlaybackSettings;
  readonly video?: VideoView;
}

/** How a change of the queue is taken back: exactly while `after` is still there, with what played then; else by `mend`. */
export interface QueueUndo {
  readonly before: QueueState;
  readonly after: QueueState;
  readonly resume: StartOptions;
  /** Keeps what came since. `toIndex`: where a single one stood. */
  readonly mend: { readonly add: readonly string[]; readonly toIndex?: number } | { readonly remove: readonly string[] };
}

export type PlayerEffect =
  | { type: 'engine'; command: EngineCommand }
  | ({ type: 'start'; unitId: string } & StartOptions)
  /** Fetches what is played next, and lets the engine make it ready. */
  | { type: 'prepare'; unitId: string | null }
  /** Stops, and lets go of what was played: the queue is empty. */
  | { type: 'put-away' }
  /** The queue goes on by itself, unless something happens before. */
  | { type: 'skip-after'; ms: number }
  | { type: 'end-skip' }
  /** Asks whether another device is somewhere else in the unit by now. */
  | { type: 'look-elsewhere'; unitId: string }
  | { type: 'keep'; changes: KeptChanges }
  | { type: 'keep-queue'; queue: QueueState }
  | { type: 'keep-rate'; itemId: string; rate: number }
  | { type: 'save-place' }
  | { type: 'send-unsent' }
  | { type: 'add-bookmark'; unitId: string; positionSec: number }
  | { type: 'offer-undo'; text: string; undo: QueueUndo };

/** Something that happens to the player, on its way. */
export interface PlayerStep extends Step<PlayerState, PlayerEffect> {
  readonly mind: PlayerMind;
  readonly moment: PlayerMoment;
}

export const keepInMind = (step: PlayerStep, changes: Partial<PlayerMind>): PlayerStep => ({ ...step, mind: { ...step.mind, ...changes } });

export const show = (step: PlayerStep, changes: Partial<PlayerView>): PlayerStep =>
  change(step, { view: { ...step.state.view, ...changes } });

export const tell = (step: PlayerStep, command: EngineCommand): PlayerStep => act(step, { type: 'engine', command });

/**
 * What is asked of the engine holds in the state at once: a press that comes before the engine has answered builds on the
 * press before it. What the engine then says is the truth.
 */
export const foresee = (step: PlayerStep, said: EngineEvent): PlayerStep =>
  change(step, { playback: reducePlayback(step.state.playback, said) });

/** Only what the engine holds can be told something. */
export const tellLoaded = (step: PlayerStep, command: EngineCommand): PlayerStep =>
  step.moment.loadedId === null ? step : tell(step, command);

export const playingId = ({ state }: PlayerStep): string | null => currentId(state.queue);

export const endSkip = (step: PlayerStep): PlayerStep => act(step, { type: 'end-skip' });

/** Changes the queue and keeps it; what plays is not touched. Several actions are one change. */
export function setQueue(step: PlayerStep, ...actions: readonly QueueAction[]): PlayerStep {
  const queue = actions.reduce(reduceQueue, step.state.queue);
  return queue === step.state.queue ? step : act(change(step, { queue }), { type: 'keep-queue', queue });
}

/** A place was left that the learner may want back. */
export function noteLeft(step: PlayerStep, fromSec: number, toSec: number): PlayerStep {
  const unitId = playingId(step);
  if (unitId === null) return step;
  return change(step, { history: noteJump(step.state.history, { unitId, fromSec, toSec, nowMs: step.moment.nowMs }) });
}
