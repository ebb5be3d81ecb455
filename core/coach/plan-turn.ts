import { interviewCoach } from './interview/interview-coach.ts';
import type { CoachMode } from './modes.ts';
import { readSafety } from './safety/read-safety.ts';
import { replyForSafety } from './safety/safety-replies.ts';
import { RUBRICS, type Evaluation, type Rubric } from './evaluation.ts';
import { careerCoach } from './talks/career/career-coach.ts';
import { managerialCoach } from './talks/managerial/managerial-coach.ts';
import { networkingCoach } from './talks/networking/networking-coach.ts';
import type { Coaches } from './plan/coach.ts';
import type { EndedSession, Opening, OpeningInput, Pointers, SessionInput, TurnInput, TurnPlan } from './plan/turn-plan.ts';

const COACHES: Coaches = {
  career: careerCoach,
  networking: networkingCoach,
  interview: interviewCoach,
  managerial: managerialCoach,
};

export const openSession = (input: OpeningInput): Opening => COACHES[input.mode].open(input);

export const endSession = (input: SessionInput): EndedSession => COACHES[input.mode].end(input);

/** What the coach says next. What speaks of danger, abuse or the law is answered by fixed words, before anything is scored. */
export function planTurn(input: TurnInput, pointers: Pointers): TurnPlan {
  const reply = replyForSafety(readSafety(input.said.at(-1)?.content ?? ''), pointers);
  return reply === null ? COACHES[input.mode].plan(input) : planSafety(input, reply);
}

const GO_ON = ['Go on with the practice', 'End'];
/** Words of safety are no dead end. A scene that was broken off is begun anew. */
const WAY_ON: Readonly<Record<CoachMode, string[]>> = {
  ...{ career: GO_ON, managerial: GO_ON },
  interview: ['Another question', 'End'],
  networking: ['Again with somebody else', 'End'],
};

/** The question that stood stays: whoever goes on answers it. */
function planSafety({ mode, said }: TurnInput, fixed: string): TurnPlan {
  const asked = said.findLast(({ role }) => role === 'assistant')?.asked ?? null;
  return {
    evaluation: isRubric(mode) ? refuse(mode, asked?.text ?? null) : null,
    move: 'safety',
    fixed,
    asked,
    skill: null,
    goals: [],
    suggestions: WAY_ON[mode],
    words: fixed,
    orders: [],
  };
}

const isRubric = (mode: CoachMode): mode is Rubric => (RUBRICS as readonly string[]).includes(mode);

const refuse = (rubric: Rubric, question: string | null): Evaluation => ({
  rubric,
  question,
  refused: 'safety',
  form: null,
  overall: 0,
  band: 'not_yet',
  features: [],
  compare: null,
});
