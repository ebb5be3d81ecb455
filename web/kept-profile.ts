import type { UserProfile } from '#core/coach/conversation/context.ts';
import { readUserProfile, USER_PROFILE_KEY } from '#core/coach/set-up/user-profile.ts';
import { claimKept, isKeptFor } from './kept-for.ts';

/**
 * The specification's user profile, as the assessment or a career talk has left it in this browser.
 * @throws where storage is blocked
 */
export const recallProfile = (learnerId: string): UserProfile =>
  isKeptFor(learnerId) ? readUserProfile(localStorage.getItem(USER_PROFILE_KEY)) : {};

/** @throws where storage is blocked or full */
export function keepProfile(learnerId: string, profile: UserProfile): void {
  claimKept(learnerId);
  localStorage.setItem(USER_PROFILE_KEY, JSON.stringify(profile));
}
