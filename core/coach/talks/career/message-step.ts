import type { GoalIdea } from '#core/goals/goal.ts';
import { clausesOf, type Stretch } from '../../../language/clauses.ts';
import type { Noted } from '../../facts/fact.ts';
import { quotable } from '../../plan/quote.ts';
import { splitSentences } from '../../reading/split-sentences.ts';
import { letterIn, quotableLetter } from '../../reading/words-to-say.ts';
import { isAct, toAction, toGoal } from '../goals.ts';
import { nameIn } from '../name-in.ts';
import { readDay } from '../read-day.ts';
import { fill } from '../wording/fill.ts';
import type { CareerWords, StepPart } from './career-words.ts';
import type { Sheet } from './sheet.ts';

/** A message that the learner might write, or a call: to whom, about what, on which day, each as they put it. */
export interface MessageStep {
  readonly whom: string | null;
  /** The message as they would send it, where they wrote it. */
  readonly letter: string | null;
  readonly what: string | null;
  readonly day: string | null;
  /** What they said they would do, where they said it as a deed and named nobody. */
  readonly deed: GoalIdea | null;
  /** They ring or text, and write no letter. */
  readonly isSpoken: boolean;
}

/** What somebody wrote, and which part of the message it answers; null where something else was asked. */
export interface StepAnswer {
  readonly part: StepPart | 'person' | 'next_step' | null;
  readonly content: string;
  /** What it tells besides, if it is the latest message. */
  readonly noted: readonly Noted[];
}

/** What somebody will do, and no more than that: "I might not say it" and "I'll send her" are nothing to keep as a goal. */
function deedIn(text: string): GoalIdea | null {
  const deed = toAction(text);
  const isSure = deed !== null && (isAct(deed.text) || !/^(?:I|he|she|they|maybe|probably|perhaps)\b/i.test(deed.text));
  return isSure && deed.text.split(/\s+/).length >= LEAST_DEED_WORDS && !/\b(?:not|never|might|don['’]?t|won['’]?t)\b/i.test(deed.text)
    ? deed
    : null;
}

const LEAST_DEED_WORDS = 5;
const MOST_WHOM_WORDS = 6;
const ABOUT = ' about ';
/** "Thursday after handover" is a time of the day and no topic. */
const TIME_OF_DAY = /^(?:after|before|around|during|at|in the|when)\b/i;
const SPOKEN = /\b(?:ring|phone|call|text|whatsapp|pop in|drop in|tell (?:him|her|them)|speak to|talk to)\b/i;
const MAX_CHARS = 200;
/** "Dr Patel, audit post, Thursday": a longer answer is sentences, and no list. */
const MOST_LISTED_WORDS = 16;

/** Reads "Dr Patel, audit post, Thursday", and the parts one by one; what is on the sheet stands in for who was not named. */
export function readStep(answers: readonly StepAnswer[], sheet: Sheet): MessageStep {
  const known = sheet.of('person')?.text ?? null;
  const own = sheet.of('next_step')?.text ?? '';
  const about = [own, known].map((text) => behindAbout(text ?? '')).find((topic) => topic !== '') ?? null;
  let step: MessageStep = {
    ...{ whom: null, letter: null, what: about && quotable(withoutDay(about), { maxChars: MAX_CHARS }), day: null },
    ...{ deed: deedIn(own), isSpoken: SPOKEN.test(own) },
  };
  for (const answer of answers) step = { ...step, ...readAnswer(answer, step, known) };
  return { ...step, whom: step.whom ?? known };
}

