import { expect, it } from 'vitest';
import type { DiscoverSection } from '#core/library/catalogue.ts';
import { chooseHero, leaveOut } from './choose-hero.ts';

const work = (id: string): DiscoverSection['items'][number] => ({
  id,
  kind: 'course',
  title: id,
  author: '',
  description: '',
  thumbnail_url: '',
  coverSeed: id,
  durationSec: 100,
  topics: [],
  unitCount: 1,
  access: 'open',
});
const shelf = (id: string, ...works: string[]): DiscoverSection => ({ id, title: id, items: works.map(work) });
const opensWith = (...sections: DiscoverSection[]) => chooseHero(sections)?.id;

const begun = shelf('continue', 'begun', 'edited');
const fresh = shelf('new', 'newest', 'newer');
const collection = shelf('collection-first', 'edited', 'second');

it('opens with what was begun, else with the first collection, else with what is newest', () => {
  expect(opensWith(begun, fresh, collection)).toBe('begun');
  expect(opensWith(fresh, collection, shelf('collection-second', 'third'))).toBe('edited');
  expect(opensWith(fresh, shelf('topic-focus', 'other'))).toBe('newest');
  expect(opensWith()).toBeUndefined();
});

it('leaves what it opens with out of every shelf, and a shelf that held nothing else', () => {
  const below = leaveOut(work('edited'), [begun, fresh, collection, shelf('topic-focus', 'edited')]);
  expect(below.map(({ id, items }) => [id, items.map((item) => item.id)])).toEqual([
    ['continue', ['begun']],
    ['new', ['newest', 'newer']],
    ['collection-first', ['second']],
  ]);
});
