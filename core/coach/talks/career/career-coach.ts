import type { GoalIdea } from '#core/goals/goal.ts';
import type { AskedQuestion } from '../../conversation/message.ts';
import { SLOT_WORDS, type FactSlot } from '../../facts/slots.ts';
import type { ModeCoach } from '../../plan/coach.ts';
import { quotable, quote } from '../../plan/quote.ts';
import { askedLast } from '../../plan/recall.ts';
import type { Opening, OpeningInput, SaidMessage, TurnInput, TurnPlan } from '../../plan/turn-plan.ts';
import { delimitAsData } from '../../safety/delimit-as-data.ts';
import type { Commands } from '../../commands/commands.ts';
import type { CommandOf } from '../../commands/command-words.ts';
import { saysSomething } from '../says-something.ts';
import { fill } from '../wording/fill.ts';
import { pickLeastSaid, pickUnsaid, toldIn, type Told } from '../wording/pick-unsaid.ts';
import { STEP_PARTS, WANTED, type CareerWords, type StepPart, type Wanted } from './career-words.ts';
import { endCareer } from './end-career.ts';
import { draftMessage, goalsOf, hasStep, holdsDraft, isLetter, swappedIn, readStep, stepGoal, type MessageStep } from './message-step.ts';
import { heaviest, readSheet, SKILL_OF, type Sheet } from './sheet.ts';

/** What can be asked, as the id of a question names it. */
const ASKED_FOR = [...WANTED, 'went', ...STEP_PARTS] as const;
type AskedFor = (typeof ASKED_FOR)[number];
const ID = /^career-([a-z_]+)-\d+$/;

const askedFor = (asked: AskedQuestion | null): AskedFor | null => {
  const [, name] = ID.exec(asked?.id ?? '') ?? [];
  return ASKED_FOR.find((each) => each === name) ?? null;
};

/** The slot that the last reply asked for, where it is one: what answers it is likelier to be that. */
export function slotAskedIn(said: readonly SaidMessage[]): FactSlot | null {
  const asked = askedFor(askedLast(said));
  if (asked === 'went') return 'tried';
  if (asked === 'whole') return 'person';
  return asked === 'what' || asked === 'letter' || asked === 'day' ? null : asked;
}

/** Whether a part of the message is what was asked for. */
export const isStepAskedIn = (said: readonly SaidMessage[]): boolean => {
  const asked = askedFor(askedLast(said));
  return asked !== null && isStepPart(asked);
};

/** Whether what was asked is answered by a sentence as one would send it, or a deed: "ask him if they hire" asks the coach nothing. */
export const isDeedAskedIn = (said: readonly SaidMessage[]): boolean => askedFor(askedLast(said)) === 'next_step' || isStepAskedIn(said);

const QUOTED_CHARS = 140;

type Command = CommandOf<'career'>;
type CareerCommands = Commands<Command>;
/** What a career talk is led with. */
export interface CareerSpeech {
  readonly words: CareerWords;
  readonly commands: CareerCommands;
}

function openCareer({ context, seed, askedBefore, resume, facts }: OpeningInput, { words, commands }: CareerSpeech): Opening {
  const told = toldIn([], seed);
  const sheet = readSheet(facts, [], context.userProfile);
  const step = sheet.of('next_step');
  const known = step ?? sheet.of('aim');
  const said = known && quote(known.text, { maxChars: QUOTED_CHARS });
  const about = said && fill(pickLeastSaid(step ? words.step_before : words.known, told), { said });
  const asked = resume?.asked ?? ask(step && said ? 'went' : (nextWanted(sheet, new Set()) ?? 'whole'), words, told, askedBefore);
  const greeting = pickLeastSaid(resume ? words.resume : words.open, told);
  return {
    words: `${[greeting, about].filter(Boolean).join(' ')}\n\n${asked.text}`,
    asked,
    suggestions: [commands.button('another')],
    title: 'Career talk',
  };
}

/** The first thing that is wanted, not known, and was not asked before. */
const nextWanted = (sheet: Sheet, asked: ReadonlySet<AskedFor>): Wanted | null =>
  WANTED.find((slot) => sheet.of(slot) === null && !asked.has(slot)) ?? null;

function ask(name: AskedFor, words: CareerWords, told: Told, askedBefore: readonly string[] = []): AskedQuestion {
  const ways = (STEP_PARTS as readonly string[]).includes(name) ? words.step[name as StepPart] : words.ask[name as Wanted | 'went'];
  const idOf = (way: string): string => `career-${name}-${ways.indexOf(way)}`;
  const [first, ...others] = ways.filter((way) => !askedBefore.includes(idOf(way)));
  const text = pickLeastSaid(first === undefined ? ways : [first, ...others], told);
  return { id: idOf(text), text, isFollowUp: false, number: null };
}

/** What a message is about to be: the question is put again at most as it stood. */
interface Turn {
  readonly content: string;
  readonly sheet: Sheet;
  readonly step: MessageStep;
  /** As it stood before the latest message. */
  readonly stepBefore: MessageStep;
  /** What this talk asked for so far. */
  readonly asked: ReadonlySet<AskedFor>;
  readonly last: AskedQuestion | null;
  readonly told: Told;
  readonly input: TurnInput;
  readonly words: CareerWords;
  readonly commands: CareerCommands;
}

