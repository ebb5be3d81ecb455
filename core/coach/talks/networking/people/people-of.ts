import { NETWORKING_SCENARIOS, type ConversationContext, type NetworkingScenario } from '#core/coach/conversation/context.ts';
import { hashText } from '#core/random.ts';
import type { Person } from '../person.ts';
import { CONFERENCE_PEOPLE } from './conference.ts';
import { INFORMATIONAL_PEOPLE } from './informational-interview.ts';
import { INTRODUCTION_PEOPLE } from './introduction.ts';
import { LEAVING_PEOPLE } from './leaving.ts';
import { OWN_PEOPLE } from './own.ts';
import { RECONNECTING_PEOPLE } from './reconnecting.ts';
import { REFERRAL_PEOPLE } from './referral.ts';

type ScenarioId = NetworkingScenario | 'own';

export const PEOPLE: Readonly<Record<ScenarioId, readonly Person[]>> = {
  conference: CONFERENCE_PEOPLE,
  'informational-interview': INFORMATIONAL_PEOPLE,
  reconnecting: RECONNECTING_PEOPLE,
  referral: REFERRAL_PEOPLE,
  introduction: INTRODUCTION_PEOPLE,
  leaving: LEAVING_PEOPLE,
  own: OWN_PEOPLE,
};

/** What the scene is, by the context: one of ours, or one of the learner's own. */
export interface Scenario {
  readonly id: ScenarioId;
  readonly title: string;
  /** Of a scenario of their own: how they put it. */
  readonly described: string | null;
}

const isOurs = (id: string): id is NetworkingScenario => Object.hasOwn(NETWORKING_SCENARIOS, id);

export function readScenario({ networkingScenario }: ConversationContext): Scenario {
  const id = networkingScenario ?? 'conference';
  if (isOurs(id)) return { id, title: NETWORKING_SCENARIOS[id], described: null };
  const titled = Object.entries(NETWORKING_SCENARIOS).find(([, title]) => title.toLowerCase() === id.toLowerCase());
  if (titled) return { id: titled[0] as NetworkingScenario, title: titled[1], described: null };
  return { id: 'own', title: 'A situation of your own', described: id };
}

/** Who is met: another person each round, beginning with one that the seed decides. */
export function personOf({ id }: Scenario, seed: string, round: number): Person {
  const people = PEOPLE[id];
  return people[(hashText(`${seed}:person`) + round) % people.length] as Person;
}
