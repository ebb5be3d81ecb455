import type { GoalIdea } from '#core/goals/goal.ts';
import type { SkillId } from '#core/skills/skill-ids.ts';
import type { ModeCoach } from '../../plan/coach.ts';
import type { Opening, OpeningInput, SaidMessage, TurnInput, TurnPlan } from '../../plan/turn-plan.ts';
import type { AskedQuestion } from '../../conversation/message.ts';
import { quote } from '../../plan/quote.ts';
import { delimitAsData } from '../../safety/delimit-as-data.ts';
import type { Commands } from '../../commands/commands.ts';
import type { CommandOf } from '../../commands/command-words.ts';
import { countEvidence } from '../count-evidence.ts';
import { isAct, toAction } from '../goals.ts';
import { lookBack } from '../look-back.ts';
import { quotableAround } from '../pick-span.ts';
import { readDay } from '../read-day.ts';
import { seenWords } from '../seen-words.ts';
import { MANAGERIAL_WORDS } from '../../score/turns/rubric-words.ts';
import { fill } from '../wording/fill.ts';
import { pickLeastSaid, pickUnsaid, toldIn, type Told } from '../wording/pick-unsaid.ts';
import { choosePoint } from './choose-point.ts';
import { endManagerial } from './end-managerial.ts';
import { evaluateTry } from './evaluate-try.ts';
import { FOCUSES, readFocus } from './focuses.ts';
import type { FocusWords, ManagerialWords } from './managerial-words.ts';
import { isHarassment, touchesLaw } from './read-limits.ts';
import { calledBy, holdsWords, isActionAt, readCase, stageId, stageOf, type PracticeCase, type Stage } from './read-case.ts';

type Command = CommandOf<'managerial'>;

/** What a practice is told with: its sentences, and what its buttons say. */
interface Spoken {
  readonly words: ManagerialWords;
  readonly commands: Commands<Command>;
}

function open({ context, seed, weakSpots, resume }: OpeningInput, { words: say, commands: { button } }: Spoken): Opening {
  const name = readFocus(context);
  const told = toldIn([], seed);
  const resumed = resume?.asked && resumeAt(resume.asked, told, say);
  const weak = MANAGERIAL_WORDS.find(({ id }) => weakSpots.includes(id));
  const parts = resumed
    ? [pickLeastSaid(say.resume, told)]
    : [
        fill(pickLeastSaid(say.open, told), { focus: name.toLowerCase() }),
        weak && fill(pickLeastSaid(say.from_last_time, told), { tip: weak.tip }),
        topicWords(say, context.focusTopics ?? [context.managementFocus ?? ''], 0, told),
      ];
  const asked = resumed ?? ask('situation', say.focus[name].situations, told);
  return { words: reply(parts, asked), asked, suggestions: [button('example')], title: `Practice: ${name.toLowerCase()}` };
}

/** A second version and what follows it lean on words that stand in the earlier talk: it is told how it would be said anew. */
const resumeAt = (asked: AskedQuestion, told: Told, say: ManagerialWords): AskedQuestion =>
  asked.id === stageId('situation') ? asked : ask('words', say.ask.words, told);

const ask = (stage: Stage, ways: readonly [string, ...string[]], told: Told): AskedQuestion => ({
  ...{ id: stageId(stage), text: pickLeastSaid(ways, told) },
  ...{ isFollowUp: stage === 'again' || stage === 'date', number: null },
});

const reply = (parts: readonly (string | null | undefined)[], asked: AskedQuestion | null): string =>
  [parts.filter(Boolean).join(' '), asked?.text].filter(Boolean).join('\n\n');

function topicWords(say: ManagerialWords, topics: readonly string[], number: number, told: Told): string | null {
  const topic = quote(topics[number] ?? '');
  return topic && fill(pickLeastSaid(say.topic, told), { topic });
}

/** A turn while it is planned: what all moves look at. */
interface Turn {
  readonly input: TurnInput;
  readonly content: string;
  readonly told: Told;
  readonly say: ManagerialWords;
  readonly skill: SkillId;
  /** What is said of the kind of talk that is practised. */
  readonly focus: FocusWords;
  readonly practice: PracticeCase;
  readonly evaluation: TurnPlan['evaluation'];
}

type Move = Pick<TurnPlan, 'move' | 'words' | 'asked'> & { readonly offers: readonly Command[] } & Partial<
    Pick<TurnPlan, 'fixed' | 'goals' | 'skill'>
  >;

const READ_CHARS = 4000;
const WHILE_WORDING: readonly Command[] = ['why', 'example', 'another'];
const AFTER_WORDING: readonly Command[] = ['another', 'end'];

