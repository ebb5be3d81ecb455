import type { AccessLevel } from '#core/library/kind.ts';
import type { LearningSettings } from '#core/account/learning-settings.ts';
import type { Learner, LearnerId } from '#core/account/learner.ts';
import type { Entitlements } from '#core/account/may-open.ts';
import type { PlainDate } from '#core/plain-date.ts';
import type { House } from '../../house.ts';
import { readEntitlements } from '../../http/entitlement.ts';
import { chosenZoneOf, dayIn, zoneOf } from '../../http/time-zone.ts';
import { findSettings } from '../profile/queries.ts';

/** Whose review it is, on which day of theirs, and what they may open. */
export interface ReviewDay {
  readonly userId: LearnerId;
  readonly access: readonly AccessLevel[];
  /** False when the learner switched the review off. */
  readonly isOn: boolean;
  /** The days are those of a zone that the learner chose; else of one that anybody may name, another with every call. */
  readonly isZoneChosen: boolean;
  /** Milliseconds. */
  readonly now: number;
  readonly today: PlainDate;
  /** The day of an instant, in milliseconds. */
  readonly toDay: (ms: number) => PlainDate;
}

/** @param here the zone that the device names */
export async function readReviewDay(house: House, learner: Learner, here: string | undefined): Promise<ReviewDay> {
  const [{ learning }, entitlements] = await Promise.all([findSettings(house, learner.id), readEntitlements(house, learner)]);
  return reviewDayBy(house, learner.id, { learning, entitlements }, here);
}

/** What a day follows from, of its learner. */
export interface DayBasis {
  readonly learning: LearningSettings;
  readonly entitlements: Entitlements | null;
}

/** The same by what is read already. */
export function reviewDayBy(house: House, userId: LearnerId, { learning, entitlements }: DayBasis, here: string | undefined): ReviewDay {
  const toDay = dayIn(zoneOf(learning, here));
  const now = house.now();
  const days = { now, today: toDay(now), toDay, isZoneChosen: chosenZoneOf(learning) !== null };
  return { userId, access: entitlements?.access ?? [], isOn: learning.hasReview, ...days };
}
