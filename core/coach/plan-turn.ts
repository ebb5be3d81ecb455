import { isMissedAgain, ownUp, planBeside, planUnsure } from './beside/plan-beside.ts';
import type { Passage } from './beside/passage.ts';
import type { BesideWords } from './beside/beside-words.ts';
import { answerAside, type ToCoach } from './beside/answer-aside.ts';
import { asHeard, isBeside } from './beside/as-heard.ts';
import type { Noted } from './facts/fact.ts';
import { NOT_GRAVE, type Grave, type Heard } from './hear/hear.ts';
import { withoutSaidToCoach, type SaidToCoach } from './hear/said-to-coach.ts';
import { followsDraft } from './talks/career/career-coach.ts';
import { SAFETY_TIERS, type HeardAs } from './hear/heard-as.ts';
import type { Command } from './commands/command-words.ts';
import { commandsFor, type Commands } from './commands/commands.ts';
import type { CoachMode } from '../practice/modes.ts';
import { leaveOutGrave, leaveOutOfContext, textsOfContext } from './safety/leave-out-grave.ts';
import { isOtherLanguage } from './reading/other-language.ts';
import { isGrave, readAllSafety, readSafety } from './safety/read-safety.ts';
import { safetyReplies, type SafetyReplies } from './safety/safety-replies.ts';
import { RUBRICS, type Rubric } from './evaluation.ts';
import { refusal } from './score/unread.ts';
import type { ModeCoach } from './plan/coach.ts';
import { coachesWith, type SpokenWords } from './coaches.ts';
import { practisedSkills } from './practised-skills.ts';
import { askedLast, lastSaid, recall } from './plan/recall.ts';
import { nameGoal, withGoal } from './plan/session-goal.ts';
import type {
  LookedBack,
  OpenedSession,
  Opening,
  PlannedTurn,
  SaidMessage,
  Pointers,
  SessionInput,
  SessionStart,
  TurnInput,
  TurnPlan,
} from './plan/turn-plan.ts';

/** What the context, the goal, or the conversation that is continued says of danger, abuse or the law comes before all else, and is not kept. */
export function openSession(
  { continued, goal, ...given }: SessionStart,
  pointers: Pointers,
  spoken: SpokenWords,
  graves: GraveTexts = new Map(),
): OpenedSession {
  const start = goal && given.mode === 'career' ? { ...given, context: withGoal(given.context, goal) } : given;
  const own = lastSaid(continued?.said ?? []).flatMap(({ role, content }) => (role === 'user' ? content : []));
  const reading = readAllSafety([...textsOfContext(start.context), goal?.text ?? '', ...own]);
  const heardAs = gravest([...graves.values()]);
  const replies = safetyReplies(spoken.safety, pointers);
  const reply = replies.toReading(reading) ?? replies.toTier(heardAs);
  const isHeardGrave = (text: string): boolean => (graves.get(text)?.tier ?? 'none') !== 'none';
  const heard = leaveOutGrave(continued?.said ?? []);
  const kept = { context: leaveOutOfContext(start.context, isHeardGrave), earlier: continued && recall(heard) };
  const resume = continued?.mode === start.mode ? { asked: askedLast(heard) } : null;
  const plain = coachesWith(spoken)[start.mode].open({ ...start, ...kept, resume });
  const opening = goal && start.mode !== 'career' && !isGrave(goal.text) && !isHeardGrave(goal.text) ? nameGoal(plain, goal) : plain;
  if (reply === null) return { ...opening, ...kept, isFixed: false };
  // What was only heard may be heard wrongly: short of danger, the practice is open beside the words for it.
  const mayGoOn = reading.tier === 'unclear' || (reading.tier === 'none' && !(heardAs.tier === 'crisis' && heardAs.sure));
  if (mayGoOn) return { ...opening, ...kept, words: `${reply}\n\n${opening.words}`, isFixed: true };
  return { ...opening, ...kept, words: reply, asked: null, suggestions: [], isFixed: true };
}

export const endSession = (input: SessionInput, spoken: SpokenWords): LookedBack => ({
  ...coachesWith(spoken)[input.mode].end({ ...input, said: practised(input.said, input.mode) }),
  practised: practisedSkills(input, spoken.questions),
});

/** Texts of a set-up that were heard, with how grave each is. */
export type GraveTexts = ReadonlyMap<string, Grave>;

const gravest = (graves: readonly Grave[]): Grave =>
  graves.toSorted((one, other) => SAFETY_TIERS.indexOf(one.tier) - SAFETY_TIERS.indexOf(other.tier))[0] ?? NOT_GRAVE;

/** What the thread that plans has at hand. */
export interface Ears {
  readonly heard: Heard;
  /** How grave the latest message is, by what was learned. */
  readonly grave: Grave;
  readonly beside: BesideWords;
  /** What the latest message tells of its writer. Of career talks. */
  readonly noted?: readonly Noted[];
  /** What is known about the question that the message asks. */
  readonly passage?: Passage | null;
  /** What of it is meant for the coach beside the rest. */
  readonly toCoach?: readonly ToCoach[];
}

