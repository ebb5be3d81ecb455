import type { AnsweredProfile } from '../answers.ts';
import type { PlannedItem, Sentence } from '../assessment.ts';
import { DEFAULT_TIMEFRAME, type CareerGoal, type CareerLevel, type Challenge } from '../questions.ts';
import { MAX_FIRM_ACTIONS } from './actions/schedule-actions.ts';
import { capitalized } from '../../words.ts';
import { sayNumber, TIMEFRAME_WORDS } from './number-words.ts';
import { listed, ref, refs, sentence } from './phrases.ts';

interface Contradiction {
  readonly level?: readonly CareerLevel[];
  /** All of them are named. */
  readonly goals: readonly CareerGoal[];
  readonly challenges?: readonly Challenge[];
  readonly text: string;
}

/** What pulls two ways, and what the plan does about it. */
const CONTRADICTIONS: readonly Contradiction[] = [
  {
    level: ['mid', 'senior', 'executive'],
    goals: ['first_job'],
    text: 'You have worked for a while and want a first job: the plan takes it as the first one in another place or field.',
  },
  {
    level: ['executive'],
    goals: ['promotion'],
    text: 'Little lies above an executive: the plan takes a promotion as a larger remit or a seat on a board.',
  },
  {
    level: ['entry'],
    goals: ['step_back'],
    text: 'Stepping back while starting out is unusual: the plan takes it as giving up duties rather than a career.',
  },
  {
    level: ['entry'],
    goals: ['return'],
    text: 'You are starting out and returning at once: the plan counts what you did before the time away as experience.',
  },
  {
    goals: ['step_back', 'lead_people'],
    text: 'Stepping back and leading people pull two ways: the one you put first gets its days first, and the other stays a trial.',
  },
  {
    goals: ['step_back', 'promotion'],
    text: 'Stepping back and a promotion pull two ways: decide at the first milestone which of the two goes on.',
  },
  {
    goals: ['first_job', 'promotion'],
    text: 'A promotion comes after a first job: the plan keeps both in your order, and the second can wait until the first is there.',
  },
  {
    goals: ['new_job', 'promotion'],
    text: 'A new job and a promotion are two ways to the next level: the plan walks both, and a clear answer on one settles the other.',
  },
  {
    goals: ['change_field', 'master_craft'],
    text: 'Changing field and mastering a craft ask for the same hours: the plan counts the craft that you would take along.',
  },
  {
    goals: ['first_job', 'return'],
    text: 'A first job and a return are told differently: the plan takes both as one search, with earlier work in it if there was some.',
  },
  {
    goals: ['balance', 'own_business'],
    challenges: ['time'],
    text: 'A business and a balance compete for time that you say is short: the plan keeps the offer to one customer until the hours hold.',
  },
  {
    goals: ['balance', 'promotion'],
    challenges: ['stress'],
    text: 'A promotion under strain can cost the balance you want: the plan keeps its steps small, and the hours you freed come first.',
  },
];

export function listContradictions(profile: AnsweredProfile, actions: readonly PlannedItem[]): Sentence[] {
  const { careerLevel, goals, challenges } = profile;
  const found = CONTRADICTIONS.filter(
    (one) =>
      (one.level === undefined || (careerLevel !== undefined && one.level.includes(careerLevel))) &&
      one.goals.every((goal) => goals.includes(goal)) &&
      (one.challenges ?? []).every((challenge) => challenges.includes(challenge)),
  ).map(({ level, goals: named, challenges: hard = [], text }) =>
    sentence(text, ...(level ? [ref('career_level', careerLevel)] : []), ...refs('goals', named), ...refs('challenges', hard)),
  );
  return [...found, ...sayOpenDirection(profile), ...sayCrowded(profile, actions)];
}

function sayOpenDirection({ goals, challenges }: AnsweredProfile): Sentence[] {
  const others = goals.filter((goal) => goal !== 'direction');
  if (others.length === 0) return [];
  if (goals.includes('direction')) {
    const text = 'You look for a direction and named where to go: the plan treats each of the other goals as a candidate to be tried.';
    return [sentence(text, ...refs('goals', goals))];
  }
  if (!challenges.includes('unclear_goal')) return [];
  const text = 'You named goals and called the goal unclear: the plan takes the first one as it stands until a test says otherwise.';
  return [sentence(text, ...refs('goals', others), ref('challenges', 'unclear_goal'))];
}

/** More goals and challenges than the time holds. */
function sayCrowded({ goals, challenges, timeframe }: AnsweredProfile, actions: readonly PlannedItem[]): Sentence[] {
  if (actions.length <= MAX_FIRM_ACTIONS) return [];
  const named = [
    ...(challenges.length > 0 ? [countNoun(challenges.length, 'challenge')] : []),
    ...(goals.length > 0 ? [countNoun(goals.length, 'goal')] : []),
  ];
  const low = actions.filter(({ priority }) => priority === 'low').length;
  const text = `${capitalized(listed(named))} are more than ${TIMEFRAME_WORDS[timeframe ?? DEFAULT_TIMEFRAME]} can hold: ${sayNumber(low)} of the ${sayNumber(actions.length)} actions are marked low and come late, for when there is room.`;
  return [sentence(text, ...refs('goals', goals), ...refs('challenges', challenges), ref('timeframe', timeframe))];
}

const countNoun = (count: number, noun: string): string => `${sayNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
