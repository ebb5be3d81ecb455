import { profileValues, readSetUpValues, toUserProfile, type SetUpValues } from '#core/coach/set-up/to-context.ts';
import { readUserProfile, USER_PROFILE_KEY } from '#core/coach/set-up/user-profile.ts';
import type { CoachMode } from '#core/practice/modes.ts';
import { setUpKeyOf } from '#web/coach-keys.ts';

/** What was chosen for this mode the last time, and for a career talk the profile that the assessment shares. */
export function recallSetUp(learnerId: string, mode: CoachMode): SetUpValues {
  try {
    const { question: _, ...kept } = readSetUpValues(localStorage.getItem(setUpKeyOf(learnerId, mode)));
    return mode === 'career' ? { ...kept, ...profileValues(readUserProfile(localStorage.getItem(USER_PROFILE_KEY))) } : kept;
  } catch {
    return {};
  }
}

export function keepSetUp(learnerId: string, mode: CoachMode, values: SetUpValues): void {
  try {
    // A question of one's own belongs to one interview: it is not asked again unbidden.
    const { question: _, ...kept } = values;
    localStorage.setItem(setUpKeyOf(learnerId, mode), JSON.stringify(kept));
    if (mode === 'career') localStorage.setItem(USER_PROFILE_KEY, JSON.stringify(toUserProfile(values)));
  } catch {
    // Storage is blocked or full: it is asked again the next time.
  }
}
