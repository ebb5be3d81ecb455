import { NETWORKING_SCENARIOS, type ConversationContext, type NetworkingScenario } from '#core/coach/conversation/context.ts';

export const SCENARIO_IDS = [...(Object.keys(NETWORKING_SCENARIOS) as NetworkingScenario[]), 'own'] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

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
