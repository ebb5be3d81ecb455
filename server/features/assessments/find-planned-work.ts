import type { LearnerId } from '#core/account/learner.ts';
import type { PlannedWork } from '#core/discover/planned-work.ts';
import type { House } from '../../house.ts';
import { readOpens } from '../../http/entitlement.ts';
import { itemFractions } from '../progress/queries.ts';
import { attachWorks } from './attach-works.ts';
import { findLatest, listOpenActions } from './queries.ts';
import { StoredPlan } from './stored-plan.ts';

/** The first work of the newest plan that its learner may open and has not begun, of an action that is not closed. */
export async function findPlannedWork(house: House, userId: LearnerId): Promise<PlannedWork | null> {
  const latest = await findLatest(house.db, userId);
  if (!latest) return null;
  const { actionPlan } = StoredPlan.parse(JSON.parse(latest.plan));
  const [actions, open, opens] = await Promise.all([
    attachWorks(house, userId, actionPlan),
    listOpenActions(house, userId),
    readOpens(house, userId),
  ]);
  const isOpen = new Set(open.map(({ id }) => id));
  const offered = actions
    .filter(({ id }) => isOpen.has(id))
    .flatMap(({ action, works }) => works.filter(opens).map((work) => ({ work, reason: `From your plan: ${action}` })));
  const fractions = await itemFractions(
    house,
    userId,
    offered.map(({ work }) => work.id),
  );
  return offered.find(({ work }) => (fractions.get(work.id) ?? 0) === 0) ?? null;
}
