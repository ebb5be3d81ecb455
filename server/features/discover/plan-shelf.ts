import type { LearnerId } from '#core/account/learner.ts';
import type { DiscoverSection } from '#core/library/catalogue.ts';
import { SKILLS } from '#core/skills/skills.ts';
import { uncapitalized } from '#core/words.ts';
import { listNewest } from '../../catalogue/list-items.ts';
import { presentItem } from '../../catalogue/present.ts';
import type { House } from '../../house.ts';
import { listOpenActions } from '../assessments/queries.ts';
import { itemFractions } from '../progress/queries.ts';

const SHELF = 12;

/** Works that train what a learner's plan asks for first; without those begun, which stand elsewhere, and those finished. */
export async function listPlanned(house: House, userId: LearnerId): Promise<DiscoverSection[]> {
  const [action] = await listOpenActions(house, userId);
  if (!action) return [];
  const works = await listNewest(house, { skill: action.skill, except: [], limit: 2 * SHELF });
  const fractions = await itemFractions(
    house,
    userId,
    works.map(({ id }) => id),
  );
  return [
    {
      id: 'plan',
      title: `For the steep part: ${uncapitalized(SKILLS[action.skill].name)}`,
      reason: action.isFirst ? 'Your plan puts this first' : 'Your plan puts this next',
      items: works
        .filter(({ id }) => (fractions.get(id) ?? 0) === 0)
        .slice(0, SHELF)
        .map(presentItem),
    },
  ];
}
