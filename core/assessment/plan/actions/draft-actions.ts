import { practiceForSkill } from '../../../practice/practice-for-skill.ts';
import { hashText } from '../../../random.ts';
import type { AnsweredProfile } from '../../answers.ts';
import type { AnswerRef } from '../../assessment.ts';
import { DEFAULT_LEVEL, LIST_QUESTIONS, type ListQuestion } from '../../questions.ts';
import type { DraftAction } from './draft-action.ts';
import { likedGround, type SayGround } from '../liked-ground.ts';
import { isChoice, listPicks, ref, refs } from '../phrases.ts';
import { goalPlan, tacticFor } from '../pick-plans.ts';
import { SKIPPED_ACTIONS } from './skipped-actions.ts';

interface GroundedDraft extends DraftAction {
  readonly ground?: SayGround;
}

/** Goals that get two actions; those after them get one, so that a long list stays a plan. */
const FULL_GOALS = 2;
const RANK = 10;
/** Within a rank. */
const PLACE = { first: 0, challenge: 1, urgent: 2, second: 5, skippedChallenges: 6, skippedInterests: 7, skippedGoals: 8 };

/** What there is to do, in its order: the goals, what gets in the way, and a way to find out what was skipped. */
export function draftActions(profile: AnsweredProfile): DraftAction[] {
  const towards = [...profile.goals.flatMap((goal, i) => draftGoal(goal, i, profile)), ...draftSkipped(profile)];
  const drafts = [
    ...onLikedGround(towards, profile.interests),
    ...profile.challenges.map((challenge, i) => draftChallenge(challenge, i, profile)),
  ];
  return drafts.toSorted((a, b) => a.rank - b.rank);
}

const idOf = (question: ListQuestion, pick: string): string =>
  isChoice(question, pick) ? pick : `own-${hashText(pick.toLowerCase()).toString(36)}`;

const levelRefs = ({ careerLevel }: AnsweredProfile): AnswerRef[] => (careerLevel ? [ref('career_level', careerLevel)] : []);

function draftGoal(goal: string, i: number, profile: AnsweredProfile): GroundedDraft[] {
  const {
    first,
    second: { isUrgent, ...second },
  } = goalPlan(goal);
  const level = profile.careerLevel ?? DEFAULT_LEVEL;
  const id = `goal:${idOf('goals', goal)}`;
  const one: GroundedDraft = {
    ...first,
    id,
    rank: i * RANK + PLACE.first,
    action: first.action[level],
    steps: [...first.steps],
    practice: practiceForSkill(first.skill, level),
    because: [ref('goals', goal), ...levelRefs(profile)],
  };
  if (i >= FULL_GOALS) return [one];
  const two: GroundedDraft = {
    ...second,
    id: `${id}:2`,
    rank: i * RANK + (isUrgent ? PLACE.urgent : PLACE.second),
    steps: [...second.steps],
    practice: practiceForSkill(second.skill, level),
    because: [ref('goals', goal)],
  };
  return [one, two];
}

function draftChallenge(challenge: string, i: number, profile: AnsweredProfile): DraftAction {
  const { skill, category, weeks, action, steps, ifThen, measure, practice } = tacticFor(challenge);
  return {
    ...{ skill, category, weeks, ifThen, measure, practice },
    id: `challenge:${idOf('challenges', challenge)}`,
    rank: i * RANK + PLACE.challenge,
    action: action[profile.careerLevel ?? DEFAULT_LEVEL],
    steps: [...steps],
    because: [ref('challenges', challenge), ...levelRefs(profile)],
  };
}

function draftSkipped(profile: AnsweredProfile): GroundedDraft[] {
  const afterGoals = Math.max(0, profile.goals.length - 1) * RANK;
  const ranks = {
    goals: profile.challenges.length === 0 ? PLACE.first : PLACE.skippedGoals,
    challenges: afterGoals + PLACE.skippedChallenges,
    interests: afterGoals + PLACE.skippedInterests,
  };
  const level = profile.careerLevel ?? DEFAULT_LEVEL;
  return LIST_QUESTIONS.filter((question) => profile[question].length === 0).map((question) => {
    const skipped = SKIPPED_ACTIONS[question];
    return {
      ...skipped,
      id: `skipped:${question}`,
      rank: ranks[question],
      action: skipped.action[level],
      steps: [...skipped.steps],
      practice: practiceForSkill(skipped.skill, level),
      because: [ref(question, undefined), ...levelRefs(profile)],
    };
  });
}

/** Deals the interests out, so that each action is done on ground one likes and each interest is used once. */
function onLikedGround(drafts: readonly GroundedDraft[], interests: readonly string[]): DraftAction[] {
  const ordered = drafts.toSorted((a, b) => a.rank - b.rank);
  return ordered.map(({ ground, ...draft }, i) => {
    const [first, ...others] = interests.filter((_, at) => at % ordered.length === i);
    if (!ground || first === undefined) return draft;
    const more = others.length > 0 ? ` Take further examples from ${listPicks('interests', others)}.` : '';
    return {
      ...draft,
      steps: [...draft.steps, `${ground(likedGround(first))}${more}`],
      because: [...draft.because, ...refs('interests', [first, ...others])],
    };
  });
}

/** Level and timeframe shape every action; where they were skipped, one ends with looking at its size or its day. */
export function checkSkipped(drafts: readonly DraftAction[], { careerLevel, timeframe }: AnsweredProfile): DraftAction[] {
  const checks = [...(careerLevel ? [] : [SIZE_CHECK]), ...(timeframe ? [] : [DAY_CHECK])];
  if (checks.length === 0) return [...drafts];
  const because = checks.map(({ questionId }) => ref(questionId, undefined));
  const check = checks.map(({ text }) => text).join(' ');
  const checked = drafts.findIndex(({ id }) => !id.startsWith('challenge:'));
  return drafts.map((draft, i) =>
    i === checked ? { ...draft, steps: [...draft.steps, check], because: [...draft.because, ...because] } : draft,
  );
}

const SIZE_CHECK = {
  questionId: 'career_level',
  text: 'Look whether this is the right size for where you are in your working life, and change it if not.',
} as const;
const DAY_CHECK = {
  questionId: 'timeframe',
  text: 'Look whether its day suits you, since you did not say how far ahead to plan.',
} as const;