function readAnswer({ part, content, noted }: StepAnswer, before: MessageStep, known: string | null): Partial<MessageStep> {
  const letter =
    part === 'letter' ? wordsOf(content) : (letterIn(content) ?? (part === 'what' && isSaidToThem(content) ? wordsOf(content) : null));
  const around = letter === null ? content : content.replace(letter, ' ');
  const swapped = swappedIn(around);
  const whom = swapped ?? askedIn(around);
  // What else a talk tells names people and days that are not this step's, but for what a message still lacks.
  // A greeting in an answer to something else is for the coach.
  const isMeant = part !== null || before.letter !== null || before.what !== null;
  if (!isMeant) return {};
  if (part === null && letter === null) return { whom: swapped ?? before.whom, day: before.day ?? readDay(content) };
  if (part === 'person' && letter === null) return { whom: whom ?? before.whom };
  const read = readParts(around, part === 'whole', noted.find(({ slot }) => slot === 'person')?.quote ?? known);
  return {
    ...{ whom: whom ?? read.whom ?? (letter && greetedIn(letter)) ?? before.whom, letter: letter ?? before.letter },
    what: (letter !== null || !saysWhat(part, around, before) ? null : read.what) ?? before.what,
    day: (part === 'letter' ? null : read.day) ?? before.day,
    deed: (letter === null ? deedIn(content) : null) ?? before.deed,
    isSpoken: before.isSpoken || SPOKEN.test(around),
  };
}

/** "I'll ring Tess" says whom, and a day says when: neither is what the message is about. */
function saysWhat(part: StepAnswer['part'], content: string, { what, letter }: MessageStep): boolean {
  if (part === 'day') return what === null && letter === null && DOES.test(content);
  return part !== 'what' || !isAct(content) || /\b(?:about|ask|whether|if|say|tell)\b/i.test(content);
}

/** What was asked for as it would be sent, and stands in no quotation marks: without the "All right." before it. */
function wordsOf(content: string): string | null {
  const found = letterIn(content);
  if (found !== null) return found;
  const sentences = splitSentences(content);
  const from = sentences.findIndex((sentence) => sentence.split(/\s+/).length > MOST_FILLER_WORDS);
  return from < 0 ? null : quotableLetter(sentences.slice(from).join(' '));
}

const MOST_FILLER_WORDS = 3;

/** Said to somebody, and not of them. */
const isSaidToThem = (content: string): boolean =>
  /\b(?:you|your|u|ur)\b/i.test(content) && !/\b(?:he|she|him|her|they|them)\b/i.test(content);

const NAMES = String.raw`\p{Lu}[\p{L}’'-]{1,30}(?: \p{Lu}[\p{L}’'-]{1,30})?`;
/** "Not Graham, Tess", "her name is Oksana", "he is called Baz". */
const SWAPPED = [
  String.raw`\b[Nn]ot (?:to )?\p{Lu}[\p{L}’'-]{1,30}[,.;] (?:to |it['’]s |but )?(${NAMES})`,
  String.raw`\b(?:called|name(?: of (?:\p{L}+ ){1,4})?(?: is|['’]s)|named) (${NAMES})`,
].map((pattern) => new RegExp(pattern, 'u'));
/** "To Tess, not Graham": what stands before it. */
const NOT_SOMEBODY = /,? (?:and )?not (?:to )?(?=\p{Lu}\p{Ll})/u;
const NAMED_CHARS = 400;

/** Who is meant in place of somebody else. */
export function swappedIn(content: string): string | null {
  const read = content.slice(0, NAMED_CHARS);
  const at = read.search(NOT_SOMEBODY);
  const before = at < 0 ? null : nameIn(read.slice(0, at).split(/\s+/).slice(-2).join(' '));
  return before ?? SWAPPED.map((pattern) => nameIn(pattern.exec(read)?.[1] ?? '')).find((name) => name !== null) ?? null;
}

/** "hi steve kev gave me your number": who is greeted, where nobody else is named. */
const greetedIn = (letter: string): string | null =>
  nameIn(/^(?:hi|hello|hey|dear),? ([^\s,.!]+(?: \p{Lu}[^\s,.!]+)?)/iu.exec(letter)?.[1] ?? '');

/**
 * In the order in which it was asked: whom, about what. The part with the day is neither, unless it holds more.
 * @param isWhomAsked whom was asked for, so that the first of several parts says it
 * @param person who is known by name, or was just named
 */
