import { describe, expect, it } from 'vitest';
import { makeEpisode } from '../../tests/support/samples/make-episode.ts';
import {
  EMPTY_PLAYER,
  findMedia,
  hasPlayer,
  hasTranscript,
  isActive,
  isVideo,
  shownDurationSec,
  type PlayerState,
} from './player-state.ts';
import { currentChapter, unitTimeline } from './unit-timeline.ts';
import type { PlaybackStatus } from './playback-state.ts';

const stateOf = (changes: Parameters<typeof makeEpisode>[1] = {}): PlayerState => ({ ...EMPTY_PLAYER, episode: makeEpisode('a', changes) });

describe('a player that holds nothing', () => {
  it('shows nothing: no bar, no film, no words, no chapter, no length', () => {
    const shown = [hasPlayer, isVideo, isActive, hasTranscript, currentChapter, unitTimeline, shownDurationSec].map((ask) =>
      ask(EMPTY_PLAYER),
    );
    expect(shown).toEqual([false, false, false, false, null, null, null]);
  });

  it('has every panel shut, and shows the next film in its corner with captions', () => {
    expect(EMPTY_PLAYER).toMatchObject({
      isPlayWanted: false,
      history: [],
      view: { panel: null, isQueueOpen: false, isFullOpen: false },
      video: { mode: 'normal', frame: null, hasCaptions: true, isTheatre: false },
    });
  });
});

it('has a bar as soon as something is queued', () => {
  expect(hasPlayer({ ...EMPTY_PLAYER, queue: { ...EMPTY_PLAYER.queue, items: ['a'], currentQueueIndex: 0 } })).toBe(true);
});

describe('the file to play', () => {
  it.each([
    ['the sound of a lesson that also has a picture', { kind: 'audio', video_url: '/v' }, { url: '/media/a', isVideo: false }],
    ['the picture of a film that also has a sound track', { kind: 'video', video_url: '/v' }, { url: '/v', isVideo: true }],
    ['the picture where there is no other sound', { kind: 'text', video_url: '/v', audioUrl: null }, { url: '/v', isVideo: true }],
    ['the sound where there is no picture', { kind: 'video' }, { url: '/media/a', isVideo: false }],
    ['none in a text', { kind: 'text', audioUrl: null }, null],
  ] as const)('is %s', (_, changes, media) => {
    expect(findMedia(makeEpisode('a', changes))).toEqual(media);
    expect(isVideo(stateOf(changes))).toBe(media?.isVideo ?? false);
  });
});

it.each([
  ['playing', false, true],
  ['loading', true, true],
  ['loading', false, false],
  ['paused', true, false],
] as const)('%s, wanted: %s, is stopped by the big button: %s', (status: PlaybackStatus, isPlayWanted, expected) => {
  expect(isActive({ ...EMPTY_PLAYER, isPlayWanted, playback: { ...EMPTY_PLAYER.playback, status } })).toBe(expected);
});

it("shows the library's length until the file's own is known, and none where neither is", () => {
  const known = { ...stateOf(), playback: { ...EMPTY_PLAYER.playback, durationSec: 590 } };
  expect([known, stateOf(), stateOf({ duration: 0 })].map(shownDurationSec)).toEqual([590, 600, null]);
  expect([known, stateOf()].map((state) => unitTimeline(state)?.durationSec)).toEqual([590, 600]);
});

it('is in the chapter of its place; a unit without marks is one itself', () => {
  const at = (state: PlayerState, positionSec: number) => ({ ...state, playback: { ...state.playback, positionSec } });
  const marked = stateOf({ chapters: ['Ebb', 'Flow'].map((title, i) => ({ title, startSec: i * 300 })) });
  expect([0, 299, 300].map((sec) => currentChapter(at(marked, sec))?.title)).toEqual(['Ebb', 'Ebb', 'Flow']);
  expect(currentChapter(stateOf())).toMatchObject({ title: 'Unit a', endSec: 600 });
});

it('has words to follow where something is written or spoken', () => {
  const found = [{}, { transcriptUrl: '/a.vtt' }, { speechUrl: '/a.json' }].map((changes) => hasTranscript(stateOf(changes)));
  expect(found).toEqual([false, true, true]);
});
