import { expect, it } from 'vitest';
import { chooseHero, leaveOut } from './choose-hero.ts';

const shelf = (id: string, ...works: string[]) => ({ id, items: works.map((work) => ({ id: work })) });
const opensWith = (...sections: ReturnType<typeof shelf>[]) => chooseHero(sections, null)?.id;

const begun = shelf('continue', 'begun', 'edited');
const fresh = shelf('new', 'newest', 'newer');
const collection = shelf('collection-first', 'edited', 'second');

it('opens with what was begun, else with the first collection, else with what is newest', () => {
  expect(opensWith(begun, fresh, collection)).toBe('begun');
  expect(opensWith(fresh, collection, shelf('collection-second', 'third'))).toBe('edited');
  expect(opensWith(fresh, shelf('topic-focus', 'other'))).toBe('newest');
  expect(opensWith()).toBeUndefined();
});

it('opens with the work that is the next step where nothing was begun', () => {
  expect(chooseHero([fresh, collection], { id: 'planned' })).toEqual({ id: 'planned' });
  expect(chooseHero([begun, fresh, collection], { id: 'planned' })).toEqual({ id: 'begun' });
});

it('leaves what it opens with out of every shelf, and a shelf that held nothing else', () => {
  expect(leaveOut({ id: 'edited' }, [begun, fresh, collection, shelf('topic-focus', 'edited')])).toEqual([
    shelf('continue', 'begun'),
    fresh,
    shelf('collection-first', 'second'),
  ]);
});
