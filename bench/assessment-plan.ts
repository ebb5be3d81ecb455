import type { AssessmentAnswer } from '#core/assessment/answers.ts';
import type { AnswerPlan } from '#core/assessment/assessment.ts';
import { NOTHING_CONFIRMED } from '#core/assessment/confirmed.ts';
import { findGround } from '#core/assessment/plan/ground.ts';
import { makePlan } from '#core/assessment/plan/make-plan.ts';
import { CAREER_GOALS, CHALLENGES, INTERESTS } from '#core/assessment/questions.ts';
import { toProfile } from '#core/assessment/to-profile.ts';
import type { Matcher } from '#core/assessment/situations/match.ts';
import { openFinder } from '#server/planner/open-finder.ts';
import { PEOPLE, type Person } from './situations/people.ts';
import { inTurns, median, ms, printBenchmark, times, type Benchmark, type Row } from './support/measure.ts';

const TODAY = '2026-11-22';
const ROUNDS = 200;
const BUDGET_MS = 5;
const SHARED_BUDGET = 0.35;

const FEW: AssessmentAnswer[] = [
  { questionId: 'career_level', answer: 'mid' },
  { questionId: 'goals', answer: ['promotion'] },
  { questionId: 'challenges', answer: ['time'] },
];
const MOST: AssessmentAnswer[] = [
  { questionId: 'career_level', answer: 'senior' },
  { questionId: 'interests', answer: INTERESTS.slice(0, 8) },
  { questionId: 'goals', answer: CAREER_GOALS.slice(0, 8) },
  { questionId: 'challenges', answer: CHALLENGES.slice(0, 8) },
  { questionId: 'timeframe', answer: '1_year' },
];

/** How long a plan takes beside reading the profile that it is made of, and how much of it is anybody's. */
export const assessmentPlan: Benchmark = {
  question: 'How long does a plan take that is made of the answers alone, and how much of it stands in another person’s?',
  measure: async () => {
    const { matcher } = await openFinder();
    return [...(await measureTime(matcher)), ...measureShared(matcher)];
  },
};

function measureTime(matcher: Matcher): Promise<Row[]> {
  const answers = { 'three answers': FEW, 'the most choices': MOST };
  const rows = Object.entries(answers).map(async ([what, given]) => {
    const profile = toProfile(given);
    const plan = () => makePlan(profile, TODAY, findGround(profile, NOTHING_CONFIRMED, matcher, []));
    const tooks = await inTurns({ read: () => time(() => toProfile(given)), plan: () => time(plan) });
    const [readMs, planMs] = [median(tooks.read), median(tooks.plan)];
    return {
      what,
      value: ms(planMs),
      comparedWith: `${times(planMs / readMs)} reading the profile`,
      budget: `<= ${BUDGET_MS} ms`,
      isMet: planMs <= BUDGET_MS,
    };
  });
  return Promise.all(rows);
}

/** Of each plan, the share of its sentences that stand in that of any other person, days left out. */
function measureShared(matcher: Matcher): Row[] {
  const said = PEOPLE.map((person) => planFor(person, person.yes, matcher));
  const guessed = PEOPLE.map((person) => planFor(person, [], matcher));
  return Object.entries({ 'a plan, by what each said yes to': said, 'a plan, by choices alone': guessed }).map(([what, plans]) => {
    const share = median(shareOfEach(plans.map(sentencesOf)));
    return {
      what: `sentences of ${what} that stand in another of ${plans.length} people’s (median)`,
      value: `${Math.round(share * 100)}%`,
      budget: `<= ${SHARED_BUDGET * 100}%`,
      isMet: share <= SHARED_BUDGET,
    };
  });
}

function planFor({ careerLevel, ...lists }: Person, situations: readonly string[], matcher: Matcher): AnswerPlan {
  const profile = { careerLevel, interests: [...lists.interests], goals: [...lists.goals], challenges: [...lists.challenges] };
  const confirmed = { ...NOTHING_CONFIRMED, situations: [...situations] };
  return makePlan(profile, TODAY, findGround(profile, confirmed, matcher, []), confirmed);
}

const textsOf = (plan: AnswerPlan): string[] => [
  ...[
    plan.headline,
    plan.strengths,
    plan.developmentAreas,
    plan.recommendedPath,
    plan.nextSteps,
    plan.insight,
    plan.assumptions,
    plan.directions,
  ]
    .flat()
    .map(({ text }) => text),
  ...plan.actions.flatMap(({ action, why = '', measure, ifThen, steps }) => [action, why, measure, ifThen, ...steps]),
  ...plan.situations.flatMap(({ write }) => write?.message ?? []),
];

const sentencesOf = (plan: AnswerPlan): Set<string> =>
  new Set(
    textsOf(plan)
      .flatMap((text) => text.split(/(?<=[.?!])\s+/))
      .map((text) => text.replaceAll(/\d+ \w+ \d{4}/g, 'DAY').trim())
      .filter((text) => text !== ''),
  );

function shareOfEach(plans: readonly ReadonlySet<string>[]): number[] {
  const counts = new Map<string, number>();
  for (const sentence of plans.flatMap((sentences) => [...sentences])) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  return plans.map((sentences) => [...sentences].filter((sentence) => (counts.get(sentence) ?? 0) > 1).length / sentences.size);
}

/** Median of a round, in milliseconds. */
async function time(work: () => unknown): Promise<number> {
  return median(
    Array.from({ length: ROUNDS }, () => {
      const start = performance.now();
      work();
      return performance.now() - start;
    }),
  );
}

if (import.meta.main) await printBenchmark(assessmentPlan);
