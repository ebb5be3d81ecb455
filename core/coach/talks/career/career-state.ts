import type { GoalIdea } from '#core/goals/goal.ts';
import type { ConversationContext, UserProfile } from '../../conversation/context.ts';
import { quotable } from '../../plan/quote.ts';
import type { SaidMessage } from '../../plan/turn-plan.ts';
import { readGoals } from '../../scoring/talks/career/read-goals.ts';
import { readGrow, type Grow } from '../../scoring/talks/career/read-grow.ts';
import { readCommand } from '../commands.ts';
import { isAct, toAction, toGoal, toIfThen, toMark } from '../goals.ts';
import { readDay } from '../read-day.ts';
import { answersStage } from './already-said.ts';
import { readTopics } from './career-topics.ts';
import { CAREER_STAGES, DECIDING, type CareerStage } from './career-stages.ts';

/** What is read for the four slots, of one message and of a whole talk from its end: keeps the longest talks under 0.2 s. */
const MESSAGE_CHARS = 3000;
const TALK_CHARS = 30_000;

/** A learner's message and the question that it answers. */
interface Answer {
  readonly content: string;
  readonly stage: CareerStage | null;
}

/** What stands in a career talk so far. */
export interface CareerState {
  readonly answers: readonly Answer[];
  readonly grow: Grow;
  /** A goal stands in the learner's profile. */
  readonly hasWish: boolean;
  /** How often each thing was asked. */
  readonly asked: ReadonlyMap<CareerStage, number>;
  /** What was asked last. */
  readonly stage: CareerStage | null;
  /** Wishes and acts that could be kept, in the learner's words. */
  readonly goals: readonly GoalIdea[];
}

export const questionId = (stage: CareerStage, number: number): string => `career-${stage}-${number}`;

export function stageOf({ asked }: SaidMessage): CareerStage | null {
  const [, stage] = /^career-([a-z_]+)-\d+$/.exec(asked?.id ?? '') ?? [];
  return CAREER_STAGES.find((each) => each === stage) ?? null;
}

export function readState(said: readonly SaidMessage[], { userProfile }: ConversationContext): CareerState {
  const { answers, asked, stage } = readAnswers(said);
  const hasWish = (userProfile?.goals ?? []).length > 0;
  return { answers, asked, stage, hasWish, grow: readGrow(answers.map(({ content }) => content)), goals: goalsOf(answers, userProfile) };
}

/** The goals alone, for what a talk held before its latest message. */
export const readKept = (said: readonly SaidMessage[], { userProfile }: ConversationContext): GoalIdea[] =>
  goalsOf(readAnswers(said).answers, userProfile);

function readAnswers(said: readonly SaidMessage[]): Pick<CareerState, 'answers' | 'asked' | 'stage'> {
  const answers: Answer[] = [];
  const asked = new Map<CareerStage, number>();
  let stage: CareerStage | null = null;
  for (const message of said) {
    if (message.role === 'user') {
      if (!readCommand(message.content)) answers.push({ content: message.content.slice(0, MESSAGE_CHARS), stage });
      continue;
    }
    stage = stageOf(message);
    if (stage) asked.set(stage, (asked.get(stage) ?? 0) + 1);
  }
  return { answers: newest(answers), asked, stage };
}

/** All answers in their places, those that are too long ago without their words. */
function newest(answers: readonly Answer[]): Answer[] {
  let charsLeft = TALK_CHARS;
  return answers
    .toReversed()
    .map((answer) => {
      charsLeft -= answer.content.length;
      return charsLeft < 0 ? { ...answer, content: '' } : answer;
    })
    .toReversed();
}

/** The latest wish, or that of the profile once it is spoken of, completed by its date and its mark; and the act that was decided on. */
function goalsOf(answers: readonly Answer[], profile: UserProfile | undefined): GoalIdea[] {
  const saidTo = (stage: CareerStage): string | null => answers.findLast((answer) => answer.stage === stage)?.content ?? null;
  const [answered, marked] = [saidTo('date'), saidTo('measure')];
  const mark = answers.map(({ content }) => toMark(content)).findLast((each) => each !== null);
  const measure = mark ?? (marked && isMark(marked) ? quotable(marked, { maxChars: 300 }) : null);
  const date = answered === null || isAct(answered) ? null : answered;
  const plan = answers.findLast(({ content }) => isPlan(content))?.content;
  const ifThen = plan ? toIfThen(plan) : null;
  const decided = answers.findLast(
    ({ content, stage }) => !IF_THEN.test(content) && isAct(content) && (stage === 'will' || readDay(content) !== null),
  );
  const act = decided ? toAction(decided.content) : null;
  const wish =
    readGoals(answers.map(({ content }) => content))
      .filter(({ text }) => !isAct(text) && !IF_THEN.test(text))
      .map(toGoal)
      .findLast((goal) => goal !== null) ?? (answered === null ? null : wishOf(profile));
  const completed = wish && {
    ...wish,
    by: wish.by ?? (date && readDay(date)),
    measure: mark ?? wish.measure ?? measure,
    ifThen: wish.ifThen ?? (act ? null : ifThen),
  };
  const isSame = completed && act && coreOf(completed.text) === coreOf(act.text);
  return [isSame ? null : completed, act && { ...act, ifThen }].filter((goal) => goal !== undefined && goal !== null);
}

