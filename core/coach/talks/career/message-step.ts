import type { GoalIdea } from '#core/goals/goal.ts';
import { clausesOf, type Stretch } from '../../../language/clauses.ts';
import type { Noted } from '../../facts/fact.ts';
import { quotable } from '../../plan/quote.ts';
import { isClosed } from '../../reading/closed-words.ts';
import { isAct, toAction, toGoal } from '../goals.ts';
import { readDay } from '../read-day.ts';
import { fill } from '../wording/fill.ts';
import type { CareerWords, StepPart } from './career-words.ts';
import type { Sheet } from './sheet.ts';

/** A message that the learner might write, or a call: to whom, about what, on which day, each as they put it. */
export interface MessageStep {
  readonly whom: string | null;
  readonly what: string | null;
  readonly day: string | null;
  /** What they said they would do, where they said it as a deed. */
  readonly deed: GoalIdea | null;
  /** They ring or text, and write no letter. */
  readonly isSpoken: boolean;
}

/** What somebody answered to a question for the message. */
export interface StepAnswer {
  readonly part: StepPart;
  readonly content: string;
  /** What the answer tells besides, if it is the latest message. */
  readonly noted: readonly Noted[];
}

/** What somebody will do, and no more than that: "I might not say it" is nothing to keep as a goal. */
function deedIn(text: string): GoalIdea | null {
  const deed = toAction(text);
  const isSure = deed !== null && (isAct(deed.text) || !/^(?:I|he|she|they|maybe|probably|perhaps)\b/i.test(deed.text));
  return isSure && !/\b(?:not|never|might|don['’]?t|won['’]?t)\b/i.test(deed.text) ? deed : null;
}

const MOST_WHOM_WORDS = 6;
const ABOUT = ' about ';
/** "Thursday after handover" is a time of the day and no topic. */
const TIME_OF_DAY = /^(?:after|before|around|during|at|in the|when)\b/i;
const SPOKEN = /\b(?:ring|phone|call|text|whatsapp|pop in|drop in|tell (?:him|her|them)|speak to|talk to)\b/i;
const MAX_CHARS = 120;

/** Reads "Dr Patel, audit post, Thursday", and the parts one by one; what is on the sheet stands in for who was not named. */
export function readStep(answers: readonly StepAnswer[], sheet: Sheet): MessageStep {
  const known = sheet.of('person')?.text ?? null;
  const own = sheet.of('next_step')?.text ?? '';
  const about = [own, known].map((text) => behindAbout(text ?? '')).find((topic) => topic !== '') ?? null;
  let step: MessageStep = {
    ...{ whom: null, what: about && quotable(withoutDay(about), { maxChars: MAX_CHARS }), day: null },
    ...{ deed: deedIn(own), isSpoken: SPOKEN.test(own) },
  };
  for (const { part, content, noted } of answers) {
    const { whom, what, day } = readParts(content, part === 'whole', noted.find(({ slot }) => slot === 'person')?.quote ?? known);
    step = {
      ...{ whom: whom ?? step.whom, what: (part === 'day' ? null : what) ?? step.what, day: day ?? step.day },
      ...{ deed: deedIn(content) ?? step.deed, isSpoken: step.isSpoken || SPOKEN.test(content) },
    };
  }
  return { ...step, whom: step.whom ?? known };
}

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
  return {
    whom: isWhom ? opening : (askedIn(content) ?? (isWhomAsked ? person : null)),
    what: quotable(withoutDay(wholeOf(content, isWhom ? others : parts)), { maxChars: MAX_CHARS }),
    day: readDay(content),
  };
}

/** "I'd ask Anita whether ...": whom the deed is for. */
const ASKED =
  /\b(?:ask|ring|call|phone|tell|text|e-?mail|message|write to|speak to|talk to|see) (\p{Lu}[\p{L}’'-]{1,30}(?: \p{Lu}[\p{L}’'-]{1,30})?)/u;
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
    .replace(/[\s,]+$/, '')
    .trim();
  return TIME_OF_DAY.test(rest) ? '' : rest;
}

