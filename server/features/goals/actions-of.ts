import { z } from 'zod';
import { PlannedItem } from '#core/assessment/assessment.ts';

const Plan = z.object({ actionPlan: z.array(z.unknown()) }).catch({ actionPlan: [] });

/** The actions of a kept plan, in its order; what can no longer be read is not shown, and neither followed. */
export function actionsOf(plan: string): PlannedItem[] {
  return Plan.parse(JSON.parse(plan)).actionPlan.flatMap((action) => PlannedItem.safeParse(action).data ?? []);
}
