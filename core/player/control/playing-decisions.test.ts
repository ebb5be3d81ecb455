import { describe, expect, it } from 'vitest';
import { DEFAULT_PLAYBACK } from '#core/player/playback-defaults.ts';
import { makeEpisode } from '../../../tests/support/samples/make-episode.ts';
import { at, PlayerScript } from '../../../tests/support/samples/player-script.ts';
import { IDLE_PLAYBACK, type PlaybackFault } from '../playback-state.ts';
import { currentId } from '../queue-state.ts';
import { takeEnd, takeFault, takeTick } from './playing-decisions.ts';

const CHAPTERS = [
  { title: 'One', startSec: 0 },
  { title: 'Two', startSec: 200 },
];

const CHOICE = { unitId: 'a', hereSec: 3, otherSec: 500 };

describe('play and pause', () => {
  it('tell the engine, and change nothing that it has not said', () => {
    const script = new PlayerScript('ab');
    expect(script.run('toggle')).toEqual(['end-skip', 'pause']);
    expect(script.state.playback.status).toBe('playing');
    expect(script.state.isPlayWanted).toBe(false);
  });

  it('while a unit is fetched only keep the wish', () => {
    const script = new PlayerScript('ab', { playback: { ...IDLE_PLAYBACK, status: 'loading' } });
    script.loadedId = null;
    expect(script.run('toggle')).toEqual(['end-skip']);
    expect(script.run('toggle')).toEqual([]);
    expect(script.state.isPlayWanted).toBe(true);
  });

  it('after a pause of more than a minute look for a newer place', () => {
    const script = new PlayerScript('ab');
    script.run('pause');
    script.state = { ...script.state, ...at(100, { status: 'paused' }) };
    script.nowMs += 60_000;
    expect(script.run('play')).toEqual(['play']);
    script.nowMs += 1;
    expect(script.run('play')).toEqual(['look-elsewhere', 'play']);
  });
});

describe('a seek', () => {
  it('stays within the unit, and is ignored without a duration, a place or a unit', () => {
    expect(new PlayerScript('a').run('seek', 999)).toEqual(['seek 600']);
    expect(new PlayerScript('a').run('skip', -500)).toEqual(['seek 0']);
    expect(new PlayerScript('a', at(100, { durationSec: null })).run('forward')).toEqual([]);
    expect(new PlayerScript('a', at(100, { isPlacing: true })).run('back')).toEqual([]);
    const fetching = new PlayerScript('a');
    fetching.loadedId = null;
    expect(fetching.run('seek', 5)).toEqual([]);
  });

  it('by a press goes as far as the learner has set it', () => {
    const settings = { ...DEFAULT_PLAYBACK, backSec: 10, forwardSec: 45 };
    expect(new PlayerScript('a', { settings }).run('back')).toEqual(['seek 90']);
    expect(new PlayerScript('a', { settings }).run('forward')).toEqual(['seek 145']);
    expect(new PlayerScript('a').run('skip', 7)).toEqual(['seek 107']);
  });

  it('far away can be taken back, and answers the choice of places', () => {
    const script = new PlayerScript('a', { placeChoice: CHOICE });
    script.run('seek', 400);
    expect(script.state.placeChoice).toBeNull();
    expect(script.run('returnToPlace')).toEqual(['seek 100']);
    expect(script.run('returnToPlace')).toEqual([]);
  });

  it('is not taken back in a unit that is still fetched', () => {
    const script = new PlayerScript('a');
    script.run('seek', 400);
    script.loadedId = null;
    expect(script.run('returnToPlace')).toEqual([]);
    expect(script.state.history).toHaveLength(1);
  });

  it('to one of two places is made once', () => {
    const choosing = () => new PlayerScript('a', { placeChoice: CHOICE });
    expect(choosing().run('choosePlace', 'here')).toEqual(['seek 3']);
    const script = choosing();
    expect(script.run('choosePlace', 'other')).toEqual(['seek 500']);
    expect(script.run('choosePlace', 'other')).toEqual([]);
  });

  it('by chapters goes to the next one, or beyond the last to the next item', () => {
    const episode = makeEpisode('a', { chapters: CHAPTERS });
    expect(new PlayerScript('ab', { episode }).run('nextChapter')).toEqual(['seek 200']);
    expect(new PlayerScript('ab', { episode, ...at(300) }).run('nextChapter')).toEqual(['keep-queue', 'end-skip', 'start b at its place']);
  });

  it('by chapters goes back to the beginning of the one that is heard, or before the first to the item before', () => {
    const episode = makeEpisode('a', { chapters: CHAPTERS });
    expect(new PlayerScript('a', { episode, ...at(300) }).run('previousChapter')).toEqual(['seek 200']);
    expect(new PlayerScript('za', { at: 1, episode, ...at(1) }).run('previousChapter')).toEqual([
      'keep-queue',
      'end-skip',
      'start z at its place',
    ]);
    expect(new PlayerScript('za', { at: 1 }).run('previousChapter')).toContain('start z at its place');
  });
});