function readParts(content: string, isWhomAsked: boolean, person: string | null): Pick<MessageStep, 'whom' | 'what' | 'day'> {
  const parts = clausesOf(content).filter(({ start, end }) => withoutDay(content.slice(start, end)) !== '');
  const [first, ...others] = parts;
  const opening = first ? withoutDay(content.slice(first.start, first.end)) : '';
  const isShort = others.length > 0 && opening.split(/\s+/).length <= MOST_WHOM_WORDS;
  const name = person && nameIn(person);
  const isNamed = opening === person || (isShort && name !== null && opening.includes(name));
  const isWhom = isNamed || (isWhomAsked && isShort && nameIn(opening) !== null);
  const isList = content.trim().split(/\s+/).length <= MOST_LISTED_WORDS;
  return {
    whom: isWhom ? opening : isWhomAsked ? person : null,
    what: isList ? quotable(withoutDay(wholeOf(content, isWhom ? others : parts)), { maxChars: MAX_CHARS }) : tellingSentence(content),
    day: readDay(content),
  };
}

/** Of several sentences the one that says what is asked or done; whole, and without a hole where the day was. */
function tellingSentence(content: string): string | null {
  const sentences = splitSentences(content).filter((sentence) => sentence.split(/\s+/).length > MOST_FILLER_WORDS);
  return quotable(sentences.find((sentence) => DOES.test(sentence)) ?? sentences[0] ?? content, { maxChars: MAX_CHARS });
}

const DOES = /\b(?:ask|ring|call|phone|tell|text|e-?mail|message|write|send|speak|talk|see|meet|whether|if)\b/i;

/** "I'd ask Anita whether ...", "message to meenakshi maam, ask if": whom the deed is for. */
const ASKED = new RegExp(
  String.raw`\b(?:ask|ring|call|phone|tell|text|e-?mail|message(?: to)?|write to|speak to|talk to|see) (${NAMES})`,
  'u',
);
const askedIn = (content: string): string | null => nameIn(ASKED.exec(content.slice(0, 400))?.[1] ?? '');

/** All of them with what stands between: an exact stretch. */
const wholeOf = (content: string, parts: readonly Stretch[]): string => content.slice(parts[0]?.start ?? 0, parts.at(-1)?.end ?? 0);

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
    .replaceAll(/,(?: ?,)+/g, ',')
    .replaceAll(/ (?=,)/g, '')
    .replace(/[\s,]+$/, '')
    .trim();
  return TIME_OF_DAY.test(rest) ? '' : rest;
}

const MOST_TOPIC_WORDS = 14;

/**
 * What a message is about, as it can stand in one: "I could ask her about the course" is "the course", "ask if they hire"
 * is "whether they hire". Null for whatever does not: "she would know", said to her, or a sentence about something else.
 */
