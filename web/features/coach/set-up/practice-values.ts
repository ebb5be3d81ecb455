import { OWN_SCENARIO, type SetUpValues } from '#core/coach/set-up/to-context.ts';
import type { CoachMode } from '#core/practice/modes.ts';
import type { Practice } from '#core/practice/practice.ts';
import { SCENARIOS } from './set-up-choices.ts';

/** What the fields of a mode begin with when a goal is practised for; nothing when it is practised for in another mode. */
export function practiceValues(mode: CoachMode, practice: Practice | null): SetUpValues {
  if (practice?.mode !== mode) return {};
  const { mode: _, networkingScenario, ...fields } = practice;
  return { ...fields, ...(networkingScenario !== undefined && scenarioValues(networkingScenario)) };
}

const scenarioValues = (scenario: string): SetUpValues =>
  Object.hasOwn(SCENARIOS, scenario) ? { networkingScenario: scenario } : { networkingScenario: OWN_SCENARIO, ownScenario: scenario };
