import { describe, expect, it } from 'vitest';
import { DEFAULT_PLAYBACK } from '#core/player/playback-defaults.ts';
import { makeEpisode } from '../../../tests/support/samples/make-episode.ts';
import { at, PlayerScript } from '../../../tests/support/samples/player-script.ts';
import { forgetUnit } from './decisions.ts';

describe('what is shown and heard', () => {
  it('an open panel is put away by what opens it', () => {
    const script = new PlayerScript('a');
    script.run('toggleChapters');
    expect(script.state.view.panel).toBe('chapters');
    script.run('toggleChapters');
    expect(script.state.view.panel).toBeNull();
  });

  it('a closed video pauses and stays closed; full screen is not kept [spec 4.video.closed]', () => {
    const script = new PlayerScript('a');
    expect(script.run('setVideo', { mode: 'closed' })).toEqual(['keep', 'end-skip', 'pause']);
    expect(script.effects[0]).toMatchObject({ changes: { video: { mode: 'closed' } } });
    script.run('setVideo', { mode: 'normal' });
    script.run('toggleFullScreen');
    expect(script.effects).toMatchObject([{ changes: { video: { mode: 'normal' } } }]);
  });

  it.each([
    ['faster', 1, 'set-rate 1.1'],
    ['faster', 3, 'set-rate 3'],
    ['slower', 1.1, 'set-rate 1'],
    ['slower', 0.5, 'set-rate 0.5'],
  ] as const)('%s from %d: %s', (name, rate, expected) => {
    expect(new PlayerScript('a', at(0, { rate })).run(name)).toEqual([expected]);
  });

  it('louder and quieter take the same step, and whoever moves the volume is heard', () => {
    expect(new PlayerScript('a', at(0, { volume: 0.5 })).run('louder')).toEqual(['set-volume 0.55', 'set-muted false']);
    expect(new PlayerScript('a', at(0, { volume: 0.05 })).run('quieter')).toEqual(['set-volume 0']);
  });

  it.each([
    ['toggleTranscript', 'transcript'],
    ['toggleChapters', 'chapters'],
    ['toggleBookmarks', 'bookmarks'],
  ] as const)('%s puts the %s in the place of what was there', (name, panel) => {
    const script = new PlayerScript('a');
    script.run('showPanel', panel === 'chapters' ? 'transcript' : 'chapters');
    script.run(name);
    expect(script.state.view.panel).toBe(panel);
  });

  it('the queue and the full player open and shut, and leave each other alone', () => {
    const script = new PlayerScript('a');
    script.run('toggleQueue');
    script.run('openFull', true);
    expect(script.state.view).toEqual({ panel: null, isQueueOpen: true, isFullOpen: true });
    script.run('toggleQueue');
    expect(script.state.view.isQueueOpen).toBe(false);
    script.run('openQueue', true);
    script.run('openFull', false);
    expect(script.state.view).toEqual({ panel: null, isQueueOpen: true, isFullOpen: false });
  });

  it('the video goes to full screen and back, is made small and normal again, and shows its captions or not [spec 4.video.normal .minimized .fullscreen]', () => {
    const script = new PlayerScript('a');
    const modes = (['toggleFullScreen', 'toggleFullScreen', 'toggleMinimized', 'toggleMinimized'] as const).map((name) => {
      script.run(name);
      return script.state.video.mode;
    });
    expect(modes).toEqual(['fullscreen', 'normal', 'minimized', 'normal']);
    script.run('toggleCaptions');
    expect(script.state.video.hasCaptions).toBe(false);
    script.run('toggleCaptions');
    expect(script.state.video.hasCaptions).toBe(true);
  });

  it('a small video is kept small', () => {
    const script = new PlayerScript('a');
    expect(script.run('toggleMinimized')).toEqual(['keep']);
    expect(script.effects).toMatchObject([{ changes: { video: { mode: 'minimized', hasCaptions: true } } }]);
  });

  it('a speed is kept for the work, within what is offered', () => {
    const script = new PlayerScript('a', { episode: makeEpisode('a') });
    expect(script.run('setRate', 9)).toEqual(['keep-rate', 'set-rate 3']);
    expect(script.effects[0]).toEqual({ type: 'keep-rate', itemId: 'book', rate: 3 });
  });

  it('silence is not the same as no volume', () => {
    expect(new PlayerScript('a').run('toggleMute')).toEqual(['set-muted true']);
    expect(new PlayerScript('a', at(0, { isMuted: true })).run('toggleMute')).toEqual(['set-muted false']);
    expect(new PlayerScript('a').run('setVolume', 7)).toEqual(['set-volume 1', 'set-muted false']);
  });

  it('settings that the learner has changed hold at once and are kept', () => {
    const settings = { ...DEFAULT_PLAYBACK, backSec: 20 };
    const script = new PlayerScript('a');
    expect(script.run('applySettings', settings)).toEqual(['keep']);
    expect(script.state.settings).toBe(settings);
    expect(script.effects).toEqual([{ type: 'keep', changes: { settings } }]);
  });

  it('the place is saved when the page may be going', () => {
    expect(new PlayerScript('a').run('saveNow')).toEqual(['save-place']);
  });
});