const CAPITAL = /^\p{Lu}[\p{L}'’-]*\p{Ll}[\p{L}'’-]*$/u;
const TITLE = /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Sir|Father|Sister)$/;
/** Written with a capital, and nobody's name. */
const NO_NAME =
  /^(?:hello|hi|hey|dear|thanks?|sorry|please|honestly|obviously|sure|fine|good|great|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?$|^(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|english|i['’].*)$/i;
/** At the head of a longer sentence any word has a capital. */
const SHORT_WORDS = 4;

/** The name in words for a person, with its title: "my old boss Petra" is "Petra"; null where there is none for sure. */
export function nameIn(whom: string): string | null {
  const words = whom.split(/[\s,()]+/).map((word) => word.replace(/[.'’]s?$/, ''));
  const isName = (word: string, i: number): boolean =>
    CAPITAL.test(word) &&
    !NO_NAME.test(word) &&
    !isClosed(word.toLowerCase().replace(/['’].*$/, '')) &&
    (i > 0 || words.length <= SHORT_WORDS || TITLE.test(word));
  const from = words.findIndex(isName);
  if (from < 0) return null;
  const to = words.findIndex((word, i) => i > from && !isName(word, i));
  return words.slice(from, to < 0 ? undefined : to).join(' ');
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

/** A name, or a few words for somebody: a whole sentence about them is no address. */
const shortName = (whom: string | null): string | null => whom && (nameIn(whom) ?? (whom.split(/\s+/).length <= SHORT_WORDS ? whom : null));

/** Whether it can be a message as they would send it. */
export const isLetter = ({ whom, what, isSpoken }: MessageStep): boolean =>
  !isSpoken && whom !== null && nameIn(whom) !== null && what !== null && topicIn(what) !== null;

/** Whether there is something to say, and somebody or a day for it. */
export const hasStep = ({ whom, what, day }: MessageStep): boolean => what !== null && (whom !== null || day !== null);

/**
 * A message made of what was told, and of nothing else, for the learner to change and send. Where it would not read as they
 * would write it, or they mean to ring, what they said of it stands in three lines.
 */
export function draftMessage(step: MessageStep, sheet: Sheet, { draft, outline }: CareerWords): string {
  const { whom, what, day } = step;
  const name = whom && nameIn(whom);
  const topic = what && topicIn(what);
  const aim = quotable(sheet.of('aim')?.text ?? '', { maxChars: MAX_CHARS });
  const lines =
    name && topic && isLetter(step)
      ? [
          fill(draft.greeting, { name }),
          [
            fill(topic.startsWith('whether ') ? draft.ask_whether : draft.about, { what: topic }),
            aim && WISH.test(aim) ? `${aim}.` : '',
            draft.ask,
          ]
            .filter(Boolean)
            .join(' '),
          draft.thanks,
        ]
      : Object.entries({ whom: shortName(whom), what, day }).map(([part, said]) => {
          const words = said && quotable(said, { maxChars: MAX_CHARS });
          return words && fill(outline[part as keyof typeof outline], { [part]: words });
        });
  return lines.flatMap((words) => (words ? [`> ${words}`] : [])).join('\n>\n');
}

/** The step as a goal: what they said they would do, or the message with its day. Null where neither could be told as it is. */
export function stepGoal({ whom, what, day, deed, isSpoken }: MessageStep): GoalIdea | null {
  if (deed !== null) return { ...deed, by: day ?? deed.by, skill: 'building-contacts' };
  const name = whom && nameIn(whom);
  const topic = what && topicIn(what);
  if (!name) return null;
  const text = `${isSpoken ? 'Speak to' : 'Write to'} ${name}${topic ? `: ${topic}` : ''}`;
  return { text, by: day, measure: null, ifThen: null, skill: 'building-contacts' };
}

/** Wished for, and not over: "been doing it for fifteen years" is no goal. */
const WANTED =
  /^(?:(?:I|we)\b[^.]{0,20}?(?:['’]d like|want|hope|would like|need|plan)\b|(?:to )?(?:become|get|find|move|work|be|have|start|open|run|lead|go|leave|change|earn|learn|train|keep|return)\b)/i;

/** The aim with the day that was named for it, and the message as a step. */
export function goalsOf(sheet: Sheet, step: MessageStep | null): GoalIdea[] {
  const deadline = sheet.of('deadline')?.text;
  const said = sheet.of('aim')?.text ?? '';
  const aim = WANTED.test(said) ? toGoal(said, deadline === undefined ? null : readDay(deadline)) : null;
  const own = sheet.of('next_step');
  const next = (step && stepGoal(step)) ?? (own && toGoal(own.text, readDay(own.text)));
  return [aim, next].filter((goal) => goal !== null);
}
