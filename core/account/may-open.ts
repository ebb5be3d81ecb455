import type { AccessLevel } from '#core/library/kind.ts';

/** What a learner's account and plan open. */
export interface Entitlements {
  access: readonly AccessLevel[];
}

/** What every account opens by itself; more comes with a plan. */
export const WITHOUT_PLAN: Entitlements = { access: ['open'] };

/** A work, or a part of it, as far as opening it goes. Times are milliseconds since 1970. */
export interface Openable {
  access: AccessLevel;
  /** Given away: anybody may open it, whatever the work asks for. */
  isSample: boolean;
  /** A time to come keeps it hidden until then. */
  publishedAt: number;
  /** Since when its files are gone, or null. */
  missingSince: number | null;
}

/** `yes`, or the code of the refusal. */
export type Opening = 'yes' | 'not_signed_in' | 'not_found' | 'members_only';

/** What is said where only a plan is missing. */
export const MEMBERS_ONLY = 'A plan for members opens this.';

/**
 * The one rule of who may open what. A work's title, description and list of units are its shop window and not asked for here.
 * @param learner null for a visitor, to whom it is never told whether something is there
 * @param work undefined when there is none of that name
 * @param now milliseconds since 1970
 */
export function mayOpen(learner: Entitlements | null, work: Openable | undefined, now: number): Opening {
  const isThere = work !== undefined && work.missingSince === null && work.publishedAt <= now;
  if (isThere && work.isSample) return 'yes';
  if (learner === null) return 'not_signed_in';
  if (!isThere) return 'not_found';
  return learner.access.includes(work.access) ? 'yes' : 'members_only';
}
