import { describe, expect, it } from 'vitest';
import { IDLE_PLAYBACK } from '#core/player/playback-state.ts';
import { EMPTY_PLAYER, type PlayerState } from '#core/player/player-state.ts';
import { hasChapters } from '#core/player/unit-timeline.ts';
import { EMPTY_QUEUE } from '#core/player/queue-state.ts';
import { makeEpisode } from '../../../tests/support/samples/make-episode.ts';
import { canStepBack, canStepOn, chapterTitle, stepsByChapter } from './chapter-now.ts';

const CHAPTERS = [
  { title: 'Headwaters', startSec: 0 },
  { title: 'Where it bends', startSec: 200 },
];

function stateAt(positionSec: number, changes: Parameters<typeof makeEpisode>[1] = {}, items = ['a']): PlayerState {
  return {
    ...EMPTY_PLAYER,
    episode: makeEpisode('a', { chapters: CHAPTERS, ...changes }),
    playback: { ...IDLE_PLAYBACK, status: 'playing', positionSec, durationSec: 600 },
    queue: { ...EMPTY_QUEUE, items, currentQueueIndex: items.indexOf('a') },
  };
}

describe('the chapter that is heard', () => {
  it('follows the position', () => {
    expect([0, 199.9, 200, 700].map((sec) => chapterTitle(stateAt(sec)))).toEqual([
      'Headwaters',
      'Headwaters',
      'Where it bends',
      'Where it bends',
    ]);
  });

  it('is none in a unit of one piece, and without a unit', () => {
    expect(chapterTitle(stateAt(10, { chapters: [] }))).toBeNull();
    expect(chapterTitle(stateAt(10, { chapters: [{ title: 'All of it', startSec: 0 }] }))).toBeNull();
    expect([chapterTitle(EMPTY_PLAYER), hasChapters(EMPTY_PLAYER), stepsByChapter(EMPTY_PLAYER)]).toEqual([null, false, false]);
  });
});

describe('the outer buttons', () => {
  it('go from chapter to chapter in books, and where there is no other item', () => {
    expect(stepsByChapter(stateAt(0))).toBe(true);
    expect(stepsByChapter(stateAt(0, { itemKind: 'ebook' }))).toBe(true);
    for (const itemKind of ['audiobook', 'ebook'] as const) expect(stepsByChapter(stateAt(0, { itemKind }, ['a', 'b']))).toBe(true);
    expect(stepsByChapter(stateAt(0, { itemKind: 'podcast' }))).toBe(true);
    expect(stepsByChapter(stateAt(0, { itemKind: 'podcast' }, ['a', 'b']))).toBe(false);
    expect(stepsByChapter(stateAt(0, { chapters: [] }))).toBe(false);
  });

  it('lead back to the beginning of the first chapter, and then to the item before', () => {
    expect(canStepBack(stateAt(1))).toBe(false);
    expect(canStepBack(stateAt(10))).toBe(true);
    expect(canStepBack(stateAt(1, {}, ['z', 'a']))).toBe(true);
    expect(canStepBack(stateAt(300, { itemKind: 'podcast' }, ['a', 'b']))).toBe(false);
  });

  it('lead on to the next chapter, and after the last one to the next item', () => {
    expect(canStepOn(stateAt(10))).toBe(true);
    expect(canStepOn(stateAt(300))).toBe(false);
    expect(canStepOn(stateAt(300, {}, ['a', 'b']))).toBe(true);
    expect(canStepOn(stateAt(10, { itemKind: 'podcast' }, ['z', 'a']))).toBe(false);
  });
});
