import { askedLast } from '../../plan/recall.ts';
import type { GoalIdea } from '#core/goals/goal.ts';
import type { ModeCoach } from '../../plan/coach.ts';
import type { SaidMessage, TurnInput, TurnPlan } from '../../plan/turn-plan.ts';
import { quote } from '../../plan/quote.ts';
import { delimitAsData } from '../../safety/delimit-as-data.ts';
import { ASIDE_WORDS, isAside } from '../aside-words.ts';
import { readCommand, type Command } from '../commands.ts';
import { quoteFew } from '../pick-span.ts';
import { GROW_WORDS } from '../../score/turns/rubric-words.ts';
import { saysSomething } from '../says-something.ts';
import { fill } from '../wording/fill.ts';
import { pickLeastSaid, pickUnsaid, toldIn, type Told } from '../wording/pick-unsaid.ts';
import { fitsTalk } from './already-said.ts';
import { adviseOn, adviseOnFact, faceWhatIf, readQuestion } from './answer-question.ts';
import { askCareer } from './ask-career.ts';
import { nextStage, nextWeighed, readKept, readState, type CareerState } from './career-state.ts';
import { DECIDING, QUESTIONS, type CareerStage } from './career-stages.ts';
import { readTopics } from './career-topics.ts';
import * as WORDS from './career-words.ts';
import { endCareer } from './end-career.ts';
import { openCareer } from './open-career.ts';

/** A turn while it is planned. */
interface Turn {
  readonly content: string;
  readonly state: CareerState;
  /** Goals as they stood before the learner's latest message. */
  readonly keptBefore: readonly GoalIdea[];
  readonly told: Told;
  readonly askedBefore: readonly string[];
  readonly asked: TurnPlan['asked'];
  /** Learner's messages, this one included. */
  readonly number: number;
}

type Move = Pick<TurnPlan, 'move' | 'asked'> & {
  /** Said before the question. */
  readonly parts: readonly (string | null | undefined)[];
  readonly goals?: readonly GoalIdea[];
  readonly isFixed?: boolean;
};

/** Where the usual ones would not fit. */
const SUGGESTIONS: Readonly<Record<string, readonly string[]>> = { ending: [], care: ['Another question', 'End'] };

function plan(input: TurnInput): TurnPlan {
  const turn = readTurn(input);
  const command = readCommand(turn.content);
  const move = command ? obey(command, turn) : answer(turn);
  const said = move.parts.filter(Boolean).join(' ');
  const words = [said, move.asked?.text].filter(Boolean).join('\n\n');
  return {
    ...{ evaluation: null, move: move.move, fixed: move.isFixed ? words : null, asked: move.asked, goals: move.goals ?? [] },
    skill: command || move.move === 'nothing_said' ? null : skillFor(turn),
    suggestions: SUGGESTIONS[move.move] ?? suggestionsFor(turn, command),
    words,
    orders: ordersFor(move, said),
  };
}

function readTurn({ said, seed, askedBefore, context }: TurnInput): Turn {
  return {
    content: (said.at(-1) as SaidMessage).content,
    state: readState(said, context),
    keptBefore: readKept(said.slice(0, -1), context),
    told: toldIn(said, seed),
    askedBefore,
    asked: askedLast(said),
    number: said.filter(({ role }) => role === 'user').length,
  };
}

const READ_CHARS = 4000;

