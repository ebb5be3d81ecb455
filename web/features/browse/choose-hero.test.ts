import { expect, it } from 'vitest';
import type { NextStep } from '#core/goals/next-step.ts';
import { chooseHero, leaveOut, settleSteps } from './choose-hero.ts';

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

it('says why it opens with a work, and leaves it out of the steps below', () => {
  const work = { id: 'planned', kind: 'course', title: 'Planned', access: 'open' } as const;
  const planned = { work, reason: 'From your plan: Follow it.' };
  const goal = { id: 'g', text: 'Lead.', dueOn: null, ifThen: null };
  const read: NextStep = { kind: 'work', goal, reason: 'First in your plan', work, fraction: 0 };
  const step: NextStep = { kind: 'step', goal, reason: 'First in your plan', stepId: 's', text: 'Ask.' };
  expect(settleSteps(work, [step], planned)).toEqual({ reason: 'From your plan: Follow it.', steps: [step] });
  expect(settleSteps(work, [read, step], null)).toEqual({ reason: 'For: Lead, first in your plan.', steps: [step] });
  expect(settleSteps({ id: 'other' }, [read], planned)).toEqual({ reason: null, steps: [read] });
});

it('leaves what it opens with out of every shelf, and a shelf that held nothing else', () => {
  expect(leaveOut({ id: 'edited' }, [begun, fresh, collection, shelf('topic-focus', 'edited')])).toEqual([
    shelf('continue', 'begun'),
    fresh,
    shelf('collection-first', 'second'),
  ]);
});
