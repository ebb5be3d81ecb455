import type { Assessment } from '#core/assessment/assessment.ts';
import { exportAssessment } from '#core/assessment/export-assessment.ts';
import { demoteHeadings } from './demote-headings.ts';
import type { Entry } from './present-row.ts';
import { tellEntry } from './tell-entry.ts';
import type { Tell } from './told-fields.ts';

/** The plan as it can be read in the app, without what the library gives today; one that an earlier release kept in another way as a list of what it holds. */
export const tellAssessment: Tell = ({ plan, ...head }, reader) => {
  try {
    const { actionPlan, ...rest } = plan as { actionPlan: readonly Entry[] };
    const actions = actionPlan.map((action) => ({ resources: [], ...action }));
    return demoteHeadings(exportAssessment({ ...head, ...rest, actionPlan: actions } as unknown as Assessment));
  } catch {
    return tellEntry(
      { ...head, plan },
      'An earlier plan',
      [
        ['profile', 'Your answers'],
        ['plan', 'The plan'],
      ],
      reader,
    );
  }
};
