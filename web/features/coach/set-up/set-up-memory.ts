import type { UserProfile } from '#core/coach/conversation/context.ts';
import { profileValues, readSetUpValues, toUserProfile, type SetUpValues } from '#core/coach/set-up/to-context.ts';
import type { CoachMode } from '#core/practice/modes.ts';
import { setUpKeyOf } from '#web/coach-keys.ts';
import { keepProfile, recallProfile } from '#web/kept-profile.ts';

/**
 * What was chosen for this mode the last time in this browser, and for a career talk the profile that the assessment shares.
 * @param profile the newest that the server has; until it has one, what this browser keeps of answers that were begun
 */
export function recallSetUp(learnerId: string, mode: CoachMode, profile: UserProfile | null): SetUpValues {
  try {
    const { question: _, ...kept } = readSetUpValues(localStorage.getItem(setUpKeyOf(learnerId, mode)));
    return mode === 'career' ? { ...kept, ...profileValues(profile ?? recallProfile(learnerId)) } : kept;
  } catch {
    return mode === 'career' && profile ? profileValues(profile) : {};
  }
}

export function keepSetUp(learnerId: string, mode: CoachMode, values: SetUpValues): void {
  try {
    // A question of one's own belongs to one interview: it is not asked again unbidden.
    const { question: _, ...kept } = values;
    localStorage.setItem(setUpKeyOf(learnerId, mode), JSON.stringify(kept));
    if (mode === 'career') keepProfile(learnerId, toUserProfile(values));
  } catch {
    // Storage is blocked or full: it is asked again the next time.
  }
}
