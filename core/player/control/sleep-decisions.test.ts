import { describe, expect, it } from 'vitest';
import { makeEpisode } from '../../../tests/support/samples/make-episode.ts';
import { at, PlayerScript } from '../../../tests/support/samples/player-script.ts';
import type { SleepTimer } from '../sleep-timer.ts';
import { takeEnd, takeTick } from './playing-decisions.ts';

const CHAPTERS = [
  { title: 'One', startSec: 0 },
  { title: 'Two', startSec: 200 },
];

describe('the sleep timer', () => {
  it('fades, stops and is over; one that ran out while paused does not stop at once', () => {
    const script = new PlayerScript('a', { sleep: { kind: 'clock', endsMs: 1_004_000 } });
    expect(script.take(takeTick)).toEqual(['set-fade 0.25']);
    script.nowMs += 4000;
    expect(script.take(takeTick)).toEqual(['set-fade 0', 'end-skip', 'pause', 'set-fade 1']);
    expect(script.state).toMatchObject({ sleep: null, isPlayWanted: false });
    const late = new PlayerScript('a', { sleep: { kind: 'clock', endsMs: 0 } });
    expect(late.run('play')).toEqual(['set-fade 1', 'play']);
  });

  it('waits for the end of the chapter that is heard, also when the clock jumps over it', () => {
    const episode = makeEpisode('a', { chapters: CHAPTERS });
    const script = new PlayerScript('a', { episode, sleep: { kind: 'chapter' }, ...at(150) });
    expect(script.take(takeTick)).toEqual(['set-fade 1']);
    script.state = { ...script.state, ...at(201) };
    expect(script.take(takeTick)).toContain('pause');
  });

  it('has not stopped at a chapter that was passed long ago, nor before its end is near', () => {
    const episode = makeEpisode('a', { chapters: CHAPTERS });
    const script = new PlayerScript('a', { episode, sleep: { kind: 'chapter' }, ...at(150) });
    script.take(takeTick);
    script.state = { ...script.state, ...at(199.8) };
    expect(script.take(takeTick)).not.toContain('pause');
    script.state = { ...script.state, ...at(199.9) };
    expect(script.take(takeTick)).toContain('pause');

    const jumped = new PlayerScript('a', { episode, sleep: { kind: 'chapter' }, ...at(150) });
    jumped.take(takeTick);
    jumped.state = { ...jumped.state, ...at(203) };
    expect(jumped.take(takeTick)).not.toContain('pause');
  });

  it('after a jump back waits for the end of that chapter', () => {
    const chapters = [...CHAPTERS, { title: 'Three', startSec: 400 }];
    const script = new PlayerScript('a', { episode: makeEpisode('a', { chapters }), sleep: { kind: 'chapter' }, ...at(300) });
    script.take(takeTick);
    script.state = { ...script.state, ...at(150) };
    script.take(takeTick);
    script.state = { ...script.state, ...at(200) };
    expect(script.take(takeTick)).toContain('pause');
  });

  it('hears further past the end at a higher speed', () => {
    const episode = makeEpisode('a', { chapters: CHAPTERS });
    const script = new PlayerScript('a', { episode, sleep: { kind: 'chapter' }, ...at(150, { rate: 2 }) });
    script.take(takeTick);
    script.state = { ...script.state, ...at(205, { rate: 2 }) };
    expect(script.take(takeTick)).toContain('pause');
  });

  it('that is set anew waits for the chapter that is heard then', () => {
    const episode = makeEpisode('a', { chapters: CHAPTERS });
    const script = new PlayerScript('a', { episode, sleep: { kind: 'chapter' }, ...at(199.9) });
    script.take(takeTick);
    expect(script.state.sleep).toBeNull();
    script.state = { ...script.state, isPlayWanted: true, ...at(201) };
    script.run('setSleepTimer', { kind: 'chapter' });
    expect(script.take(takeTick)).toEqual(['set-fade 1']);
    expect(script.state.sleep).toEqual({ kind: 'chapter' });
  });

  it('ends with the item, but for one that counts minutes', () => {
    const ends = (sleep: SleepTimer): string[] => new PlayerScript('ab', { sleep }).take(takeEnd);
    expect(ends({ kind: 'item' })).toEqual(['set-fade 1']);
    expect(ends({ kind: 'chapter' })).toEqual(['set-fade 1']);
    expect(ends({ kind: 'clock', endsMs: 2_000_000 })).toContain('start b at its place');
  });

  it('of minutes that are not over yet goes on after a pause', () => {
    const timer = { kind: 'clock', endsMs: 1_000_001 } as const;
    const script = new PlayerScript('a', { sleep: timer });
    expect(script.run('play')).toEqual(['play']);
    expect(script.state.sleep).toBe(timer);
    script.nowMs += 1;
    script.run('play');
    expect(script.state.sleep).toBeNull();
  });

  it('taken away gives the sound back', () => {
    const script = new PlayerScript('a', { sleep: { kind: 'item' } });
    expect(script.run('setSleepTimer', null)).toEqual(['set-fade 1']);
    expect(script.run('setSleepTimer', { kind: 'item' })).toEqual([]);
    expect(script.state.sleep).toEqual({ kind: 'item' });
  });
});
