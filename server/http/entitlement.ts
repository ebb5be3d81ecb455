import type { Learner } from '#core/account/learner.ts';
import { mayOpen, MEMBERS_ONLY, WITHOUT_PLAN, type Entitlements, type Openable, type Opening } from '#core/account/may-open.ts';
import type { House } from '../house.ts';
import { Problem } from './problem.ts';

const REFUSAL: Record<Exclude<Opening, 'yes'>, string | undefined> = {
  not_signed_in: 'Sign in to open this.',
  not_found: undefined,
  members_only: MEMBERS_ONLY,
};

/** What somebody may open; null for a visitor. No plan can be bought yet, so every learner has what an account opens by itself. */
export async function readEntitlements(_house: House, learner: Learner | null): Promise<Entitlements | null> {
  return learner && WITHOUT_PLAN;
}

/** What was found, when whoever asks may open it; else throws the refusal. */
export async function requireOpen<Found>(
  house: House,
  learner: Learner | null,
  found: Found | undefined,
  toOpenable: (found: Found) => Openable,
): Promise<Found> {
  const opening = mayOpen(await readEntitlements(house, learner), found && toOpenable(found), house.now());
  if (opening !== 'yes') throw new Problem(opening, REFUSAL[opening]);
  return found as Found;
}
