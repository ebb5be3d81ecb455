/** Whose answers and plan the browser keeps: the specification's names for them hold no learner. */
const KEPT_FOR = 'cairn_kept_for';

/** What is kept under names that are the same for every learner. */
export const SHARED_KEYS = ['ai_user_profile', 'ai_assessment_results'] as const;

/** Everything of this kind that signing out takes along. */
export const LEARNER_KEYS = ['cairn_user', KEPT_FOR, ...SHARED_KEYS] as const;

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
  if (!isKeptFor(learnerId)) for (const key of SHARED_KEYS) localStorage.removeItem(key);
  localStorage.setItem(KEPT_FOR, learnerId);
}
