import { Month } from '#core/look-back/look-back.ts';
import type { Api } from '#web/api/client.ts';
import { summaryCalls } from '#web/api/summary-calls.ts';
import type { LoadInput } from '#web/screen.ts';
import { zoneHere } from '#web/zone-here.ts';
import { loadPart } from './load-part.ts';

/** More talks are a step away, in the coach's history. */
const SESSIONS = 5;
/** The same of open goals. */
const GOALS = 5;

/** All parts of the page at once; what does not load is missing for itself. */
export async function loadProgress({ api, url }: LoadInput) {
  const month = Month.safeParse(url.searchParams.get('month')).data;
  const [summary, skills, assessment, goals, sessions, places, lookBack] = await Promise.all([
    loadPart(summaryCalls(api).getSummary(zoneHere())),
    loadPart(summaryCalls(api).listSkills()),
    loadPart(api.getLatestAssessment()),
    loadPart(api.listGoals({ state: 'open', limit: GOALS })),
    loadPart(api.listConversations({ limit: SESSIONS })),
    loadPart(summaryCalls(api).listUnderWay()),
    loadPart(loadLookBack(api, month)),
  ]);
  return { summary, skills, assessment, goals, sessions, places, lookBack, loadedAtMs: Date.now() };
}

/** A month, and the two assessments that it compares in full. */
async function loadLookBack(api: Api, month: Month | undefined) {
  const held = await summaryCalls(api).getLookBack({ month, tz: zoneHere() });
  if (held.assessments === null) return { held, compared: null };
  const { before, after } = held.assessments;
  const [first, last] = await Promise.all([api.getAssessment(before.id), api.getAssessment(after.id)]);
  return { held, compared: { before: first, after: last } };
}

export type ProgressData = Awaited<ReturnType<typeof loadProgress>>;
export type LoadedLookBack = NonNullable<ProgressData['lookBack']['data']>;
