import type { LearnerId } from '#core/account/learner.ts';
import { chooseNextSteps } from '#core/goals/choose-next-steps.ts';
import type { NextStep } from '#core/goals/next-step.ts';
import type { House } from '../../house.ts';
import { dayIn } from '../../http/time-zone.ts';
import { findLatest } from '../assessments/queries.ts';
import { actionsOf } from './actions-of.ts';
import { presentForNext } from './present.ts';

export async function listNextSteps(house: House, userId: LearnerId, timeZone: string): Promise<NextStep[]> {
  const [rows, latest] = await Promise.all([
    house.db.selectFrom('goal').selectAll().where('userId', '=', userId).execute(),
    findLatest(house.db, userId),
  ]);
  const toDay = dayIn(timeZone);
  return chooseNextSteps({
    goals: await presentForNext(house, userId, rows),
    today: toDay(house.now()),
    assessment: latest
      ? { id: latest.id, at: new Date(latest.createdAt).toISOString(), on: toDay(latest.createdAt), actions: actionsOf(latest.plan) }
      : null,
  });
}
