import { describe, expect, it } from 'vitest';
import { DEFAULT_PLAYBACK } from '../playback-defaults.ts';
import { EMPTY_PLAYER, type PlayerState } from '../player-state.ts';
import { EMPTY_QUEUE } from '../queue-state.ts';
import { PRESS_COMMANDS, PRESS_COMMAND_ROWS } from './commands.ts';

const playing: PlayerState = { ...EMPTY_PLAYER, queue: { ...EMPTY_QUEUE, items: ['a', 'b'], currentQueueIndex: 0 } };
const film = {
  ...playing,
  episode: { id: 'a', kind: 'video', video_url: '/media/a', audioUrl: null, transcriptUrl: '/media/a.vtt', captions: [], chapters: [] },
} as unknown as PlayerState;

const canRun = (state: PlayerState): string[] => PRESS_COMMAND_ROWS.filter(([, command]) => command.canRun(state)).map(([name]) => name);

describe('the table of commands', () => {
  it('is what the list of shortcuts says', () => {
    const labels = PRESS_COMMAND_ROWS.map(([, { group, label, keys, isRepeatable }]) =>
      [group, typeof label === 'string' ? label : label(DEFAULT_PLAYBACK), keys.join(' or ') || '-', isRepeatable ? 'repeats' : ''].join(
        ', ',
      ),
    );
    expect(labels).toEqual([
      'Playback, Play or pause,   or k, ',
      'Playback, Back 15 seconds, ArrowLeft or j, repeats',
      'Playback, Forward 30 seconds, ArrowRight or l, repeats',
      'Playback, Previous chapter, Shift+ArrowLeft, ',
      'Playback, Next chapter, Shift+ArrowRight, ',
      'Playback, Back to the place before the jump, z, ',
      'Playback, Slower, <, repeats',
      'Playback, Faster, >, repeats',
      'Playback, Louder, Shift+ArrowUp, repeats',
      'Playback, Quieter, Shift+ArrowDown, repeats',
      'Playback, Mute or unmute, m, ',
      'Playback, Add a bookmark, b, ',
      'Playback, Transcript, t, ',
      'Playback, Chapters, h, ',
      'Playback, Bookmarks, -, ',
      'Playback, Captions on or off, c, ',
      'Playback, Video full screen, f, ',
      'Playback, Minimize or restore the video, i, ',
      'Queue, Open the queue, q, ',
      'Queue, Previous in the queue, Shift+p, ',
      'Queue, Next in the queue, Shift+n, ',
      'Queue, Shuffle on or off, -, ',
      'Queue, Repeat off, one or all, -, ',
      'Queue, Clear the queue, -, ',
    ]);
  });

  it('has no key twice', () => {
    const keys = PRESS_COMMAND_ROWS.flatMap(([, command]) => command.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("names the learner's own lengths", () => {
    expect(PRESS_COMMANDS.back.label({ ...DEFAULT_PLAYBACK, backSec: 20 })).toBe('Back 20 seconds');
  });

  it('offers only the queue without a player', () => {
    expect(canRun(EMPTY_PLAYER)).toEqual(['toggleQueue']);
  });

  it('offers what the unit has', () => {
    expect(canRun(playing)).not.toContain('toggleTranscript');
    expect(canRun(playing)).not.toContain('toggleFullScreen');
    expect(canRun(playing)).not.toContain('nextChapter');
    expect(canRun(film)).toEqual(expect.arrayContaining(['toggleTranscript', 'toggleFullScreen', 'toggleCaptions']));
    expect(canRun(film)).toContain('next');
    expect(canRun(film)).not.toContain('previous');
  });

  it('offers to shuffle, repeat and clear a queue that there is', () => {
    expect(canRun(playing)).toEqual(expect.arrayContaining(['toggleShuffle', 'cycleRepeat', 'clearQueue']));
  });

  it('offers chapters of a unit that has more than the one it is itself', () => {
    const withChapters = (...startSecs: number[]): PlayerState =>
      ({
        ...film,
        episode: { ...film.episode, duration: 90, chapters: startSecs.map((startSec) => ({ title: '', startSec })) },
      }) as PlayerState;
    expect(canRun(withChapters(0))).not.toContain('nextChapter');
    expect(canRun(withChapters(0, 30))).toEqual(expect.arrayContaining(['nextChapter', 'previousChapter']));
  });

  it('offers the way back only after a jump in this unit', () => {
    const left = (unitId: string): PlayerState => ({ ...playing, history: [{ unitId, positionSec: 5, leftMs: 0 }] });
    expect(canRun(left('a'))).toContain('returnToPlace');
    expect(canRun(left('b'))).not.toContain('returnToPlace');
  });
});
