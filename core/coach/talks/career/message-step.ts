import type { GoalIdea } from '#core/goals/goal.ts';
import { clausesOf } from '../../../language/clauses.ts';
import type { Noted } from '../../facts/fact.ts';
import { quotable } from '../../plan/quote.ts';
import { CONNECTIVES, DETERMINERS, MODALS, NOMINATIVES, PREPOSITIONS, PRONOUNS } from '../../reading/closed-words.ts';
import { toGoal } from '../goals.ts';
import { readDay } from '../read-day.ts';
import { fill } from '../wording/fill.ts';
import type { CareerWords, StepPart } from './career-words.ts';
import type { Sheet } from './sheet.ts';

/** A message that the learner might write: to whom, about what, on which day, each as they put it. */
export interface MessageStep {
  readonly whom: string | null;
  readonly what: string | null;
  readonly day: string | null;
}

/** What somebody answered to a question for the message. */
export interface StepAnswer {
  readonly part: StepPart;
  readonly content: string;
  /** What the answer tells besides, if it is the latest message. */
  readonly noted: readonly Noted[];
}

const MOST_WHOM_WORDS = 6;
const ABOUT = ' about ';
/** "Thursday after handover" is a time of the day and no topic. */
const TIME_OF_DAY = /^(?:after|before|around|during|at|in the|when)\b/i;
const MAX_CHARS = 120;

/** Reads "Dr Patel, audit post, Thursday", and the parts one by one; what is on the sheet stands in for who was not named. */
export function readStep(answers: readonly StepAnswer[], sheet: Sheet): MessageStep {
  const known = sheet.of('person')?.text ?? null;
  const noted = [sheet.of('next_step')?.text, sheet.of('person')?.text];
  const about = noted.map((text) => behindAbout(text ?? '')).find((topic) => topic !== '') ?? null;
  let step: MessageStep = { whom: null, what: about && quotable(withoutDay(about), { maxChars: MAX_CHARS }), day: null };
  for (const { part, content, noted } of answers) {
    const { whom, what, day } = readParts(content, part === 'whole', noted.find(({ slot }) => slot === 'person')?.quote ?? known);
    step = { whom: whom ?? step.whom, what: (part === 'day' ? null : what) ?? step.what, day: day ?? step.day };
  }
  return { ...step, whom: step.whom ?? known };
}

/**
 * In the order in which it was asked: whom, about what. The part with the day is neither, unless it holds more.
 * @param isWhomAsked whom was asked for, so that the first of several parts says it
 * @param person who is known by name, or was just named
 */
function readParts(content: string, isWhomAsked: boolean, person: string | null): MessageStep {
  const [first = '', ...others] = clausesOf(content)
    .map(({ start, end }) => withoutDay(content.slice(start, end)))
    .filter((part) => part !== '');
  const isShort = others.length > 0 && first.split(/\s+/).length <= MOST_WHOM_WORDS;
  const name = person && nameIn(person);
  const isNamed = first === person || (isShort && name !== null && name !== '' && first.includes(name));
  const isWhom = isNamed || (isWhomAsked && isShort);
  const rest = isWhom ? others : [first, ...others];
  return {
    whom: isWhom ? first : isWhomAsked ? person : null,
    what: quotable(rest.join(', '), { maxChars: MAX_CHARS }),
    day: readDay(content),
  };
}

/** "I could ask her about the course": the course. */
const behindAbout = (text: string): string => (text.includes(ABOUT) ? text.slice(text.lastIndexOf(ABOUT) + ABOUT.length).trim() : '');

/** What of a part is not its day, with what leads to it. */
function withoutDay(part: string): string {
  const day = readDay(part);
  const at = day === null ? -1 : part.lastIndexOf(day);
  if (day === null || at < 0) return part.trim();
  const before = part.slice(0, at).replace(/\b(?:on|by|until|in|at|this|next)\s*$/i, '');
  const rest = `${before} ${part.slice(at + day.length)}`
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s,]+$/, '')
    .trim();
  return TIME_OF_DAY.test(rest) ? '' : rest;
}