function wishOf(profile: UserProfile | undefined): GoalIdea | null {
  const text = quotable(profile?.goals?.[0] ?? '');
  return text === null ? null : { text, by: null, measure: null, ifThen: null, skill: null };
}

/** What is to be done, whether it is wished or promised. */
const coreOf = (text: string): string => text.toLowerCase().replace(/^i(?: will|['’]ll| am going to|['’]m going to) /, '');

/** "If ..., then I will ..."; not what would be, were things otherwise. */
const isPlan = (content: string): boolean => IF_THEN.test(content) && !/\bwould\b/i.test(content);

const NO_MARK =
  /\?|\b(?:could|might|maybe|perhaps|or|torn|whether|do(?:n['’]t| not) know|not sure|i (?:want|would like|will|feel|am afraid))\b|\bI['’]ll\b/i;
const MIN_MARK_WORDS = 3;

/** Whether an answer says by what one would know: no idea, wish, plan, question or mood. */
function isMark(text: string): boolean {
  const isHeavy = readTopics(text).some((topic) => topic.isHeavy);
  return !NO_MARK.test(text.slice(0, MESSAGE_CHARS)) && !IF_THEN.test(text) && !isHeavy && text.split(/\s+/).length >= MIN_MARK_WORDS;
}

const IF_THEN = /^\s*(?:if|when|whenever)\b/i;

const TORN =
  /\b(?:torn between|can(?:'|’)?t decide|cannot decide|hard to decide|whether (?:to|i should)|should i (?:stay|go|take|leave|accept|quit|move)|(?:stay|staying) or (?:go|leav|mov)|two offers|either [^.?!\n]{1,80} or )\b/i;

/** What is to be weighed next and was not said yet; null when all of it stands there. */
export function nextWeighed({ answers, stage }: CareerState): CareerStage | null {
  const step = DECIDING.indexOf(stage as CareerStage);
  const left = DECIDING.slice(step + 1);
  return left.find((each) => !answers.some(({ content }) => answersStage(each, content))) ?? null;
}

/** What is most useful to ask now. Whatever was asked twice without an answer that could be read is left alone. */
export function nextStage(state: CareerState): CareerStage {
  const { answers, grow, asked, stage, goals, hasWish } = state;
  const latest = answers.at(-1)?.content.slice(0, 4000) ?? '';
  const times = (each: CareerStage): number => asked.get(each) ?? 0;
  if (stage === 'care' && times('care') < 2) return 'care';
  const isWeighing = DECIDING.includes(stage as CareerStage);
  const isTorn = TORN.test(latest) && DECIDING.every((each) => times(each) === 0);
  const weighed = isWeighing || isTorn ? nextWeighed(state) : null;
  if (weighed) return weighed;
  if (isWeighing && grow.will.state !== 'filled') return 'will';
  const kept = goals[0];
  const needed: readonly (readonly [CareerStage, boolean])[] = [
    ['goal', !hasWish && grow.goal.state === 'empty' && times('goal') < 2],
    ['reality', grow.reality.state === 'empty' && times('reality') < 2],
    ['date', (kept === undefined ? hasWish : kept.by === null) && times('date') < 1],
    ['measure', kept !== undefined && kept.measure === null && times('measure') < 1],
    ['tried', times('tried') < 1 && !answers.some(({ content }) => answersStage('tried', content))],
    ['options', grow.options.state === 'empty' && times('options') < 2],
    ['will', grow.will.state !== 'filled' && times('will') < 2],
    ['if_then', !goals.some(({ ifThen }) => ifThen !== null) && times('if_then') < 1],
  ];
  return needed.find(([, isNeeded]) => isNeeded)?.[0] ?? 'deepen';
}