interface Move {
  readonly move: string;
  /** Said before the question. */
  readonly parts: readonly (string | null)[];
  readonly asked?: AskedQuestion | null;
  readonly goals?: readonly GoalIdea[];
  readonly isFixed?: boolean;
}

function planCareer(input: TurnInput, speech: CareerSpeech): TurnPlan {
  const turn = readTurn(input, speech);
  const command = speech.commands.read(turn.content);
  const move = command ? obey(command, turn) : answer(turn);
  const said = move.parts.filter(Boolean).join('\n\n');
  const reply = [said, move.asked?.text].filter(Boolean).join('\n\n');
  const number = input.said.filter(({ role }) => role === 'user').length;
  const slot = turn.sheet.facts.at(-1)?.slot;
  return {
    ...{ evaluation: null, move: move.move, fixed: move.isFixed ? reply : null, asked: move.asked ?? null, goals: move.goals ?? [] },
    // On every third of the learner's messages works may be named.
    skill: command === null && number % 3 === 2 && slot ? SKILL_OF[slot] : null,
    suggestions: move.move === 'ending' ? [] : suggestionsFor(turn, move),
    words: reply,
    orders: ordersFor(move, said),
    facts: turn.sheet.facts,
  };
}

function readTurn(input: TurnInput, { words, commands }: CareerSpeech): Turn {
  const { said, seed, facts, noted, context } = input;
  const sheet = readSheet(facts, noted, context.userProfile);
  const asked = new Set(said.flatMap((message) => (message.role === 'assistant' ? (askedFor(message.asked) ?? []) : [])));
  const answers = said.flatMap((message, i) => {
    if (message.role !== 'user' || commands.read(message.content) !== null) return [];
    const part = askedFor(said[i - 1]?.asked ?? null);
    const isLast = i === said.length - 1;
    return [{ part: part !== null && isOfStep(part) ? part : null, content: message.content, noted: isLast ? (noted ?? []) : [] }];
  });
  return {
    ...{ content: said.at(-1)?.content ?? '', sheet, asked, last: askedLast(said), told: toldIn(said, seed), input, words, commands },
    step: readStep(answers, sheet),
    stepBefore: readStep(answers.slice(0, -1), sheet),
  };
}

const isStepPart = (name: AskedFor): name is StepPart => (STEP_PARTS as readonly string[]).includes(name);
const isOfStep = (name: AskedFor): name is StepPart | 'person' | 'next_step' =>
  isStepPart(name) || name === 'person' || name === 'next_step';

function answer(turn: Turn): Move {
  const { content, told, words, last, step, stepBefore } = turn;
  if (!saysSomething(content)) return { move: 'nothing_said', parts: [pickLeastSaid(words.empty, told)], asked: last };
  const isDrafted = told.replies.some(holdsDraft);
  const isChanged = (['whom', 'letter', 'day'] as const).some((part) => step[part] !== stepBefore[part]);
  if (isDrafted && (isChanged || swappedIn(content) !== null)) return drafted(turn, words.redrawn);
  const { said } = turn.input;
  if (said.at(-1)?.heardAs === 'correction' && followsDraft(said))
    return { move: 'mend', parts: [pickLeastSaid(words.mend, told)], asked: ask('letter', words, told, turn.input.askedBefore) };
  const next = goOn(turn);
  return { ...next, parts: [reflect(turn, next), ...next.parts] };
}

/** Whether the latest message comes right after a draft: what is wrong then is something in it. */
export const followsDraft = (said: readonly SaidMessage[]): boolean => holdsDraft(said.at(-2)?.content ?? '');

/** One span of the message as it was said. What answers a question for the message itself shows in the draft. */
function reflect({ input, told, words, last }: Turn, next: Move): string | null {
  const { noted = [] } = input;
  // What is heavy is not filed aloud: a calm word stands before this.
  if (input.isHeavy) return null;
  const heard = heaviest(noted);
  const said = heard && quote(heard.quote, { maxChars: QUOTED_CHARS });
  if (next.move === 'drafted') return null;
  if (heard === null || said === null) {
    const asked = askedFor(last);
    if (input.said.at(-1)?.heardAs === 'correction') return pickLeastSaid(words.corrected, told);
    return input.isAnswered || (asked !== null && isStepPart(asked)) ? null : pickUnsaid(words.unnoted, told);
  }
  const way = pickUnsaid(words.reflect[heard.slot], told);
  return way === null ? said : fill(way, { said });
}