function plan(input: TurnInput, { words: say, commands }: Spoken): TurnPlan {
  const { content } = input.said.at(-1) as SaidMessage;
  const told = toldIn(input.said, input.seed);
  const practice = readCase(input.said);
  const command = commands.read(content);
  const isTry = command === null && !hasNothingToAdd({ content, practice });
  const evaluation = isTry ? evaluateTry(input, practice) : null;
  const name = readFocus(input.context);
  const turn: Turn = { input, content, told, say, practice, evaluation, skill: FOCUSES[name].skill, focus: say.focus[name] };
  const move = command ? obey(command, turn) : answer(turn);
  const { words, asked, offers, fixed = null, goals = [], skill = null } = move;
  return {
    evaluation,
    move: move.move,
    fixed,
    asked,
    skill,
    goals,
    suggestions: offers.map(commands.button),
    words,
    orders: ordersFor(move, evaluation),
  };
}

function answer(turn: Turn): Move {
  const { content, evaluation, practice, say } = turn;
  if (isHarassment(content)) {
    return { move: 'harassment', words: say.harassment, fixed: say.harassment, asked: null, offers: AFTER_WORDING };
  }
  if (practice.stage === 'date' || isActionAt(practice.stage, content)) return noteAction(turn);
  if (hasNothingToAdd(turn)) return leaveAsItIs(turn);
  if (evaluation === null) return hearCase(turn);
  if (evaluation.refused) return refuse(turn);
  if (practice.stage === 'again') return compare(turn);
  return practice.stage === 'reply' ? hearReply(turn) : makePoint(turn);
}

function obey(command: Command, turn: Turn): Move {
  const { told, practice, say } = turn;
  switch (command) {
    case 'end':
      return { ...says('ending', pickLeastSaid(say.ending, told)), asked: null, offers: [] };
    case 'another':
      return nextCase(turn);
    case 'example':
      return keepsAsking(turn, 'example', modelWords(turn));
    case 'how_did_i_do': {
      const talk = lookBack(countEvidence(turn.input.said, MANAGERIAL_WORDS), told);
      return keepsAsking(turn, 'look_back', reply([talk, latestPoint(turn)], null));
    }
    case 'why':
      return keepsAsking(turn, 'why', pickLeastSaid(say.why, told));
    case 'go_on':
      return askOtherwise(turn, practice.stage === 'action' ? 'again' : practice.stage);
  }
}

/** What is to be said of the last words that could be looked at. */
function latestPoint({ input, told, practice, say, focus }: Turn): string {
  const latest = input.said.findLast(({ evaluation }) => evaluation?.refused === null);
  const isWorded = practice.stage !== 'situation' && practice.stage !== 'words';
  if (!latest?.evaluation || !(isWorded || holdsWords(practice.stage, latest.content))) return pickLeastSaid(say.nothing_to_look_at, told);
  return choosePoint(latest.content, latest.evaluation, told, say.point, focus.tips).words;
}

/** The same, asked in other words. */
function askOtherwise({ told, focus, say }: Turn, stage: Stage, before: readonly string[] = []): Move {
  const asked = ask(stage, stage === 'situation' ? focus.situations : say.ask[stage], told);
  return { move: 'ask_otherwise', words: reply(before, asked), asked, offers: WHILE_WORDING };
}

const says = (move: string, words: string): Pick<Move, 'move' | 'words' | 'fixed'> => ({ move, words, fixed: words });

/** Says something and leaves the question that is open as it stands. */
function keepsAsking({ practice, told, focus }: Turn, move: string, words: string): Move {
  const asked = practice.asked ?? ask('situation', focus.situations, told);
  return { ...says(move, reply([words], asked)), asked, offers: AFTER_WORDING };
}