/** Words that begin with a capital only where a sentence does. */
const SMALL = [CONNECTIVES, DETERMINERS, MODALS, PREPOSITIONS, PRONOUNS];
const CAPITAL = /^\p{Lu}[\p{L}'’-]*\p{Ll}[\p{L}'’-]*$/u;

/** What a message is about, in the words for it: "I could ask her about the course" is "the course", "ask if they hire" is "whether they hire". */
function topicIn(what: string): string | null {
  const [, link = '', rest = ''] = /\b(about|whether|if)\s+(.+)$/i.exec(what) ?? [];
  if (rest !== '') return link.toLowerCase() === 'about' ? rest : `whether ${rest}`;
  const [first = ''] = what.toLowerCase().split(/['’\s]/);
  return NOMINATIVES.has(first) ? null : what;
}

/** The name in words for a person, with its title: "my old boss Petra" is "Petra"; null where there is none. */
export function nameIn(whom: string): string | null {
  const words = whom.split(/[\s,()]+/).map((word) => word.replace(/\.$/, ''));
  const isName = (word: string): boolean => {
    const plain = word.toLowerCase().replace(/['’].*$/, '');
    return CAPITAL.test(word) && !SMALL.some((words) => words.has(plain));
  };
  const from = words.findIndex(isName);
  if (from < 0) return null;
  const to = words.findIndex((word, i) => i > from && !isName(word));
  return words.slice(from, to < 0 ? undefined : to).join(' ');
}

/** Whether there is enough for a message to say what it is about. */
export const canDraft = ({ what }: MessageStep, sheet: Sheet): boolean =>
  (what !== null && topicIn(what) !== null) || sheet.of('aim') !== null;

/** A message made of what was told, and of nothing else, for the learner to change and send. */
export function draftMessage({ whom, what }: MessageStep, sheet: Sheet, { draft }: CareerWords): string {
  const name = whom && nameIn(whom);
  const line = (way: string, slot: string, text: string | null | undefined): string | null => {
    const words = text && quotable(text, { maxChars: MAX_CHARS });
    return words ? fill(way, { [slot]: words }) : null;
  };
  const told = [
    line(draft.what, 'what', what && topicIn(what)),
    line(draft.aim, 'aim', sheet.of('aim')?.text),
    line(draft.strength, 'strength', sheet.of('strength')?.text),
    draft.ask,
  ].filter((words) => words !== null);
  return [name ? fill(draft.greeting, { name }) : draft.greeting_without, told.join(' '), draft.thanks]
    .map((words) => `> ${words}`)
    .join('\n>\n');
}

/** The step as a goal: what was said of it, with its day. */
export function stepGoal({ whom, what, day }: MessageStep): GoalIdea | null {
  const topic = what && topicIn(what);
  const about = topic && quotable(topic, { maxChars: MAX_CHARS });
  const to = whom && quotable(nameIn(whom) ?? whom, { maxChars: MAX_CHARS });
  const text = to && about ? `Write to ${to}: ${about}` : to ? `Write to ${to}` : about ? `Send the message: ${about}` : null;
  return text === null ? null : { text, by: day, measure: null, ifThen: null, skill: 'building-contacts' };
}

/** The aim with the day that was named for it, and the message as a step. */
export function goalsOf(sheet: Sheet, step: MessageStep | null): GoalIdea[] {
  const deadline = sheet.of('deadline')?.text;
  const aim = toGoal(sheet.of('aim')?.text ?? '', deadline === undefined ? null : readDay(deadline));
  const own = sheet.of('next_step');
  const next = (step && stepGoal(step)) ?? (own && toGoal(own.text, readDay(own.text)));
  return [aim, next].filter((goal) => goal !== null);
}
