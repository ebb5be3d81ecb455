import { describe, expect, it } from 'vitest';
import type { UnitSummary } from '#core/library/catalogue.ts';
import { makeEpisode } from '../../../tests/support/samples/make-episode.ts';
import { findWorkPlace, partText, toEndSec } from './work-place.ts';

const makeUnit = (id: string, position: number, chapters: UnitSummary['chapters'] = []): UnitSummary => ({
  id,
  title: `Unit ${id}`,
  position,
  durationSec: 600,
  kind: 'audio',
  sample: false,
  section: null,
  description: '',
  skills: [],
  coverSeed: null,
  chapters,
});
const UNITS = ['a', 'b', 'c'].map((id, i) => makeUnit(id, i + 1));
const CHAPTERS = ['One', 'Two', 'Three'].map((title, i) => ({ title, startSec: i * 200 }));

describe('where in the work it is', () => {
  it('counts the chapters of a book over all its files', () => {
    const place = findWorkPlace(makeEpisode('b', { chapters: CHAPTERS }), UNITS, 600);
    expect(partText(place, 0)).toBe('Chapter 2 of 5');
    expect(partText(place, 450)).toBe('Chapter 4 of 5');
    expect(toEndSec(place, 450)).toBe(750);
  });

  it('counts those of an ebook that is read aloud too, and a film is one story', () => {
    const spoken = findWorkPlace(makeEpisode('tts-a', { itemKind: 'ebook', chapters: CHAPTERS }), UNITS, 600);
    expect([partText(spoken, 0), toEndSec(spoken, 450)]).toEqual(['Chapter 1 of 5', 1350]);
    const film = findWorkPlace(makeEpisode('a', { itemKind: 'video' }), UNITS, 600);
    expect([partText(film, 0), toEndSec(film, 450)]).toEqual(['Part 1 of 3', 1350]);
  });

  it('knows the chapters of the one file before the others are known', () => {
    const place = findWorkPlace(makeEpisode('b', { chapters: CHAPTERS }), null, 600);
    expect([partText(place, 250), toEndSec(place, 250)]).toEqual(['Chapter 2 of 3', 350]);
  });

  it('counts episodes and lessons, whatever chapters they have', () => {
    const episode = findWorkPlace(makeEpisode('b', { itemKind: 'podcast', chapters: CHAPTERS }), UNITS, 600);
    expect([partText(episode, 250), toEndSec(episode, 250)]).toEqual(['Episode 2 of 3', 350]);
    const lesson = findWorkPlace(makeEpisode('tts-c', { itemKind: 'course', duration: 90 }), UNITS, null);
    expect([partText(lesson, 30), toEndSec(lesson, 30)]).toEqual(['Lesson 3 of 3', 60]);
  });

  it('says nothing of a work of one piece', () => {
    expect(partText(findWorkPlace(makeEpisode('a', { itemKind: 'video' }), null, 600), 10)).toBeNull();
    expect(partText(findWorkPlace(makeEpisode('x', { itemKind: 'podcast' }), UNITS, 600), 10)).toBeNull();
  });

  it('knows no end while the length is unknown', () => {
    expect(toEndSec(findWorkPlace(makeEpisode('a', { duration: 0 }), null, null), 10)).toBeNull();
    expect(toEndSec(findWorkPlace(makeEpisode('x'), UNITS, 600), 10)).toBeNull();
  });
});
