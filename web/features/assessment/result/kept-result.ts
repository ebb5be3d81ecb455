import { Assessment } from '#core/assessment/assessment.ts';

const KEY = 'ai_assessment_results';

/** The newest result as this browser holds it; null when there is none, or none that can be read. */
export function readKeptResult(): Assessment | null {
  try {
    return Assessment.parse(JSON.parse(localStorage.getItem(KEY) ?? ''));
  } catch {
    return null;
  }
}