function answer(turn: Turn): Move {
  const { content, state, told } = turn;
  if (!saysSomething(content)) {
    return { move: 'nothing_said', parts: [pickLeastSaid(WORDS.NOTHING_SAID, told)], asked: turn.asked ?? askCareer('goal', told) };
  }
  const goals = newGoals(turn);
  if (readTopics(content).some(({ isHeavy }) => isHeavy)) {
    const tactic = tacticFor(turn, 'options') ?? pickLeastSaid(WORDS.REASONS.care, told);
    return { move: 'care', goals, parts: [tactic], asked: askCareer('care', told, turn.askedBefore) };
  }
  const stage = nextStage(state);
  const asked = askCareer(stage, told, turn.askedBefore);
  if (stage === 'deepen' && (state.asked.get(stage) ?? 0) >= QUESTIONS.deepen.length) {
    return { move: 'ending', parts: [pickLeastSaid(WORDS.ENDING, told)], asked: null };
  }
  const reason = pickUnsaid(WORDS.REASONS[stage], told);
  if (goals[0]) return { move: 'propose_goal', goals, parts: [pickLeastSaid(WORDS.GOAL_READY, told), reason], asked };
  const tactic = DECIDING.includes(stage) ? null : tacticFor(turn, stage);
  switch (readQuestion(content)) {
    case 'verdict':
      return { move: 'no_verdict', parts: [pickLeastSaid(WORDS.NO_VERDICT, told)], asked };
    case 'how_to':
      return { move: 'advice', parts: [tactic ?? adviseOn(content, told)], asked };
    case 'what_if':
      return { move: 'what_if', parts: [faceWhatIf(told)], asked };
    case 'fact':
      return { move: 'not_known', parts: [tactic ?? adviseOnFact(told)], asked };
    case null:
      return { move: stage, parts: fitsTalk(state.stage, content) ? [heardWords(turn), tactic ?? reason] : [reflect(turn), tactic], asked };
  }
}

const REFLECTED_CHARS = 90;

