import { expect, it } from 'vitest';
import { makeEpisode } from '../../../tests/support/samples/make-episode.ts';
import { fullTitles, nowTitles } from './now-titles.ts';
import { spokenBy } from './spoken-by.ts';

const unit = makeEpisode('a', { title: 'Part two' });
const single = makeEpisode('a', { title: 'What the river knew' });

it('the bar names the chapter and the work, and nothing twice', () => {
  expect(nowTitles(unit, null)).toEqual({ title: 'Part two', detail: 'What the river knew' });
  expect(nowTitles(unit, 'Where it bends')).toEqual({ title: 'Part two', detail: 'Where it bends, What the river knew' });
  expect(nowTitles(single, 'Where it bends')).toEqual({ title: 'What the river knew', detail: 'Where it bends' });
  expect(nowTitles({ ...unit, podcast_name: '' }, 'Where it bends')).toEqual({ title: 'Part two', detail: 'Where it bends' });
  expect(nowTitles(single, null)).toEqual({ title: 'What the river knew', detail: 'Tomas Okafor' });
});

it('the bar says first who reads a text aloud', () => {
  const voice = spokenBy({ localService: true });
  expect(nowTitles(unit, 'Where it bends', voice).detail).toBe('Read by this device’s voice, Where it bends, What the river knew');
  expect(nowTitles({ ...single, author: '' }, null, spokenBy({ localService: false })).detail).toBe('Read by an online voice');
});

it('no title depends on a length', () => {
  expect(nowTitles({ ...unit, duration: 0 }, null).title).toBe('Part two');
  expect(fullTitles({ ...unit, duration: 0 }, null).title).toBe('Part two');
});

it('the full player is about the chapter', () => {
  expect(fullTitles(unit, 'Where it bends')).toEqual({ title: 'Where it bends', detail: 'What the river knew, Tomas Okafor' });
  expect(fullTitles(single, null)).toEqual({ title: 'What the river knew', detail: 'Tomas Okafor' });
  expect(fullTitles({ ...unit, author: '' }, null)).toEqual({ title: 'Part two', detail: 'What the river knew' });
});