describe('next and previous', () => {
  it('start the item after and before, and nothing beyond the ends', () => {
    expect(new PlayerScript('ab').run('next')).toEqual(['keep-queue', 'end-skip', 'start b at its place']);
    expect(new PlayerScript('ab', { at: 1 }).run('previous')).toEqual(['keep-queue', 'end-skip', 'start a at its place']);
    expect(new PlayerScript('ab', { at: 1 }).run('next')).toEqual([]);
    expect(new PlayerScript('ab').run('previous')).toEqual([]);
  });
});

describe('playUnit', () => {
  it('plays an item of the queue by its index', () => {
    const script = new PlayerScript('abc');
    expect(script.run('playIndex', 2)).toEqual(['keep-queue', 'end-skip', 'start c at its place']);
    expect(script.items).toBe('abc');
    expect(script.run('playIndex', 9)).toEqual([]);
  });

  it('is among what is played around it, even when that leaves it out', () => {
    const script = new PlayerScript('');
    expect(script.run('playUnit', 'x', { queue: ['y', 'z'] })).toEqual(['keep-queue', 'end-skip', 'start x at its place']);
    expect(script.items).toBe('xyz');
  });

  it('starts the current one anew where a seek would be ignored', () => {
    const script = new PlayerScript('a', at(0, { durationSec: null }));
    expect(script.run('playUnit', 'a', { startSec: 70 })).toEqual(['end-skip', 'start a at 70']);
    expect(new PlayerScript('a', at(0, { status: 'idle' })).run('playUnit', 'a')).toEqual(['end-skip', 'start a at its place']);
  });

  it('starts another unit, with what is around it', () => {
    const script = new PlayerScript('ab');
    expect(script.run('playUnit', 'x', { queue: ['x', 'y'], startSec: 9 })).toEqual([
      'keep-queue',
      'offer: Your queue was replaced.',
      'end-skip',
      'start x at 9',
    ]);
    expect(script.items).toBe('xy');
  });

  it('puts a unit without a queue behind the current one', () => {
    const script = new PlayerScript('abc');
    script.run('playUnit', 'x');
    expect([script.items, currentId(script.state.queue)]).toEqual(['axbc', 'x']);
    script.run('playUnit', 'c');
    expect(script.items).toBe('axbc');
  });

  it('goes on with the current one, and starts it anew after an error', () => {
    expect(new PlayerScript('a').run('playUnit', 'a', { startSec: 70 })).toEqual(['seek 70', 'play']);
    expect(new PlayerScript('a', at(0, { status: 'error' })).run('playUnit', 'a')).toEqual(['end-skip', 'start a at its place']);
  });
});

