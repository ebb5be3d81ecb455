import { Assessment } from '#core/assessment/assessment.ts';
import { RESULT_KEY } from '#web/kept-for.ts';

/** The newest result as this browser holds it; null when there is none, or none that can be read. */
export function readKeptResult(): Assessment | null {
  try {
    return Assessment.parse(JSON.parse(localStorage.getItem(RESULT_KEY) ?? ''));
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
  localStorage.removeItem(RESULT_KEY);
  return () => {
    try {
      localStorage.setItem(RESULT_KEY, JSON.stringify(kept));
    } catch {
      // Storage is full by now: the server has it.
    }
  };
}
