import { interviewCoach } from './interview/interview-coach.ts';
import type { CoachMode } from '../practice/modes.ts';
import { leaveOutGrave, leaveOutOfContext, textsOfContext } from './safety/leave-out-grave.ts';
import { isGrave, readAllSafety, readSafety } from './safety/read-safety.ts';
import { isSafetyReply, replyForSafety } from './safety/safety-replies.ts';
import { RUBRICS, type Evaluation, type Rubric } from './evaluation.ts';
import { careerCoach } from './talks/career/career-coach.ts';
import { managerialCoach } from './talks/managerial/managerial-coach.ts';
import { networkingCoach } from './talks/networking/networking-coach.ts';
import type { Coaches } from './plan/coach.ts';
import { askedLast, lastSaid, recall } from './plan/recall.ts';
import { nameGoal, withGoal } from './plan/session-goal.ts';
import type {
  EndedSession,
  OpenedSession,
  Opening,
  PlannedTurn,
  Pointers,
  SessionInput,
  SessionStart,
  TurnInput,
  TurnPlan,
} from './plan/turn-plan.ts';

const COACHES: Coaches = {
  career: careerCoach,
  networking: networkingCoach,
  interview: interviewCoach,
  managerial: managerialCoach,
};

/** What the context, the goal, or the conversation that is continued says of danger, abuse or the law comes before all else, and is not kept. */
export function openSession({ continued, goal, ...given }: SessionStart, pointers: Pointers): OpenedSession {
  const start = goal && given.mode === 'career' ? { ...given, context: withGoal(given.context, goal) } : given;
  const own = lastSaid(continued?.said ?? []).flatMap(({ role, content }) => (role === 'user' ? content : []));
  const reading = readAllSafety([...textsOfContext(start.context), goal?.text ?? '', ...own]);
  const reply = replyForSafety(reading, pointers);
  const heard = leaveOutGrave(continued?.said ?? []);
  const kept = { context: leaveOutOfContext(start.context), earlier: continued && recall(heard) };
  const resume = continued?.mode === start.mode ? { asked: askedLast(heard) } : null;
  const plain = COACHES[start.mode].open({ ...start, ...kept, resume });
  const opening = goal && start.mode !== 'career' && !isGrave(goal.text) ? nameGoal(plain, goal) : plain;
  if (reply === null) return { ...opening, ...kept, isFixed: false };
  if (reading.tier === 'unclear') return { ...opening, ...kept, words: `${reply}\n\n${opening.words}`, isFixed: true };
  return { ...opening, ...kept, words: reply, asked: null, suggestions: [], isFixed: true };
}

export const endSession = (input: SessionInput): EndedSession => COACHES[input.mode].end({ ...input, said: leaveOutGrave(input.said) });

/** What the coach says next. What speaks of danger, abuse or the law is answered by fixed words, before anything is scored. */
export function planTurn(input: TurnInput, pointers: Pointers): PlannedTurn {
  const reply = replyForSafety(readSafety(input.said.at(-1)?.content ?? ''), pointers);
  if (reply !== null) return { ...planSafety(input, reply), unheard: [] };
  const said = leaveOutGrave(input.said);
  const heard = { ...input, said, attempts: leaveOutGrave(input.attempts) };
  // A conversation that began with fixed words has had no opening of its own mode yet.
  const isBegun = !(said[0]?.role === 'assistant' && isSafetyReply(said[0].content, pointers));
  const plan =
    isBegun || said.length > 2 ? COACHES[input.mode].plan(heard) : planOpening(COACHES[input.mode].open({ ...input, resume: null }));
  const left = new Set(said.slice(isBegun ? 0 : 1).map(({ id }) => id));
  return { ...plan, unheard: input.said.flatMap(({ id }) => (left.has(id) ? [] : id)) };
}

const planOpening = ({ words, asked, suggestions }: Opening): TurnPlan => ({
  ...{ evaluation: null, move: 'opening', fixed: words, asked, skill: null, goals: [] },
  suggestions,
  words,
  orders: [],
});

const GO_ON = ['Go on with the practice', 'End'];
/** Words of safety are no dead end. A scene that was broken off is begun anew. */
const WAY_ON: Readonly<Record<CoachMode, string[]>> = {
  ...{ career: GO_ON, managerial: GO_ON },
  interview: ['Another question', 'End'],
  networking: ['Again with somebody else', 'End'],
};

/** The question that stood stays: whoever goes on answers it. */
function planSafety({ mode, said }: TurnInput, fixed: string): TurnPlan {
  const asked = askedLast(said);
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
  sure: true,
  probe: null,
  praise: null,
  features: [],
  compare: null,
});
