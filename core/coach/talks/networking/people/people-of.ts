import { hashText } from '#core/random.ts';
import type { Person } from '../person.ts';
import type { Scenario, ScenarioId } from '../scenario.ts';
import { CONFERENCE_PEOPLE } from './conference.ts';
import { INFORMATIONAL_PEOPLE } from './informational-interview.ts';
import { INTRODUCTION_PEOPLE } from './introduction.ts';
import { LEAVING_PEOPLE } from './leaving.ts';
import { OWN_PEOPLE } from './own.ts';
import { RECONNECTING_PEOPLE } from './reconnecting.ts';
import { REFERRAL_PEOPLE } from './referral.ts';

export const PEOPLE: Readonly<Record<ScenarioId, readonly Person[]>> = {
  conference: CONFERENCE_PEOPLE,
  'informational-interview': INFORMATIONAL_PEOPLE,
  reconnecting: RECONNECTING_PEOPLE,
  referral: REFERRAL_PEOPLE,
  introduction: INTRODUCTION_PEOPLE,
  leaving: LEAVING_PEOPLE,
  own: OWN_PEOPLE,
};

/** Who is met: another person each round, beginning with one that the seed decides. */
export function personOf({ id }: Scenario, seed: string, round: number): Person {
  const people = PEOPLE[id];
  return people[(hashText(`${seed}:person`) + round) % people.length] as Person;
}