function topicIn(what: string): string | null {
  const [, link = '', rest = ''] = /\b(about|whether|if)\s+(.+)$/i.exec(what) ?? [];
  const topic = rest === '' ? what : link.toLowerCase() === 'about' ? rest : `whether ${rest}`;
  const words = topic.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  const isOfOne = words.some((word) => /^(?:he|she|him|her|his|hers)(?:['’]|$)/.test(word));
  const speaks = rest === '' && /^(?:i|we|he|she|they|you|it|my|his|her)$/.test(words[0]?.replace(/['’].*$/, '') ?? '');
  return words.length === 0 || words.length > MOST_TOPIC_WORDS || isOfOne || speaks ? null : topic;
}

/** Said as a wish, so that it can be told to somebody. */
const WISH = /^(?:I|we)(?:['’]d like| want| hope| would like) to\b/i;

/** Words for somebody who has no name. */
const SHORT_WORDS = 4;

/** A name, or a few words for somebody: a whole sentence about them is no address. */
function shortName(whom: string | null): string | null {
  const words = (whom ?? '').replace(
    /,?\s(?:who|she|he|decides?|runs?|works?|knows?|handles?|leads?|manages?|said|told|is|was|at|in|from)\b.*$/i,
    '',
  );
  return (whom && nameIn(whom)) ?? (words !== '' && words.split(/\s+/).length <= SHORT_WORDS ? words : null);
}

/** Whether it is a message as they would send it, or can be made one. */
export const isLetter = (step: MessageStep): boolean => step.letter !== null || isMade(step);

const isMade = ({ whom, what, isSpoken }: MessageStep): boolean =>
  !isSpoken && whom !== null && nameIn(whom) !== null && what !== null && topicIn(what) !== null;

/** Whether there is something to say, and somebody or a day for it. */
export const hasStep = ({ whom, what, letter, day }: MessageStep): boolean =>
  (what !== null || letter !== null) && (whom !== null || day !== null);

/**
 * The message as they wrote it. Where they did not, one made of what was told, and of nothing else; and where that would not read
 * as they would write it, or they mean to ring, what they said of it in three lines.
 */
export function draftMessage(step: MessageStep, sheet: Sheet, { draft, outline }: CareerWords): string {
  const { whom, what, day, letter } = step;
  const name = whom && nameIn(whom);
  const topic = what && topicIn(what);
  const aim = quotable(sheet.of('aim')?.text ?? '', { maxChars: MAX_CHARS });
  const line = (part: keyof typeof outline, said: string | null): string | null => {
    const words = said && quotable(said, { maxChars: MAX_CHARS });
    return words && fill(outline[part], { [part]: words });
  };
  const [to, when] = [line('whom', shortName(whom)), line('day', day)];
  const made = [
    [
      fill((topic ?? '').startsWith('whether ') ? draft.ask_whether : draft.about, { what: topic ?? '' }),
      aim && WISH.test(aim) ? `${aim}.` : '',
      draft.ask,
    ]
      .filter(Boolean)
      .join(' '),
    draft.thanks,
  ];
  const lines =
    letter !== null
      ? [to, letter, when]
      : isMade(step) && name
        ? [fill(draft.greeting, { name }), ...made]
        : [to, line('what', what), when];
  return lines.flatMap((words) => (words ? [`> ${words}`] : [])).join('\n>\n');
}

/** A draft is set off as Markdown does it. */
export const holdsDraft = (reply: string): boolean => /^> /m.test(reply);

/** The step as a goal: the message with its day, or what they said they would do. Null where neither could be told as it is. */
export function stepGoal({ whom, what, letter, day, deed, isSpoken }: MessageStep): GoalIdea | null {
  const name = whom && nameIn(whom);
  if (!name || (letter === null && deed !== null && deed.text.includes(name)))
    return deed && { ...deed, by: day ?? deed.by, skill: 'building-contacts' };
  const topic = letter === null && what ? topicIn(what) : null;
  const text = `${isSpoken ? 'Speak to' : 'Write to'} ${name}${topic ? `: ${topic}` : ''}`;
  return { text, by: day, measure: null, ifThen: null, skill: 'building-contacts' };
}

/** Wished for, and not over: "been doing it for fifteen years" is no goal. */
const WANTED =
  /^(?:(?:I|we)\b[^.]{0,20}?(?:['’]d like|want|hope|would like|need|plan)\b|(?:to )?(?:become|get|find|move|work|be|have|start|open|run|lead|go|leave|change|earn|learn|train|keep|return)\b)/i;

/** The aim, and the message as a step. A day that was told belongs to the aim only where it was told with it. */
export function goalsOf(sheet: Sheet, step: MessageStep | null, isStepped = false): GoalIdea[] {
  const said = sheet.of('aim')?.text ?? '';
  const aim = WANTED.test(said) ? toGoal(said, readDay(said)) : null;
  const own = isStepped ? null : sheet.of('next_step');
  const next = (step && stepGoal(step)) ?? (own && toGoal(own.text, readDay(own.text)));
  return [aim, next].filter((goal) => goal !== null);
}
