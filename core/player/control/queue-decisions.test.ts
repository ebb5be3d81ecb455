import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PlayerScript } from '../../../tests/support/samples/player-script.ts';
import { isValidQueue } from '../queue.ts';
import { EMPTY_QUEUE, currentId } from '../queue-state.ts';
import { adoptQueue, DECISIONS, dropMissing, forgetUnit } from './decisions.ts';
import { takeEnd, takeFault, takeTick } from './playing-decisions.ts';
import type { PlayerStep } from './player-step.ts';

describe('the queue', () => {
  it('changed by hand is followed: the new current item sounds only when there was sound', () => {
    expect(new PlayerScript('abc').run('removeFromQueue', 0)).toEqual([
      'keep-queue',
      'start b at its place',
      'offer: Removed from the queue.',
    ]);
    expect(new PlayerScript('abc', { isPlayWanted: false }).run('removeFromQueue', 0)).toContain('start b at its place, paused');
    expect(new PlayerScript('').run('playNext', ['a', 'b'])).toContain('start a at its place, paused');
    expect(new PlayerScript('a').run('close')).toEqual(['keep-queue', 'put-away', 'offer: Queue cleared.']);
  });

  it('takes what is added behind the current one or at the end, in its order', () => {
    const script = new PlayerScript('abc');
    expect(script.run('playNext', ['x', 'y'])).toEqual(['keep-queue', 'offer: Plays next.']);
    expect(script.run('addToQueue', ['p', 'q'])).toEqual(['keep-queue', 'offer: Added to the queue.']);
    expect(script.items).toBe('axybcpq');
    const empty = new PlayerScript('');
    empty.run('playNext', ['x', 'y', 'z']);
    expect([empty.items, currentId(empty.state.queue)]).toEqual(['xyz', 'x']);
  });

  it('does not change by adding what plays already, nor by taking away what is not there', () => {
    expect(new PlayerScript('abc').run('playNext', ['a'])).toEqual([]);
    expect(new PlayerScript('abc').run('playNext', [])).toEqual([]);
    expect(new PlayerScript('abc').run('removeFromQueue', 5)).toEqual([]);
  });

  it('is put in another order without a word', () => {
    const script = new PlayerScript('abc');
    expect(script.run('moveInQueue', 2, 0)).toEqual(['keep-queue']);
    expect([script.items, currentId(script.state.queue)]).toEqual(['cab', 'a']);
    expect(script.run('toggleShuffle')).toEqual(['keep-queue']);
    expect(script.state.queue.shuffle).toBe(true);
    expect(script.run('cycleRepeat')).toEqual(['keep-queue']);
    expect(script.state.queue.repeatMode).toBe('one');
  });

  it('that was cleared comes back, paused when it was', () => {
    const script = new PlayerScript('abc', { at: 1, isPlayWanted: false });
    expect(script.run('clearQueue')).toEqual(['keep-queue', 'put-away', 'offer: Queue cleared.']);
    expect(script.undo()).toEqual(['keep-queue', 'start b at 100, paused']);
  });

  it('that was replaced by another offers itself back, unless nothing of it is lost', () => {
    const script = new PlayerScript('ab');
    script.run('playUnit', 'x', { queue: ['x', 'y'] });
    script.undo();
    expect(script.items).toBe('ab');
    expect(new PlayerScript('ab').run('playUnit', 'c', { queue: ['a', 'b', 'c'] })).not.toContain('offer: Your queue was replaced.');
  });

  it('comes back exactly, with what played at its place', () => {
    const script = new PlayerScript('abc', { at: 1 });
    script.run('removeFromQueue', 1);
    expect(script.undo()).toEqual(['keep-queue', 'start b at 100']);
    expect(script.items).toBe('abc');
  });

  it('comes back among what has come since', () => {
    const removed = new PlayerScript('abc');
    removed.run('removeFromQueue', 1);
    const { effects } = removed;
    removed.run('addToQueue', ['x']);
    removed.effects = effects;
    removed.undo();
    expect(removed.items).toBe('abcx');
    expect(currentId(removed.state.queue)).toBe('a');

    // Shorter by now than it was.
    const last = new PlayerScript('abc');
    last.run('removeFromQueue', 2);
    const offered = last.effects;
    last.run('removeFromQueue', 1);
    last.effects = offered;
    last.undo();
    expect(last.items).toBe('ac');

    const added = new PlayerScript('ab');
    added.run('playNext', ['b', 'x', 'y']);
    expect(added.items).toBe('abxy');
    const offer = added.effects;
    added.run('addToQueue', ['z']);
    added.effects = offer;
    added.undo();
    expect(added.items).toBe('abz');
  });

  it('of another tab does not disturb what is at the same item', () => {
    const script = new PlayerScript('ab');
    const { queue } = new PlayerScript('xay', { at: 1 }).state;
    expect(script.take((step) => adoptQueue(step, queue))).toEqual([]);
    expect([script.items, script.state.isPlayWanted]).toEqual(['xay', true]);
  });

  it('that was replaced comes back behind what has come since', () => {
    const script = new PlayerScript('ab');
    script.run('playUnit', 'x', { queue: ['x', 'y'] });
    const { effects } = script;
    script.run('addToQueue', ['z']);
    script.effects = effects;
    script.undo();
    expect(script.items).toBe('xyzab');
  });

  it('leaves out only what is not in the library any more', () => {
    const script = new PlayerScript('xy');
    script.take(dropMissing);
    expect(script.effects.at(-1)).toEqual({ type: 'start', unitId: 'y', atSec: null, isPlayWanted: false, dropsMissing: true });
  });

  it('of another tab is shown, paused; what is not in the library any more leaves it', () => {
    const script = new PlayerScript('ab');
    const { queue } = new PlayerScript('xy').state;
    expect(script.take((step) => adoptQueue(step, queue))).toEqual(['start x at its place, paused']);
    expect(script.take(dropMissing)).toEqual(['keep-queue', 'start y at its place, paused']);
    expect(script.take(dropMissing)).toEqual(['keep-queue', 'put-away']);
    script.take(forgetUnit);
    expect(script.state).toMatchObject({ episode: null, sleep: null, isPlayWanted: false, playback: { status: 'idle' } });
    expect(script.take((step) => adoptQueue(step, EMPTY_QUEUE))).toEqual([]);
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
      const script = new PlayerScript('abc');
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