describe('a bookmark', () => {
  it('marks the place of the unit that is heard', () => {
    const script = new PlayerScript('a', { episode: makeEpisode('a') });
    expect(script.run('addBookmark')).toEqual(['add-bookmark']);
    expect(script.effects).toEqual([{ type: 'add-bookmark', unitId: 'a', positionSec: 100 }]);
  });

  it('is not made without a unit, nor before its place is confirmed', () => {
    expect(new PlayerScript('a').run('addBookmark')).toEqual([]);
    expect(new PlayerScript('a', { episode: makeEpisode('a'), ...at(100, { isPlacing: true }) }).run('addBookmark')).toEqual([]);
  });

  it('of a visitor opens the panel that says what can be done', () => {
    const script = new PlayerScript('a', { episode: makeEpisode('a') });
    script.hasLearner = false;
    expect(script.run('addBookmark')).toEqual([]);
    expect(script.state.view.panel).toBe('bookmarks');
  });
});

it('what was played is let go of, but for the queue and what the learner has set', () => {
  const settings = { ...DEFAULT_PLAYBACK, rate: 2 };
  const script = new PlayerScript('ab', { episode: makeEpisode('a'), sleep: { kind: 'item' }, settings });
  script.run('seek', 400);
  script.run('toggleChapters');
  script.run('openFull', true);
  script.run('openQueue', true);
  script.take(forgetUnit);
  expect(script.state).toMatchObject({
    episode: null,
    speech: null,
    sleep: null,
    placeChoice: null,
    history: [],
    settings,
    view: { panel: null, isFullOpen: false, isQueueOpen: true },
  });
  expect(script.items).toBe('ab');
});

describe('presses that are faster than the engine', () => {
  it.each([
    ['louder', { volume: 0.5 }, 'volume', 0.65],
    ['quieter', { volume: 0.5 }, 'volume', 0.35],
    ['faster', { rate: 1 }, 'rate', 1.3],
    ['slower', { rate: 1 }, 'rate', 0.7],
    ['forward', { positionSec: 100 }, 'positionSec', 190],
    ['back', { positionSec: 100 }, 'positionSec', 55],
  ] as const)('three times %s from %o: %s %d', (name, before, what, expected) => {
    const script = new PlayerScript('a', at(100, before));
    script.run(name);
    script.run(name);
    script.run(name);
    expect(script.state.playback[what]).toBe(expected);
  });

  it('chapters are gone through one by one', () => {
    const chapters = [0, 200, 400].map((startSec) => ({ title: `From ${startSec}`, startSec }));
    const script = new PlayerScript('a', { episode: { ...makeEpisode('a'), chapters }, ...at(10) });
    expect(script.run('nextChapter')).toEqual(['seek 200']);
    expect(script.run('nextChapter')).toEqual(['seek 400']);
  });

  it('a jump is taken back from where it led, though nothing has confirmed it', () => {
    const script = new PlayerScript('a', at(100));
    script.run('seek', 400);
    expect(script.run('back')).toEqual(['seek 385']);
    expect(script.run('returnToPlace')).toEqual(['seek 100']);
    expect(script.run('forward')).toEqual(['seek 130']);
  });

  it('twice the same key leaves the sound as it was', () => {
    const script = new PlayerScript('a', at(100));
    expect(script.run('toggleMute')).toEqual(['set-muted true']);
    expect(script.run('toggleMute')).toEqual(['set-muted false']);
    expect(script.run('toggle')).toContain('pause');
    expect(script.run('toggle')).toContain('play');
  });

  it('a key that plays and pauses goes by what is wanted, not by what is heard yet', () => {
    const script = new PlayerScript('a', { ...at(100, { status: 'paused' }), isPlayWanted: false });
    expect(script.run('toggle')).toContain('play');
    expect(script.run('toggle')).toContain('pause');
    const faulty = new PlayerScript('a', at(100, { status: 'error', fault: 'network' }));
    expect(faulty.run('toggle')).toContain('start a at 100');
  });
});
