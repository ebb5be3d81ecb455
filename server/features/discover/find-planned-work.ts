import type { LearnerId } from '#core/account/learner.ts';
import type { PlannedWork } from '#core/discover/planned-work.ts';
import { attachWorks } from '../../catalogue/attach-works.ts';
import type { House } from '../../house.ts';
import type { Opens } from '../../http/entitlement.ts';
import type { LatestAction } from '../assessments/queries.ts';
import { itemShares } from '../progress/queries.ts';

/** The first work of the newest plan that its learner may open and has not begun, of an action that is not closed. */
export async function findPlannedWork(
  house: House,
  userId: LearnerId,
  { plan, opens }: { readonly plan: readonly LatestAction[]; readonly opens: Opens },
): Promise<PlannedWork | null> {
  // Works are dealt among all actions: those that are closed take part, so that each has here what its plan shows.
  const actions = await attachWorks(house, opens, plan);
  const offered = actions
    .filter((_, i) => plan[i]?.isOpen)
    .flatMap(({ action, works }) => works.filter(opens).map((work) => ({ work, reason: `From your plan: ${action}` })));
  const shares = await itemShares(
    house,
    userId,
    offered.map(({ work }) => work.id),
  );
  return offered.find(({ work }) => (shares.get(work.id)?.fraction ?? 0) === 0) ?? null;
}
