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

/**
 * A plan that is deleted leaves the browser too.
 * @param id without it, whichever is kept
 * @returns keeps it again
 */
export function forgetKeptResult(id?: string): () => void {
  const kept = readKeptResult();
  if (kept === null || (id !== undefined && kept.id !== id)) return () => undefined;
  localStorage.removeItem(KEY);
  return () => {
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Storage is full by now: the server has it.
    }
  };
}
