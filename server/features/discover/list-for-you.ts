import type { LearnerId } from '#core/account/learner.ts';
import { makeOffers } from '#core/discover/make-offers.ts';
import type { DiscoverSection } from '#core/library/catalogue.ts';
import { SKILLS } from '#core/skills/skills.ts';
import { uncapitalized } from '#core/words.ts';
import { listNewest } from '../../catalogue/list-items.ts';
import { presentItem } from '../../catalogue/present.ts';
import type { House } from '../../house.ts';
import type { Opens } from '../../http/entitlement.ts';
import type { LatestAction } from '../assessments/queries.ts';
import { itemShares } from '../progress/queries.ts';
import { readFindings } from './read-findings.ts';

const SHELF = 12;
const SHELVES = 2;

/**
 * Works that train what the learner's own doings ask for, first what they may open, each shelf with its reason; without those begun and those finished.
 * @param shown ids of works that stand elsewhere
 */
export async function listForYou(
  house: House,
  userId: LearnerId,
  { shown, plan, opens }: { readonly shown: readonly string[]; readonly plan: readonly LatestAction[]; readonly opens: Opens },
): Promise<DiscoverSection[]> {
  const shelves: DiscoverSection[] = [];
  for (const { from, skill, reason } of makeOffers(await readFindings(house, userId, plan))) {
    const except = [...shown, ...shelves.flatMap(({ items }) => items.map(({ id }) => id))];
    const works = await listNewest(house, { skill, except, limit: 2 * SHELF });
    const shares = await itemShares(
      house,
      userId,
      works.map(({ id }) => id),
    );
    const items = works
      .filter(({ id }) => (shares.get(id)?.fraction ?? 0) === 0)
      .toSorted((one, other) => Number(opens(other)) - Number(opens(one)))
      .slice(0, SHELF)
      .map(presentItem);
    const name = uncapitalized(SKILLS[skill].name);
    const head =
      from === 'plan' ? { id: 'plan', title: `For the steep part: ${name}` } : { id: `for-you-${from}`, title: `For you: ${name}` };
    if (items.length > 0) shelves.push({ ...head, reason, skill, items });
    if (shelves.length === SHELVES) break;
  }
  return shelves;
}
