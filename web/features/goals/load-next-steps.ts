import type { NextStep } from '#core/goals/next-step.ts';
import type { Api } from '#web/api/client.ts';

/** What to do next, the nearest first. It is an offer beside other things: a page does not fail for want of it. */
export async function loadNextSteps(api: Api): Promise<NextStep[]> {
  // Where the learner is, the server does not know when it draws the page.
  const tz = typeof document === 'undefined' ? undefined : Intl.DateTimeFormat().resolvedOptions().timeZone;
  try {
    return (await api.listNextSteps(tz)).items;
  } catch {
    return [];
  }
}