/** What comes next: what is wanted for a step, then the message, then the rest. */
function goOn(turn: Turn): Move {
  const { sheet, asked, step, told, words } = turn;
  const put = (name: AskedFor): Move => ({ move: name, parts: [], asked: ask(name, words, told, turn.input.askedBefore) });
  const isWorkable = (sheet.of('aim') !== null || asked.has('aim')) && (sheet.of('person') !== null || sheet.of('next_step') !== null);
  const isBegun = asked.has('whole') || asked.has('what') || step.letter !== null;
  // Whoever has a step with its day is not asked for another.
  const wanted = nextWanted(sheet, isBegun && hasStep(step) ? new Set([...asked, 'person', 'next_step']) : asked);
  if (isBegun || isWorkable || wanted === null) {
    const part = nextPart(turn, isBegun);
    if (part === 'letter') return { ...put(part), parts: [pickLeastSaid(words.help_message, told)] };
    if (part !== null) return put(part);
    if (isBegun && hasStep(step) && !told.replies.some(holdsDraft)) return drafted(turn, isLetter(step) ? words.drafted : words.outlined);
  }
  if (wanted !== null) return put(wanted);
  return { move: 'done', parts: [pickLeastSaid(words.done, told)], goals: unoffered(turn) };
}

/** The step, where it was not offered before. */
function unoffered({ step, input: { said } }: Turn): GoalIdea[] {
  const goal = step.day === null ? null : stepGoal(step);
  const offered = said.flatMap(({ goals = [] }) => goals.map(({ text }) => text));
  return goal === null || offered.includes(goal.text) ? [] : [goal];
}

function nextPart({ asked, step }: Turn, isBegun: boolean): StepPart | null {
  if (!isBegun) return step.whom === null ? 'whole' : 'what';
  if (step.what === null && step.letter === null) {
    if (!asked.has('what')) return 'what';
    if (!asked.has('letter')) return 'letter';
  }
  return step.day === null && !asked.has('day') ? 'day' : null;
}

function drafted({ step, sheet, told, words }: Turn, lead: readonly [string, ...string[]]): Move {
  const goal = stepGoal(step);
  const day = step.day === null ? pickLeastSaid(words.no_day, told) : fill(pickLeastSaid(words.by_day, told), { day: step.day });
  return {
    move: 'drafted',
    parts: [pickLeastSaid(lead, told), draftMessage(step, sheet, words), goal && day],
    asked: step.day === null ? ask('day', words, told) : null,
    goals: goal ? [goal] : [],
    isFixed: true,
  };
}

function obey(command: Command, turn: Turn): Move {
  const { told, words, last, sheet } = turn;
  const say = (ways: readonly [string, ...string[]]): string => pickLeastSaid(ways, told);
  const next = goOn(turn);
  switch (command) {
    case 'end':
      return { move: 'ending', parts: [say(words.ending)], isFixed: true };
    case 'so_far':
      return { ...next, move: 'so_far', goals: [], parts: soFar(turn), asked: last, isFixed: true };
    case 'why':
      return { move: 'why', parts: [say(words.why)], asked: last, isFixed: true };
    case 'propose_goal': {
      const goals = goalsOf(sheet, turn.step);
      return { move: 'propose_goal', parts: [say(goals.length > 0 ? words.goal : words.no_goal)], goals, asked: last };
    }
    case 'another':
      // Whoever complained was answered already.
      return { ...next, parts: [turn.input.said.at(-1)?.heardAs === 'complaint' ? null : pickUnsaid(words.left, told), ...next.parts] };
    case 'go_on':
      return next;
  }
}

/** The page shows all of them. */
const MOST_TOLD = 10;

function soFar({ sheet, told, words }: Turn): string[] {
  const lines = sheet.facts.slice(-MOST_TOLD).flatMap(({ slot, text }) => {
    const said = quotable(text, { maxChars: QUOTED_CHARS });
    return said === null ? [] : [`- **${SLOT_WORDS[slot]}:** ${said}`];
  });
  return lines.length === 0 ? [pickLeastSaid(words.nothing_yet, told)] : [pickLeastSaid(words.so_far, told), lines.join('\n')];
}

function suggestionsFor({ sheet, input, commands }: Turn, { move }: Move): string[] {
  const isLong = input.said.length > 4;
  const offers: readonly (readonly [Command, boolean])[] = [
    ['another', move !== 'done'],
    ['so_far', isLong && move !== 'so_far' && sheet.facts.length > 0],
    ['propose_goal', sheet.of('aim') !== null && move !== 'propose_goal'],
    ['end', move === 'drafted' || move === 'done'],
  ];
  return offers.flatMap(([command, isDue]) => (isDue ? [commands.button(command)] : []));
}

const ordersFor = ({ move, asked, goals = [] }: Move, said: string): string[] => [
  `What to do: ${move.replaceAll('_', ' ')}. No verdict, no promise, no praise of the person. 30 to 90 words.`,
  ...(said ? [`Say this in your own words, and keep quotations exactly: ${delimitAsData('words', said)}`] : []),
  ...goals.map(
    ({ text, by }) => `A goal is offered beside your reply. Do not change it: ${delimitAsData('goal', by ? `${text} (${by})` : text)}`,
  ),
  ...(asked ? [`End with this question and no other: ${delimitAsData('question', asked.text)}`] : ['Ask nothing.']),
];

export const careerCoach = (speech: CareerSpeech): ModeCoach => ({
  open: (input) => openCareer(input, speech),
  plan: (input) => planCareer(input, speech),
  end: (input) => endCareer(input, speech.commands),
});
