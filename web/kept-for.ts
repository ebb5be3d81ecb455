import { ASSESSMENT, assessmentKeyOf, keysFrom } from './coach-keys.ts';

/** Whose answers and plan the browser keeps: the specification's names for them hold no learner. */
const KEPT_FOR = 'cairn_kept_for';

/** The specification's name for the newest assessment. */
export const RESULT_KEY = 'ai_assessment_results';

/** What is kept under names that are the same for every learner. */
const SHARED_KEYS = ['ai_user_profile', RESULT_KEY] as const;

/**
 * Whether what is kept is this learner's; what nobody has claimed is.
 * @throws where storage is blocked
 */
export function isKeptFor(learnerId: string): boolean {
  const keptFor = localStorage.getItem(KEPT_FOR);
  return keptFor === null || keptFor === learnerId;
}

/**
 * A session may end without signing out: what was kept of another learner is deleted before anything of this one is kept.
 * @throws where storage is blocked
 */
export function claimKept(learnerId: string): void {
  const ofOthers = keysFrom(ASSESSMENT).filter((key) => key !== assessmentKeyOf(learnerId));
  for (const key of isKeptFor(learnerId) ? ofOthers : [...ofOthers, ...SHARED_KEYS]) localStorage.removeItem(key);
  localStorage.setItem(KEPT_FOR, learnerId);
}

/**
 * Signing out takes all of it along, of whoever it is.
 * @throws where storage is blocked
 */
export function forgetKept(): void {
  for (const key of ['cairn_user', KEPT_FOR, ...SHARED_KEYS, ...keysFrom(ASSESSMENT)]) localStorage.removeItem(key);
}
