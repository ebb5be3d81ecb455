import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IDLE_PLAYBACK, type PlaybackFault, type PlaybackState } from '../playback.ts';
import { EMPTY_PLAYER, type PlayerState } from '../player-state.ts';
import { EMPTY_QUEUE, currentId, isValidQueue, reduceQueue, type RepeatMode } from '../queue.ts';
import type { PlayerCommands } from './commands.ts';
import { adoptQueue, DECISIONS, dropMissing, forgetUnit } from './decisions.ts';
import { FRESH_MIND, type PlayerEffect, type PlayerMind, type PlayerStep } from './player-step.ts';
import { takeEnd, takeFault, takeTick } from './playing-decisions.ts';
import { undoQueue } from './queue-decisions.ts';

const PLAYING: PlaybackState = { ...IDLE_PLAYBACK, status: 'playing', positionSec: 100, durationSec: 600 };
const CHAPTERS = [
  { title: 'One', startSec: 0 },
  { title: 'Two', startSec: 200 },
];

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
class Script {
  state: PlayerState;
  mind: PlayerMind = FRESH_MIND;
  nowMs = 1_000_000;
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
    const moment = { nowMs: this.nowMs, loadedId: this.loadedId, hasLearner: true, makeSeed: () => 7 };
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

const at = (positionSec: number, changes: Partial<PlaybackState> = {}): Partial<PlayerState> => ({
  playback: { ...PLAYING, positionSec, ...changes },
});

describe('play and pause', () => {
  it('tell the engine, and change nothing that it has not said', () => {
    const script = new Script('ab');
    expect(script.run('toggle')).toEqual(['end-skip', 'pause']);
    expect(script.state.playback.status).toBe('playing');
    expect(script.state.isPlayWanted).toBe(false);
  });

  it('while a unit is fetched only keep the wish', () => {
    const script = new Script('ab', { playback: { ...IDLE_PLAYBACK, status: 'loading' } });
    script.loadedId = null;
    expect(script.run('toggle')).toEqual(['end-skip']);
    expect(script.run('toggle')).toEqual([]);
    expect(script.state.isPlayWanted).toBe(true);
  });

  it('after a pause of more than a minute look for a newer place', () => {
    const script = new Script('ab');
    script.run('pause');
    script.state = { ...script.state, playback: { ...PLAYING, status: 'paused' } };
    script.nowMs += 60_000;
    expect(script.run('play')).toEqual(['play']);
    script.nowMs += 1;
    expect(script.run('play')).toEqual(['look-elsewhere', 'play']);
  });
});

describe('a seek', () => {
  it('stays within the unit, and is ignored without a duration, a place or a unit', () => {
    expect(new Script('a').run('seek', 999)).toEqual(['seek 600']);
    expect(new Script('a').run('skip', -500)).toEqual(['seek 0']);
    expect(new Script('a', at(100, { durationSec: null })).run('forward')).toEqual([]);
    expect(new Script('a', at(100, { isPlacing: true })).run('back')).toEqual([]);
    const fetching = new Script('a');
    fetching.loadedId = null;
    expect(fetching.run('seek', 5)).toEqual([]);
  });

  it('far away can be taken back, and answers the choice of places', () => {
    const script = new Script('a', { placeChoice: { unitId: 'a', hereSec: 3, otherSec: 5 } as unknown as PlayerState['placeChoice'] });
    script.run('seek', 400);
    expect(script.state.placeChoice).toBeNull();
    expect(script.run('returnToPlace')).toEqual(['seek 100']);
    expect(script.run('returnToPlace')).toEqual([]);
  });

  it('by chapters goes to the next one, or beyond the last to the next item', () => {
    const episode = { id: 'a', title: 'A', duration: 600, chapters: CHAPTERS } as unknown as PlayerState['episode'];
    expect(new Script('ab', { episode }).run('nextChapter')).toEqual(['seek 200']);
    expect(new Script('ab', { episode, ...at(300) }).run('nextChapter')).toEqual(['keep-queue', 'end-skip', 'start b at its place']);
  });
});

describe('playUnit', () => {
  it('starts another unit, with what is around it', () => {
    const script = new Script('ab');
    expect(script.run('playUnit', 'x', { queue: ['x', 'y'], startSec: 9 })).toEqual([
      'keep-queue',
      'offer: Another queue plays.',
      'end-skip',
      'start x at 9',
    ]);
    expect(script.items).toBe('xy');
  });

  it('puts a unit without a queue behind the current one', () => {
    const script = new Script('abc');
    script.run('playUnit', 'x');
    expect([script.items, currentId(script.state.queue)]).toEqual(['axbc', 'x']);
    script.run('playUnit', 'c');
    expect(script.items).toBe('axbc');
  });

  it('goes on with the current one, and starts it anew after an error', () => {
    expect(new Script('a').run('playUnit', 'a', { startSec: 70 })).toEqual(['seek 70', 'play']);
    expect(new Script('a', at(0, { status: 'error' })).run('playUnit', 'a')).toEqual(['end-skip', 'start a at its place']);
  });
});

describe('the end of an item', () => {
  const ends = (queue: string, more: ConstructorParameters<typeof Script>[1] = {}): string[] => new Script(queue, more).take(takeEnd);

  it('is the beginning of the next, of the same, or of the silence', () => {
    expect(ends('ab')).toEqual(['keep-queue', 'end-skip', 'start b at its place']);
    expect(ends('ab', { at: 1 })).toEqual([]);
    expect(ends('ab', { repeatMode: 'one' })).toEqual(['play']);
    expect(ends('ab', { at: 1, repeatMode: 'all' })).toEqual(['keep-queue', 'end-skip', 'start a at its place']);
    expect(ends('ab', { sleep: { kind: 'item' } })).toEqual(['set-fade 1']);
  });

  it('is prepared for in the last thirty seconds, at any speed', () => {
    const prepares = (queue: string, more: ConstructorParameters<typeof Script>[1]): string[] =>
      new Script(queue, more).take(takeTick).filter((effect) => effect.startsWith('prepare'));
    expect(prepares('ab', at(569))).toEqual([]);
    expect(prepares('ab', at(571))).toEqual(['prepare b']);
    expect(prepares('ab', at(541, { rate: 2 }))).toEqual(['prepare b']);
    expect(prepares('ab', { ...at(571), repeatMode: 'one' })).toEqual(['prepare null']);
  });

  it('with repeat all and one item goes back to its beginning', () => {
    expect(new Script('a', { repeatMode: 'all' }).run('next')).toEqual(['seek 0', 'play']);
  });
});

describe('the sleep timer', () => {
  it('fades, stops and is over; one that ran out while paused does not stop at once', () => {
    const script = new Script('a', { sleep: { kind: 'clock', endsMs: 1_004_000 } });
    expect(script.take(takeTick)).toEqual(['set-fade 0.25']);
    script.nowMs += 4000;
    expect(script.take(takeTick)).toEqual(['set-fade 0', 'end-skip', 'pause', 'set-fade 1']);
    expect(script.state).toMatchObject({ sleep: null, isPlayWanted: false });
    const late = new Script('a', { sleep: { kind: 'clock', endsMs: 0 } });
    expect(late.run('play')).toEqual(['set-fade 1', 'play']);
  });

  it('waits for the end of the chapter that is heard, also when the clock jumps over it', () => {
    const episode = { id: 'a', title: 'A', duration: 600, chapters: CHAPTERS } as unknown as PlayerState['episode'];
    const script = new Script('a', { episode, sleep: { kind: 'chapter' }, ...at(150) });
    expect(script.take(takeTick)).toEqual(['set-fade 1']);
    script.state = { ...script.state, ...at(201) };
    expect(script.take(takeTick)).toContain('pause');
  });
});

describe('a fault', () => {
  const fails = (fault: PlaybackFault, script = new Script('ab')): string[] => script.take((step) => takeFault(step, fault));

  it.each([
    ['media', true],
    ['voice', true],
    ['gone', true],
    ['members', true],
    ['network', false],
    ['session', false],
  ] as const)('%s is skipped after a while: %s', (fault, isSkipped) => {
    expect(fails(fault)).toEqual(isSkipped ? ['end-skip', 'skip-after'] : ['end-skip']);
  });

  it('is not skipped when nobody listens, at the end, or when nothing in the queue could be played', () => {
    expect(fails('media', new Script('ab', { isPlayWanted: false }))).toEqual(['end-skip']);
    expect(fails('media', new Script('ab', { at: 1 }))).toEqual(['end-skip']);
    const round = new Script('ab', { repeatMode: 'all' });
    expect([fails('media', round), fails('media', round)]).toEqual([['end-skip', 'skip-after'], ['end-skip']]);
    round.take(takeTick);
    expect(fails('media', round)).toEqual(['end-skip', 'skip-after']);
  });

  it.each([
    ['network', false, 'start a at 100'],
    ['unit', false, 'start a at its place'],
    // A place that was never confirmed is looked up again.
    ['network', true, 'start a at its place'],
  ] as const)('%s, placing %s, is tried again: %s', (fault, isPlacing, expected) => {
    expect(new Script('a', at(100, { status: 'error', fault, isPlacing })).run('toggle')).toEqual(['end-skip', expected]);
  });

  it('of the connection is tried again when it is back, for whoever listens', () => {
    const error = at(100, { status: 'error', fault: 'network' });
    expect(new Script('a', error).run('sendUnsent')).toEqual(['send-unsent', 'end-skip', 'start a at 100']);
    expect(new Script('a', { ...error, isPlayWanted: false }).run('sendUnsent')).toEqual(['send-unsent']);
  });
});

describe('the queue', () => {
  it('changed by hand is followed: the new current item sounds only when there was sound', () => {
    expect(new Script('abc').run('removeFromQueue', 0)).toEqual(['keep-queue', 'start b at its place', 'offer: Removed from the queue.']);
    expect(new Script('abc', { isPlayWanted: false }).run('removeFromQueue', 0)).toContain('start b at its place, paused');
    expect(new Script('').run('playNext', ['a', 'b'])).toContain('start a at its place, paused');
    expect(new Script('a').run('close')).toEqual(['keep-queue', 'put-away', 'offer: Queue cleared.']);
  });

  it('comes back exactly, with what played at its place', () => {
    const script = new Script('abc', { at: 1 });
    script.run('removeFromQueue', 1);
    expect(script.undo()).toEqual(['keep-queue', 'start b at 100']);
    expect(script.items).toBe('abc');
  });

  it('comes back among what has come since', () => {
    const removed = new Script('abc');
    removed.run('removeFromQueue', 1);
    const { effects } = removed;
    removed.run('addToQueue', ['x']);
    removed.effects = effects;
    removed.undo();
    expect(removed.items).toBe('abcx');

    const added = new Script('ab');
    added.run('playNext', ['b', 'x', 'y']);
    expect(added.items).toBe('abxy');
    const offer = added.effects;
    added.run('addToQueue', ['z']);
    added.effects = offer;
    added.undo();
    expect(added.items).toBe('abz');
  });

  it('of another tab is shown, paused; what is not in the library any more leaves it', () => {
    const script = new Script('ab');
    const { queue } = new Script('xy').state;
    expect(script.take((step) => adoptQueue(step, queue))).toEqual(['start x at its place, paused']);
    expect(script.take(dropMissing)).toEqual(['keep-queue', 'start y at its place, paused']);
    expect(script.take(dropMissing)).toEqual(['keep-queue', 'put-away']);
    script.take(forgetUnit);
    expect(script.state).toMatchObject({ episode: null, sleep: null, isPlayWanted: false, playback: { status: 'idle' } });
    expect(script.take((step) => adoptQueue(step, EMPTY_QUEUE))).toEqual([]);
  });
});

describe('what is shown and heard', () => {
  it('an open panel is put away by what opens it', () => {
    const script = new Script('a');
    script.run('toggleChapters');
    expect(script.state.view.panel).toBe('chapters');
    script.run('toggleChapters');
    expect(script.state.view.panel).toBeNull();
  });

  it('a closed video pauses, and neither that nor full screen is kept', () => {
    const script = new Script('a');
    expect(script.run('setVideo', { mode: 'closed' })).toEqual(['keep', 'end-skip', 'pause']);
    expect(script.effects[0]).toMatchObject({ changes: { video: { mode: 'normal' } } });
    script.run('toggleFullScreen');
    expect(script.effects).toMatchObject([{ changes: { video: { mode: 'normal' } } }]);
  });

  it.each([
    ['faster', 1, 'set-rate 1.1'],
    ['faster', 3, 'set-rate 3'],
    ['slower', 1.1, 'set-rate 1'],
    ['slower', 0.5, 'set-rate 0.5'],
  ] as const)('%s from %d: %s', (name, rate, expected) => {
    expect(new Script('a', at(0, { rate })).run(name)).toEqual([expected]);
  });

  it('louder and quieter take the same step, and whoever moves the volume is heard', () => {
    expect(new Script('a', at(0, { volume: 0.5 })).run('louder')).toEqual(['set-volume 0.55', 'set-muted false']);
    expect(new Script('a', at(0, { volume: 0.05 })).run('quieter')).toEqual(['set-volume 0']);
  });
});

describe('any sequence of commands', () => {
  const id = fc.constantFrom(...'abcdef');
  const ids = fc.array(id, { maxLength: 4 });
  const index = fc.integer({ min: -1, max: 6 });
  const command: fc.Arbitrary<(step: PlayerStep) => PlayerStep> = fc.oneof(
    id.map((unitId) => (step: PlayerStep) => DECISIONS.playUnit(step, unitId)),
    fc.tuple(id, ids).map(
      ([unitId, queue]) =>
        (step: PlayerStep) =>
          DECISIONS.playUnit(step, unitId, { queue }),
    ),
    ids.map((unitIds) => (step: PlayerStep) => DECISIONS.playNext(step, unitIds)),
    ids.map((unitIds) => (step: PlayerStep) => DECISIONS.addToQueue(step, unitIds)),
    index.map((at) => (step: PlayerStep) => DECISIONS.removeFromQueue(step, at)),
    fc.tuple(index, index).map(
      ([from, to]) =>
        (step: PlayerStep) =>
          DECISIONS.moveInQueue(step, from, to),
    ),
    fc.constantFrom(
      DECISIONS.next,
      DECISIONS.previous,
      DECISIONS.toggleShuffle,
      DECISIONS.cycleRepeat,
      DECISIONS.clearQueue,
      DECISIONS.toggle,
    ),
    fc.constantFrom(takeEnd, takeTick, dropMissing, (step: PlayerStep) => takeFault(step, 'media')),
  );

  it('starts only what the queue is at, keeps every change of it, and can take the last one back', () => {
    const check = (commands: readonly ((step: PlayerStep) => PlayerStep)[]): void => {
      const script = new Script('abc');
      for (const decide of commands) {
        const before = script.state.queue;
        script.take(decide);
        const { effects, state } = script;
        if (!isValidQueue(state.queue)) throw new Error(`Not a queue: ${JSON.stringify(state.queue)}`);
        for (const effect of effects) if (effect.type === 'start') expect(effect.unitId).toBe(currentId(state.queue));
        const kept = effects.findLast((effect) => effect.type === 'keep-queue');
        expect(kept?.queue).toBe(state.queue === before ? undefined : state.queue);
        if (effects.some(({ type }) => type === 'offer-undo')) {
          const after = { state, effects };
          script.undo();
          expect(script.state.queue).toEqual(before);
          Object.assign(script, after);
        }
      }
    };
    fc.assert(fc.property(fc.array(command, { maxLength: 40 }), check), { numRuns: 500, seed: 20_261_122 });
  });
});
