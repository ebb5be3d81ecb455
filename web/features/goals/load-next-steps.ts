import type { NextStep } from '#core/goals/next-step.ts';
import type { Api } from '#web/api/client.ts';
import { zoneHere } from '#web/zone-here.ts';

/** What to do next, the nearest first. It is an offer beside other things: a page does not fail for want of it. */
export async function loadNextSteps(api: Api): Promise<NextStep[]> {
  try {
    return (await api.listNextSteps(zoneHere())).items;
  } catch {
    return [];
  }
}