/** A mood that the learner names. */
const FEELING =
  /\b(?:I am|I['’]m|I feel|makes me|made me) (?:so |very |really |quite |a bit )?(?:angry|sad|afraid|scared|furious|frustrated|lost|stuck|ashamed|hurt|worried|anxious|lonely|tired|disappointed|upset|nervous|jealous)\b/i;

/** The few words of an answer that carry it, unless the reply before this one quoted already. */
function heardWords({ content, told }: Turn): string | null {
  if (FEELING.test(content.slice(0, READ_CHARS))) return pickUnsaid(WORDS.FELT, told);
  const said = told.replies.at(-1)?.includes('“') ? null : quoteFew(content);
  const words = said && pickUnsaid(WORDS.HEARD, told);
  return words && fill(words, { said });
}

/** A statement that fits nothing asked for is given back as it stands, without a word about choices in general. */
function reflect(turn: Turn): string | null {
  const said = quote(turn.content, { maxChars: REFLECTED_CHARS });
  const words = said && pickUnsaid(WORDS.REFLECTED, turn.told);
  return words ? fill(words, { said }) : heardWords(turn);
}

/** Where the talk is of ways forward, more may be said of a topic than once. */
const WAYS_FORWARD: readonly CareerStage[] = ['options', 'will', 'deepen'];

/** What tends to help with a topic: first when the topic comes up, the rest when ways forward are looked for. Each is said once. */
function tacticFor({ content, state, told }: Turn, stage: CareerStage): string | null {
  const earlier = new Set(state.answers.slice(0, -1).flatMap((answer) => readTopics(answer.content)));
  const topics = WAYS_FORWARD.includes(stage)
    ? [...readTopics(content), ...earlier]
    : readTopics(content).filter((topic) => !earlier.has(topic));
  for (const { tactics } of topics) {
    const tactic = pickUnsaid(tactics.slice(0, 1), told) ?? pickUnsaid(tactics, told);
    if (tactic) return tactic;
  }
  return null;
}

/** A goal that came to have a date with this message: one at a time, all when asked for. */
function newGoals({ state, keptBefore }: Turn): GoalIdea[] {
  const proposed = new Set(keptBefore.filter(({ by }) => by !== null).map(({ text }) => text));
  return state.goals.filter(({ text, by }) => by !== null && !proposed.has(text)).slice(0, 1);
}

function obey(command: Command, turn: Turn): Move {
  const { state, told, askedBefore } = turn;
  const ask = (stage: CareerStage): TurnPlan['asked'] => askCareer(stage, told, askedBefore);
  const leadTo = (stage: CareerStage): Move => ({ move: stage, parts: [pickUnsaid(WORDS.REASONS[stage], told)], asked: ask(stage) });
  if (isAside(command)) {
    const asked = turn.asked ?? ask(nextStage(state));
    return { move: command, parts: [pickLeastSaid(ASIDE_WORDS[command], told)], asked, isFixed: true };
  }
  switch (command) {
    case 'end':
    case 'goodbye':
      return { move: 'ending', parts: [pickLeastSaid(WORDS.ENDING, told)], asked: null, isFixed: true };
    case 'propose_goal':
      return proposeGoal(turn);
    case 'decide':
      return leadTo(nextWeighed({ ...state, stage: null }) ?? 'will');
    case 'harder':
      return leadTo('harder');
    case 'not_sure':
      return leadTo('small');
    case 'how_is_that':
      return { move: 'no_verdict', parts: [pickLeastSaid(WORDS.NO_VERDICT, told)], asked: ask(anotherStage(turn)) };
    case 'changed_mind':
      return { move: command, parts: [pickLeastSaid(WORDS.CHANGED_MIND, told)], asked: ask('goal') };
    case 'nod':
    case 'no':
      return { move: anotherStage(turn), parts: [], asked: ask(anotherStage(turn)) };
    case 'so_far':
    case 'how_did_i_do':
      return {
        move: 'so_far',
        parts: [`${pickLeastSaid(WORDS.SO_FAR, told)}\n\n${soFar(state)}`],
        asked: ask(nextStage(state)),
        isFixed: true,
      };
    case 'why':
      return { move: 'why', parts: [pickLeastSaid(WORDS.WHY, told)], asked: turn.asked ?? ask(nextStage(state)), isFixed: true };
    default:
      return leadTo(anotherStage(turn));
  }
}

function proposeGoal({ state, told, askedBefore }: Turn): Move {
  const { goals } = state;
  const [wish] = goals;
  const stage: CareerStage = !wish
    ? 'goal'
    : wish.by === null
      ? 'date'
      : wish.measure === null
        ? 'measure'
        : wish.ifThen === null
          ? 'if_then'
          : 'deepen';
  const words = pickLeastSaid(wish ? WORDS.GOAL_READY : WORDS.NO_GOAL_YET, told);
  return { move: 'propose_goal', goals, parts: [words], asked: askCareer(stage, told, askedBefore) };
}

/** Another question after the same, while there is one; else what comes next. */
function anotherStage({ state, asked }: Turn): CareerStage {
  const { stage } = state;
  return stage && asked && (state.asked.get(stage) ?? 0) < QUESTIONS[stage].length ? stage : nextStage(state);
}

/** The four slots with what stands in them. */
function soFar({ grow }: CareerState): string {
  const lines = GROW_WORDS.map(({ id, name, tip }) => {
    const [first] = grow[id as keyof typeof grow].evidence;
    const said = first && quote(first.quote);
    return said ? `- **${name}:** ${said}` : `- **${name}:** still open. ${tip}`;
  });
  return lines.join('\n');
}

/** On every third of the learner's messages works may be named. */
function skillFor({ number, content, state }: Turn): TurnPlan['skill'] {
  if (number % 3 !== 2) return null;
  const [topic] = [content, ...state.answers.map((each) => each.content).toReversed()].flatMap(readTopics);
  return topic?.skill ?? GROW_WORDS.find(({ id }) => state.grow[id as keyof typeof state.grow].state === 'empty')?.skill ?? 'setting-goals';
}

function suggestionsFor({ state, number }: Turn, command: Command | null): string[] {
  const offers: readonly (readonly [string, Command, boolean])[] = [
    ['Propose a goal', 'propose_goal', state.goals.length > 0],
    ['Help me decide', 'decide', !DECIDING.some((stage) => state.asked.has(stage))],
    ['Ask me harder', 'harder', number > 1],
    ['Another question', 'another_question', true],
    ['What have I said so far?', 'so_far', number > 3],
  ];
  return offers.flatMap(([words, id, isDue]) => (isDue && id !== command ? [words] : [])).slice(0, 4);
}

const ordersFor = ({ move, asked, goals = [] }: Move, said: string): string[] => [
  `What to do: ${move.replaceAll('_', ' ')}. No verdict, no promise, no praise of the person. 30 to 90 words.`,
  ...(said ? [`Say this in your own words, and keep quotations exactly: ${delimitAsData('words', said)}`] : []),
  ...goals.map(
    ({ text, by }) => `A goal is offered beside your reply. Do not change it: ${delimitAsData('goal', by ? `${text} (${by})` : text)}`,
  ),
  ...(asked ? [`End with this question and no other: ${delimitAsData('question', asked.text)}`] : ['Ask nothing.']),
];

export const careerCoach: ModeCoach = { open: openCareer, plan, end: endCareer };
