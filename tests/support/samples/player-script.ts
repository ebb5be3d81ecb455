import { DECISIONS } from '#core/player/control/decisions.ts';
import type { PlayerCommands } from '#core/player/control/commands.ts';
import { FRESH_MIND, type PlayerEffect, type PlayerMind, type PlayerStep } from '#core/player/control/player-step.ts';
import { undoQueue } from '#core/player/control/queue-decisions.ts';
import { IDLE_PLAYBACK, type PlaybackState } from '#core/player/playback-state.ts';
import { EMPTY_PLAYER, type PlayerState } from '#core/player/player-state.ts';
import { reduceQueue } from '#core/player/queue.ts';
import { EMPTY_QUEUE, currentId, type RepeatMode } from '#core/player/queue-state.ts';

const PLAYING: PlaybackState = { ...IDLE_PLAYBACK, status: 'playing', positionSec: 100, durationSec: 600 };

/** An effect as text. */
function show(effect: PlayerEffect): string {
  switch (effect.type) {
    case 'engine': {
      const { type, ...rest } = effect.command;
      return [type, ...Object.values(rest)].join(' ');
    }
    case 'start':
      return `start ${effect.unitId} at ${effect.atSec ?? 'its place'}${effect.isPlayWanted ? '' : ', paused'}`;
    case 'prepare':
      return `prepare ${effect.unitId}`;
    case 'offer-undo':
      return `offer: ${effect.text}`;
    default:
      return effect.type;
  }
}

/** A player with no browser around it. What is loaded is what its queue is at. */
export class PlayerScript {
  state: PlayerState;
  mind: PlayerMind = FRESH_MIND;
  nowMs = 1_000_000;
  hasLearner = true;
  effects: readonly PlayerEffect[] = [];
  loadedId: string | null;

  constructor(
    queue: string,
    { at = 0, repeatMode = 'off' as RepeatMode, ...changes }: Partial<PlayerState> & { at?: number; repeatMode?: RepeatMode } = {},
  ) {
    const items = reduceQueue(EMPTY_QUEUE, { type: 'play-items', items: [...queue], startIndex: at, seed: 1 });
    this.state = { ...EMPTY_PLAYER, queue: { ...items, repeatMode }, playback: PLAYING, isPlayWanted: true, ...changes };
    this.loadedId = currentId(this.state.queue);
  }

  take(decide: (step: PlayerStep) => PlayerStep): string[] {
    const moment = { nowMs: this.nowMs, loadedId: this.loadedId, hasLearner: this.hasLearner, makeSeed: () => 7 };
    const step = decide({ state: this.state, mind: this.mind, effects: [], moment });
    ({ state: this.state, mind: this.mind, effects: this.effects } = step);
    return step.effects.map(show);
  }

  run<Name extends keyof PlayerCommands>(name: Name, ...args: Parameters<PlayerCommands[Name]>): string[] {
    return this.take((step) => DECISIONS[name](step, ...args));
  }

  undo(): string[] {
    const offer = this.effects.find((effect) => effect.type === 'offer-undo');
    if (!offer) throw new Error('Nothing to take back');
    return this.take((step) => undoQueue(step, offer.undo));
  }

  get items(): string {
    return this.state.queue.items.join('');
  }
}

/** A place in what plays. */
export const at = (positionSec: number, changes: Partial<PlaybackState> = {}): Partial<PlayerState> => ({
  playback: { ...PLAYING, positionSec, ...changes },
});