/**
 * What the coach says next. What speaks of danger, abuse or the law is answered by fixed words, before anything is scored.
 * @param ears without them every message is taken for an attempt
 */
export function planTurn(input: TurnInput, pointers: Pointers, spoken: SpokenWords, ears?: Ears): PlannedTurn {
  const latest = input.said.at(-1);
  const reading = readSafety(latest?.content ?? '');
  const commands = commandsFor(spoken.commands, input.mode);
  const isOrder = (input.offered?.includes(latest?.content ?? '') ?? false) || commands.read(latest?.content ?? '') !== null;
  // A doubt about one sentence does not break a practice off, and in a career talk people tell of hard lives.
  const isCare = ears?.grave.tier === 'care';
  const isDoubt = ears !== undefined && (!ears.grave.sure || ears.grave.isFaint || (isCare && input.mode === 'career'));
  const isInPassing = isDoubt && ears.grave.tier !== 'notice' && ears.grave.tier !== 'none';
  const replies = safetyReplies(spoken.safety, pointers);
  const reply = replies.toReading(reading) ?? (isOrder || !ears || isInPassing ? null : replies.toTier(ears.grave));
  if (reply !== null)
    return { ...planSafety(input, reply, commands), heard: null, isGrave: true, choices: [], unheard: [], noted: [], toCoach: [] };
  const toCoach = isOrder ? [] : (ears?.toCoach ?? []);
  const said = practised(input.said, input.mode, toCoach);
  const left = new Set(said.map(({ id }) => id));
  const unheard = input.said.flatMap(({ id }) => (left.has(id) ? [] : id));
  const noted = isOrder ? [] : (ears?.noted ?? []);
  const plain = { isGrave: false, choices: [], unheard, noted, toCoach };
  const practise = (of: TurnInput, as: PlannedTurn['heard']): PlannedTurn => {
    const plan = planPractice(of, replies, coachesWith(spoken)[input.mode]);
    // Only drafts are scored.
    const evaluation = as === null || as.heardAs === 'draft' ? plan.evaluation : null;
    // A case that was told is shown as told, so that whoever meant it for the other can say so.
    const isTold =
      as?.heardAs === 'draft' && input.meantAs == null && plan.evaluation === null && !isBeside('fact', of.mode, said.slice(0, -1));
    const heard = isTold && of.mode === 'managerial' ? { ...as, heardAs: 'fact' as const } : as;
    return { ...plan, ...plain, evaluation, heard, unheard: [...unheard, ...plan.unheard] };
  };
  if (isOrder || !ears) return practise({ ...input, said, noted }, null);
  const first = notStopped(ears.heard);
  const read = input.intent === 'ask' ? first : likelier(first, input.mode, latest?.content ?? '');
  const heard = input.meantAs == null ? read : { heardAs: input.meantAs, sure: true };
  // What is wrong right after a draft is something in it, however it is put.
  const isOfDraft = input.mode === 'career' && (heard.heardAs === 'complaint' || heard.heardAs === 'confusion') && followsDraft(said);
  const heardAs = isOfDraft ? 'correction' : heard.heardAs;
  const whole = { ...input, noted, said: said.map((message) => (message.id === latest?.id ? { ...message, heardAs } : message)) };
  const isNew = !said.some(({ role, content }) => role === 'assistant' && replies.hasDoubted(content));
  const isHeavy = heardAs !== 'complaint' && isInPassing && !ears.grave.isFaint && isNew;
  const aside = answerAside(latest?.content ?? '', toCoach, input, ears.beside, isHeavy);
  const answered = (plan: PlannedTurn): PlannedTurn =>
    aside === null ? plan : sayFirst(plan, aside, 'First say what answers the words that were meant for you. Add nothing to it.');
  const { sure } = heard;
  const beside = { ...ears, isHurt: isHurt(input.said) };
  if (isOtherLanguage(latest?.content ?? '')) {
    const evaluation = isRubric(input.mode) ? refusal(input.mode, askedLast(said)?.text ?? null, 'other_language') : null;
    return { ...planBeside(whole, 'other_language', beside, commands), ...plain, evaluation, heard };
  }
  const before = said.slice(0, -1);
  // Where what was meant for the coach is answered and hardly anything else was said, what stands is asked again, and no more.
  const isDoubtful = !sure && isInDoubt(read, input.mode, before);
  if (aside !== null && (isDoubtful || ANSWERED.includes(heardAs)))
    return answered({ ...planBeside(whole, 'aside', { ...beside, isAnswered: true }, commands), ...plain, heard });
  if (isDoubtful) return { ...planUnsure(whole, ears.beside), ...plain, heard, choices: [read.heardAs, read.orElse] };
  const isGivenUp = heardAs === 'complaint' && (input.mode === 'networking' || isMissedAgain(whole.said));
  if (isBeside(heardAs, input.mode, before) || isGivenUp)
    return answered({ ...planBeside(whole, heardAs, beside, commands), ...plain, heard });
  const plan = answered(
    practise({ ...whole, isHeavy, isAnswered: aside !== null, said: asHeard(whole.said, input.mode, commands) }, heard),
  );
  if (heardAs === 'complaint')
    return sayFirst(plan, ownUp(whole, ears.beside), 'First own up to what the learner complains of, without excuses.');
  return isHeavy
    ? sayFirst(
        plan,
        replies.toDoubt(ears.grave.tier === 'crisis' ? 'crisis' : 'care'),
        'First say in one calm sentence that this may be heavy, and that they may stop.',
      )
    : plan;
}