const NOTHING_TO_ADD =
  /^\s*(?:no,? |ok,? |well,? )*(?:(?:there(?: is|['’]s) |I have |I['’]ve (?:got )?)?(?:nothing|not anything)(?: else| more)?(?: that)?(?: I (?:would|['’]d|can|want to|have to))?(?: to)? (?:add|change|say differently)|I would (?:not (?:add|change)(?: anything)?|(?:add|change) nothing|leave it (?:so|as it is|like that)|keep it))\b[^a-z]*$/i;

/** Asked for a second version, the learner keeps the first. */
const hasNothingToAdd = ({ content, practice }: Pick<Turn, 'content' | 'practice'>): boolean =>
  practice.stage === 'again' && NOTHING_TO_ADD.test(content.slice(0, 200));

function leaveAsItIs({ told, say }: Turn): Move {
  const asked = ask('action', say.ask.action, told);
  return { move: 'as_it_is', words: reply([pickLeastSaid(say.as_it_is, told)], asked), asked, offers: AFTER_WORDING };
}

const refuse = (turn: Turn): Move => ({
  ...keepsAsking(turn, 'refused', pickLeastSaid(turn.say.refused, turn.told)),
  offers: WHILE_WORDING,
});

function hearCase(turn: Turn): Move {
  const { content, told, practice, say } = turn;
  if (practice.stage === 'reply') return hearMore(turn);
  if (practice.stage !== 'situation') return { ...askOtherwise(turn, practice.stage, [pickLeastSaid(say.told, told)]), move: 'told' };
  const asked = ask('words', say.ask.words, told);
  const words = reply([lawWords(content, say), pickLeastSaid(say.case_heard, told)], asked);
  return { move: 'ask_words', words, asked, offers: WHILE_WORDING };
}

const lawWords = (content: string, say: ManagerialWords): string | null => (touchesLaw(content) ? say.law : null);

function makePoint({ content, told, evaluation, skill: own, practice, say, focus }: Turn): Move {
  const point = choosePoint(content, evaluation as NonNullable<Turn['evaluation']>, told, say.point, focus.tips);
  // Where nothing is missing a second version would be one for its own sake.
  const asked = point.word === null ? ask('action', say.ask.action, told) : ask('again', say.ask.again, told);
  const skill = isTimeForWorks(practice, told) ? (point.word?.skill ?? own) : null;
  return { move: 'point', words: reply([lawWords(content, say), point.words], asked), asked, offers: WHILE_WORDING, skill };
}

/** Once a case: a case takes at least three turns. */
const isTimeForWorks = ({ stage }: PracticeCase, { replies }: Told): boolean => stage === 'words' && replies.length > 1;

const MOST_GAINED = 2;

/** The second version beside the first: whether what was asked for is there, and else what is new in it. */
function compare(turn: Turn): Move {
  const { told, evaluation, practice, say } = turn;
  const gained = evaluation?.compare?.gained ?? [];
  const { firstTry } = practice;
  const wanted = firstTry?.evaluation ? choosePoint(firstTry.content, firstTry.evaluation, told, say.point, turn.focus.tips).word : null;
  const quoteOf = (id: string): string | null => {
    const shown = evaluation?.features.find((feature) => feature.id === id)?.evidence[0];
    return shown ? quotableAround(turn.content, shown) : null;
  };
  const asked = ask('action', say.ask.action, told);
  const words = [compared(), modelWords(turn), asked.text].join('\n\n');
  return { move: 'compare', words, asked, offers: AFTER_WORDING };

  function compared(): string {
    if (wanted !== null && gained.includes(wanted.id)) {
      const said = quoteOf(wanted.id);
      if (wanted.isFault) return pickLeastSaid(say.fault_gone, told);
      if (said !== null) return fill(pickLeastSaid(say.arrived, told), { said: `“${said}”` });
    }
    const parts = gained.flatMap((id) => seenWords(id, quoteOf(id) ?? '') ?? []).slice(0, MOST_GAINED);
    if (parts.length > 0) return fill(pickLeastSaid(say.gained, told), { gained: parts.join(' and ') });
    return pickLeastSaid(firstTry && isMuchTheSame(firstTry.content, turn.content) ? say.unchanged : say.changed, told);
  }
}

const MUCH = 0.6;
/** By the words that both share. */
function isMuchTheSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => new Set(text.toLowerCase().match(/[\p{L}\d]+/gu)));
  const shared = [...(a ?? [])].filter((word) => b?.has(word)).length;
  return shared >= MUCH * Math.max(a?.size ?? 0, b?.size ?? 0);
}

/** They tell something where an answer was asked for: a day that it names is the goal's. */
function hearMore({ content, told, input, say }: Turn): Move {
  const goal = input.said.findLast(({ goals = [] }) => goals.length > 0)?.goals?.[0];
  const by = readDay(content);
  const isMoved = goal !== undefined && by !== null && by !== goal.by;
  const words = reply([pickLeastSaid(isMoved ? say.day_moved : say.told_after, told), pickLeastSaid(say.next_case, told)], null);
  return { move: 'told', words, asked: null, offers: AFTER_WORDING, goals: isMoved ? [{ ...goal, by }] : [] };
}

/** Their answer to the other's: one thing that shows in it, and no third version. */
function hearReply({ content, told, evaluation, say, focus }: Turn): Move {
  const features = evaluation?.features ?? [];
  const fault = features.some(({ weight, found }) => weight < 0 && found);
  const seen = features.flatMap(({ id, weight, found, evidence }) =>
    weight > 0 && found ? (seenWords(id, evidence[0]?.quote ?? '') ?? []) : [],
  );
  const words = fault
    ? choosePoint(content, evaluation as NonNullable<Turn['evaluation']>, told, say.point, focus.tips).words
    : seen[0] === undefined
      ? pickLeastSaid(say.reply_heard, told)
      : fill(pickLeastSaid(say.reply_seen, told), { seen: seen[0] });
  return { move: 'reply', words: reply([words, pickLeastSaid(say.next_case, told)], null), asked: null, offers: AFTER_WORDING };
}

const PRAISE =
  /\b(?:praise|well done|(?:great|good|excellent) (?:job|work)|proud|impressed|compliment|recogni[sz]e|thank (?:him|her|them))\b/i;
const CASE_MESSAGES = 4;

/** Two lines of the kind that the learner has to say. */
function modelWords({ focus, told, input, say }: Turn): string {
  const mine = input.said.filter(({ role }) => role === 'user').slice(-CASE_MESSAGES);
  const isPraise = mine.some(({ content }) => PRAISE.test(content.slice(0, READ_CHARS)));
  const models = focus.models.filter((lines) => isPraise || !lines.is_praise);
  const strong = pickUnsaid(models.map((lines) => lines.strong) as [string, ...string[]], told);
  const lines = models.find((each) => each.strong === strong) ?? focus.models[0];
  return fill(say.model, { weak: lines.weak, strong: lines.strong, rule: lines.rule });
}

/** What the learner will do: with a day it is a goal, without one the day is asked for once. */
function noteAction(turn: Turn): Move {
  const { content, told, practice, input, say } = turn;
  const action = practice.stage === 'date' ? actionBefore(input.said) : toAction(content);
  const by = readDay(content) ?? action?.by ?? null;
  if (!action && by === null) return { ...askReply(turn, [pickLeastSaid(say.left_open, told)]), move: 'left_open' };
  if (by !== null || practice.stage === 'date') {
    const name = calledBy(input.said);
    const text = name === null ? (action && isAct(action.text) ? action.text : say.goal.unnamed) : fill(say.goal.named, { name });
    return { ...askReply(turn, [pickLeastSaid(say.noted, told)]), move: 'action_noted', goals: [{ ...NO_MORE, text, by }] };
  }
  const asked = ask('date', say.ask.date, told);
  return {
    move: 'ask_date',
    words: reply([pickLeastSaid(say.no_date_yet, told)], asked),
    asked,
    offers: AFTER_WORDING,
  };
}

const NO_MORE = { measure: null, ifThen: null, skill: null } as const;

/** What the other may say is practised once a case; then there is nothing more to ask. */
function askReply({ told, say, input }: Turn, before: readonly string[]): Move {
  const began = input.said.findLastIndex((message) => stageOf(message) === 'situation');
  const isAsked = input.said.slice(began + 1).some((message) => stageOf(message) === 'reply');
  const asked = isAsked ? null : ask('reply', say.ask.reply, told);
  return {
    move: 'ask_reply',
    words: reply(isAsked ? [...before, pickLeastSaid(say.next_case, told)] : before, asked),
    asked,
    offers: AFTER_WORDING,
  };
}

/** What the learner said they would do, before the day was asked for. */
function actionBefore(said: readonly SaidMessage[]): GoalIdea | null {
  const asksForDay = said.map(({ asked }) => asked?.id === stageId('date'));
  const first = asksForDay.findLastIndex((asks, i) => asks && !asksForDay[i - 2]);
  return toAction(said[first - 1]?.content ?? '');
}

function nextCase({ told, practice, focus, input, say }: Turn): Move {
  const topic = topicWords(say, input.context.focusTopics ?? [], practice.cases, told);
  const asked = ask('situation', focus.situations, told);
  return { move: 'next_case', words: reply([topic], asked), asked, offers: ['end'] };
}

function ordersFor({ move, words, asked }: Move, evaluation: Turn['evaluation']): string[] {
  return [
    `What to do: ${move.replaceAll('_', ' ')}. One point only. Judge the words, never a person.`,
    ...(evaluation
      ? [
          `Found by the rubric: ${
            evaluation.features
              .filter(({ found }) => found)
              .map(({ id }) => id)
              .join(', ') || 'nothing yet'
          }.`,
        ]
      : []),
    `Say this in your own words, and keep quotations exactly: ${delimitAsData('words', asked ? words.replace(asked.text, '').trim() : words)}`,
    ...(asked ? [`End with this question and no other: ${delimitAsData('question', asked.text)}`] : ['Ask nothing.']),
  ];
}

export const managerialCoach = (spoken: Spoken): ModeCoach => ({
  open: (input) => open(input, spoken),
  plan: (input) => plan(input, spoken),
  end: endManagerial,
});
