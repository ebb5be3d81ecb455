import type { AnsweredProfile } from '../answers.ts';
import type { Sentence } from '../assessment.ts';
import { goalPlan, tacticFor } from './pick-plans.ts';
import { ref, sentence } from './phrases.ts';

/** What there is to work on: first what was said to get in the way, then what the goals ask for. */
export function sayDevelopmentAreas({ goals, challenges }: AnsweredProfile): Sentence[] {
  const areas = [
    ...challenges.map((challenge) => sentence(tacticFor(challenge).weakness, ref('challenges', challenge))),
    ...goals.map((goal) => sentence(goalPlan(goal).development, ref('goals', goal))),
  ];
  return areas.length > 0 ? areas : [...NOTHING_NAMED];
}

const NOTHING_NAMED = [
  sentence('You named no goal, so the first thing to work on is one sentence that says what you want.', ref('goals', undefined)),
  sentence('You named nothing that gets in the way, so two weeks of short notes are to show it.', ref('challenges', undefined)),
];