describe('the end of an item', () => {
  const ends = (queue: string, more: ConstructorParameters<typeof PlayerScript>[1] = {}): string[] =>
    new PlayerScript(queue, more).take(takeEnd);

  it('is the beginning of the next, of the same, or of the silence', () => {
    expect(ends('ab')).toEqual(['keep-queue', 'end-skip', 'start b at its place']);
    expect(ends('ab', { at: 1 })).toEqual([]);
    expect(ends('ab', { repeatMode: 'one' })).toEqual(['play']);
    expect(ends('ab', { at: 1, repeatMode: 'all' })).toEqual(['keep-queue', 'end-skip', 'start a at its place']);
    expect(ends('ab', { sleep: { kind: 'item' } })).toEqual(['set-fade 1']);
  });

  it('is prepared for in the last thirty seconds, at any speed', () => {
    const prepares = (queue: string, more: ConstructorParameters<typeof PlayerScript>[1]): string[] =>
      new PlayerScript(queue, more).take(takeTick).filter((effect) => effect.startsWith('prepare'));
    expect(prepares('ab', at(569))).toEqual([]);
    expect(prepares('ab', at(571))).toEqual(['prepare b']);
    expect(prepares('ab', at(541, { rate: 2 }))).toEqual(['prepare b']);
    expect(prepares('ab', { ...at(571), repeatMode: 'one' })).toEqual(['prepare null']);
  });

  it('leaves nothing to be wanted', () => {
    const script = new PlayerScript('ab', { at: 1 });
    script.take(takeEnd);
    expect(script.state.isPlayWanted).toBe(false);
  });

  it('is prepared for by what plays alone, and where an end is known', () => {
    const prepares = (changes: Parameters<typeof at>[1], positionSec = 590): string[] =>
      new PlayerScript('ab', at(positionSec, changes)).take(takeTick).filter((effect) => effect.startsWith('prepare'));
    expect([prepares({ status: 'paused' }), prepares({ durationSec: null }), prepares({}, 569.9)]).toEqual([[], [], []]);
    expect([prepares({}), prepares({}, 570)]).toEqual([['prepare b'], ['prepare b']]);
    expect(new PlayerScript('ab', { at: 1, ...at(590) }).take(takeTick)).toContain('prepare null');
  });

  it('with repeat all and one item goes back to its beginning', () => {
    expect(new PlayerScript('a', { repeatMode: 'all' }).run('next')).toEqual(['seek 0', 'play']);
  });
});

describe('a fault', () => {
  const fails = (fault: PlaybackFault, script = new PlayerScript('ab')): string[] => script.take((step) => takeFault(step, fault));

  it.each([
    ['media', true],
    ['voice', true],
    ['gone', true],
    ['members', true],
    ['network', false],
    ['unit', false],
    ['text', false],
    ['place', false],
    ['session', false],
  ] as const)('%s is skipped after a while: %s', (fault, isSkipped) => {
    expect(fails(fault)).toEqual(isSkipped ? ['end-skip', 'skip-after'] : ['end-skip']);
  });

  it('is not skipped when nobody listens, at the end, or when nothing in the queue could be played', () => {
    expect(fails('media', new PlayerScript('ab', { isPlayWanted: false }))).toEqual(['end-skip']);
    expect(fails('media', new PlayerScript('ab', { at: 1 }))).toEqual(['end-skip']);
    const round = new PlayerScript('ab', { repeatMode: 'all' });
    expect([fails('media', round), fails('media', round)]).toEqual([['end-skip', 'skip-after'], ['end-skip']]);
    round.take(takeTick);
    expect(fails('media', round)).toEqual(['end-skip', 'skip-after']);
  });

  it('is waited out long enough to read why', () => {
    const script = new PlayerScript('ab');
    fails('media', script);
    expect(script.effects.at(-1)).toEqual({ type: 'skip-after', ms: 8000 });
  });

  it.each([
    ['network', false, 'start a at 100'],
    ['media', false, 'start a at 100'],
    ['voice', false, 'start a at 100'],
    ['gone', false, 'start a at its place'],
    ['unit', false, 'start a at its place'],
    // A place that was never confirmed is looked up again.
    ['network', true, 'start a at its place'],
  ] as const)('%s, placing %s, is tried again: %s', (fault, isPlacing, expected) => {
    expect(new PlayerScript('a', at(100, { status: 'error', fault, isPlacing })).run('toggle')).toEqual(['end-skip', expected]);
  });

  it('of the connection is tried again when it is back, for whoever listens', () => {
    const error = at(100, { status: 'error', fault: 'network' });
    expect(new PlayerScript('a', error).run('sendUnsent')).toEqual(['send-unsent', 'end-skip', 'start a at 100']);
    expect(new PlayerScript('a', { ...error, isPlayWanted: false }).run('sendUnsent')).toEqual(['send-unsent']);
    expect(new PlayerScript('a', at(100, { status: 'error', fault: 'media' })).run('sendUnsent')).toEqual(['send-unsent']);
    expect(new PlayerScript('a').run('sendUnsent')).toEqual(['send-unsent']);
  });

  it.each(['network', 'unit', 'place', 'text'] as const)('%s passes when the connection is back', (fault) => {
    expect(new PlayerScript('a', at(100, { status: 'error', fault })).run('sendUnsent')).toContain('end-skip');
  });
});
