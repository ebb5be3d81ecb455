import type { Assessment, AssessmentEntry } from '#core/assessment/assessment.ts';
import { attachWorks } from '../../catalogue/attach-works.ts';
import type { House } from '../../house.ts';
import { readOpens } from '../../http/entitlement.ts';
import { findPreviousId, type AssessmentRow } from './queries.ts';
import { StoredPlan, StoredProfile } from './stored-plan.ts';

const toIso = (ms: number): string => new Date(ms).toISOString();

export async function presentAssessment(house: House, row: AssessmentRow): Promise<Assessment> {
  const { actionPlan, ...plan } = StoredPlan.parse(JSON.parse(row.plan));
  return {
    ...presentHead(row),
    ...plan,
    model: row.model,
    failure: row.failure === null ? null : (JSON.parse(row.failure) as Assessment['failure']),
    actionPlan: await attachWorks(house, await readOpens(house, row.userId), actionPlan),
    completionTimeMinutes: Math.round(row.durationSec / 6) / 10,
    previousId: await findPreviousId(house.db, row),
  };
}

type EntryRow = Pick<AssessmentRow, 'id' | 'createdAt' | 'source' | 'profile' | 'plan'>;

export const presentEntry = (row: EntryRow): AssessmentEntry => ({
  ...presentHead(row),
  headline: StoredPlan.parse(JSON.parse(row.plan)).headline,
});

const presentHead = ({ id, createdAt, source, profile }: EntryRow) => ({
  id,
  createdAt: toIso(createdAt),
  source,
  profile: StoredProfile.parse(JSON.parse(profile)),
});
