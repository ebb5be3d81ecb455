import { ADVERBS, BE, DETERMINERS, isClosed, NEGATIONS } from '../../reading/closed-words.ts';
import type { Clause } from '../../reading/read-clauses.ts';
import type { Reading } from '../../reading/read-text.ts';
import type { Span } from '../../reading/read-words.ts';
import { stemOf } from '../../reading/verb-forms.ts';
import { findAsides } from './asides.ts';
import { isParticular } from './empty-words.ts';
import { readActs, tellsInPresent, tellsOnce, type Act } from './read-acts.ts';
import { hasTimeAnchor, TIME_NOUN } from './time-words.ts';

/** A thing, place, name or number that is named, by the clause it stands in. */
export interface Particular extends Span {
  readonly clause: number;
  readonly stem: string;
  readonly isNumber: boolean;
}

/** An answer as the features see it. */
export interface Answer extends Reading {
  /** What was done. */
  readonly acts: readonly Act[];
  /** What would be or usually is done: "I would", "you check", "ask the customer". */
  readonly plannedActs: readonly Act[];
  readonly particulars: readonly Particular[];
  /** Clauses that explain and tell nothing: "which is what happens in many shops". */
  readonly asides: ReadonlySet<number>;
  /** Where the reply to a follow-up begins, which may be as short as "From three weeks to two days"; nowhere in other answers. */
  readonly addedFrom: number;
}

/** @param isStory asked for what happened: how things are in general is beside it */
export function readAnswer(reading: Reading, isStory: boolean, addedFrom = Number.POSITIVE_INFINITY): Answer {
  const { content, clauses } = reading;
  const isAnchored = hasTimeAnchor(content);
  const isPast = isAnchored || clauses.some(({ verb }) => verb?.isPast);
  const isToldInPresent = isPast && tellsInPresent(clauses);
  const particulars = clauses.flatMap(readParticulars);
  const { acts, plannedActs } = readActs(clauses, new Set(particulars.map(({ clause }) => clause)), isAnchored && tellsOnce(clauses));
  const asides = findAsides(clauses, { isPastStory: isStory && isPast, isToldInPresent });
  return { ...reading, acts, plannedActs, particulars, asides, addedFrom };
}

/** Behind "to" stands a verb, or a place that the rest of the clause makes up for. */
const BEFORE_VERB = /^(?:to|that|which|who|he|she|they|it|can|could|may|might|must|will|would|should|did|does|do|didn't|don't|let's)$/;

/** "the council sends us": no noun stands right before an article or a pronoun, but where one stands before it. */
const isThirdPerson = (text: string, before: string, next: string): boolean =>
  /[^s]s$/.test(text) &&
  (DETERMINERS.has(next) || /^(?:me|us|him|her|them|it|you)$/.test(next)) &&
  !DETERMINERS.has(before) &&
  before !== '';

/** "It was not popular", "he went red": how it is, and no thing. Without "not" or "very", "it was battery" may be a thing whose article is missing. */
function isState(words: Clause['words'], i: number): boolean {
  const { text, isName } = words[i] ?? { text: '', isName: false };
  const next = words[i + 1];
  if (isName || text.endsWith('s') || (next && !isClosed(next.text))) return false;
  const at = words.slice(0, i).findLastIndex((word) => !ADVERBS.has(word.text) && !NEGATIONS.has(word.text));
  const before = words[at]?.text ?? '';
  return (BE.has(before) && at < i - 1) || BECOMING.has(stemOf(before));
}
const BECOMING = new Set(['become', 'seem', 'look', 'feel', 'sound', 'turn', 'go'].map(stemOf));

/** Times are read apart. */
function readParticulars({ words, verb }: Clause, clause: number): Particular[] {
  return words.flatMap(({ text, start, end, isNumber, isName }, i): Particular[] => {
    const next = words[i + 1];
    if (isNumber)
      return next && !TIME_NOUN.test(next.text) && !isClosed(next.text)
        ? [{ clause, start, end: next.end, stem: `${text} ${next.text}`, isNumber }]
        : [];
    const before = words[i - 1]?.text ?? '';
    const isVerb = (i === verb?.at && verb.tense !== 'state') || BEFORE_VERB.test(before) || isThirdPerson(text, before, next?.text ?? '');
    if (isVerb || isState(words, i) || TIME_NOUN.test(text) || !(isName || isParticular(text))) return [];
    return [{ clause, start, end, stem: stemOf(text), isNumber }];
  });
}
