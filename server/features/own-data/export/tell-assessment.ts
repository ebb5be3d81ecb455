import type { Assessment } from '#core/assessment/assessment.ts';
import { exportAssessment } from '#core/assessment/export-assessment.ts';
import type { Entry } from './present-row.ts';
import { tellEntry } from './tell-entry.ts';

/** The plan as it can be read in the app; one that an earlier release kept in another way as a list of what it holds. */
export function tellAssessment({ plan, ...head }: Entry): string {
  try {
    return exportAssessment({ ...head, ...(plan as object) } as unknown as Assessment);
  } catch {
    return tellEntry({ ...head, plan }, 'createdAt');
  }
}