/** Whether safety took up what was answered to the question that stands. */
function isHurt(said: readonly SaidMessage[]): boolean {
  const asked = askedLast(said)?.text;
  const from = said.findIndex((message) => message.role === 'assistant' && message.asked?.text === asked);
  return asked !== undefined && said.slice(from).some(({ role, isGrave }) => role === 'user' && isGrave === true);
}

/** What is answered already where a part of it was. */
const ANSWERED: readonly HeardAs[] = ['aside', 'question', 'meta', 'confusion', 'none'];

/** A conversation as it is practised: without what safety answered, and of each message without what was meant for the coach. */
const practised = (said: readonly SaidMessage[], mode: CoachMode, latest: readonly SaidToCoach[] = []): SaidMessage[] =>
  leaveOutGrave(said).map((message) => {
    const toCoach = message === said.at(-1) && latest.length > 0 ? latest : (message.toCoach ?? []);
    return toCoach.length === 0 ? message : { ...message, content: withoutSaidToCoach(message.content, toCoach, mode) };
  });

/** "I don't want to stop" is no wish to stop: whoever may mean something else is not shown the door. */
const notStopped = (heard: Heard): Heard => (heard.heardAs === 'stop' && !heard.sure ? { ...heard, heardAs: heard.orElse } : heard);

function sayFirst(plan: PlannedTurn, first: string, order: string): PlannedTurn {
  const words = [first, plan.words].filter(Boolean).join('\n\n');
  return { ...plan, words, fixed: plan.fixed && words, orders: [order, ...plan.orders] };
}

/** Where nobody can tell an answer from a word to the coach, it is asked: the one is looked at, the other never. */
const isInDoubt = ({ heardAs, orElse }: Heard, mode: CoachMode, before: readonly SaidMessage[]): boolean =>
  (heardAs === 'draft' || orElse === 'draft') && isBeside(heardAs, mode, before) !== isBeside(orElse, mode, before);

/** In a scene most is said to the person who is played, and an answer that asks nothing is no question to the coach. */
function likelier(heard: Heard, mode: CoachMode, content: string): Heard {
  const { heardAs, orElse, sure } = heard;
  if (sure || (heardAs !== 'draft' && orElse !== 'draft')) return heard;
  const other = heardAs === 'draft' ? orElse : heardAs;
  const isDraft = mode === 'networking' ? IN_SCENE.includes(other) : orElse === 'question' && !content.includes('?');
  return isDraft ? { heardAs: 'draft', orElse: other, sure: true } : heard;
}

const IN_SCENE: readonly HeardAs[] = ['question', 'aside', 'fact', 'feeling'];

function planPractice(input: TurnInput, replies: SafetyReplies, coach: ModeCoach): TurnPlan & Pick<PlannedTurn, 'unheard'> {
  const { said } = input;
  const heard = { ...input, attempts: leaveOutGrave(input.attempts) };
  // A conversation that began with fixed words has had no opening of its own mode yet.
  const isBegun = !(said[0]?.role === 'assistant' && replies.includes(said[0].content));
  const plan = isBegun || said.length > 2 ? coach.plan(heard) : planOpening(coach.open({ ...input, resume: null }));
  return { ...plan, unheard: isBegun ? [] : said.slice(0, 1).map(({ id }) => id) };
}

const planOpening = ({ words, asked, suggestions }: Opening): TurnPlan => ({
  ...{ evaluation: null, move: 'opening', fixed: words, asked, skill: null, goals: [] },
  suggestions,
  words,
  orders: [],
});

const GO_ON = ['go_on', 'end'] as const;
/** Words of safety are no dead end. A scene that was broken off is begun anew. */
const WAY_ON: Readonly<Record<CoachMode, readonly Command[]>> = {
  ...{ career: GO_ON, managerial: GO_ON },
  interview: ['another', 'end'],
  networking: ['again', 'end'],
};

/** The question that stood stays: whoever goes on answers it. */
function planSafety({ mode, said }: TurnInput, fixed: string, { button }: Commands<Command>): TurnPlan {
  const asked = askedLast(said);
  return {
    evaluation: isRubric(mode) ? refusal(mode, asked?.text ?? null, 'safety') : null,
    move: 'safety',
    fixed,
    asked,
    skill: null,
    goals: [],
    suggestions: WAY_ON[mode].map(button),
    words: fixed,
    orders: [],
  };
}

const isRubric = (mode: CoachMode): mode is Rubric => (RUBRICS as readonly string[]).includes(mode);
