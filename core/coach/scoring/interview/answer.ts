import type { Clause } from '../../reading/read-clauses.ts';
import type { Reading } from '../../reading/read-text.ts';
import type { Span, Word } from '../../reading/read-words.ts';
import { isClosed } from '../../reading/closed-words.ts';
import { isIngForm, stemOf } from '../../reading/verb-forms.ts';
import { isParticular, weighVerb } from './empty-words.ts';
import { hasTimeAnchor, TIME_NOUN } from './time-words.ts';

/** One thing that the speaker did, or in a plan would do. */
export interface Act extends Span {
  readonly clause: number;
  readonly stem: string;
  readonly isAlone: boolean;
}

/** Things, places, names and people that are named, by the clause they stand in. */
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
  /** Whether the story is set in the past, so that "I go to the room" tells what was done. */
  readonly isPast: boolean;
}

/** @param isStory asked for what happened: how things are in general is beside it */
export function readAnswer(reading: Reading, isStory: boolean): Answer {
  const isPast = hasTimeAnchor(reading.content) || reading.clauses.some(({ verb }) => verb?.isPast);
  const particulars = reading.clauses.flatMap(readParticulars);
  const withThings = new Set(particulars.map(({ clause }) => clause));
  const isToldInPresent = isPast && tellsInPresent(reading.clauses);
  const acts: Act[] = [];
  const plannedActs: Act[] = [];
  for (const [i, clause] of reading.clauses.entries()) {
    const { verb } = clause;
    const says =
      verb !== null &&
      !verb.isNegated &&
      isSaying(verb.stem, withThings.has(i) || (isContinued(clause, reading.clauses[i + 1]) && withThings.has(i + 1)));
    const head = clause.words[verb?.at ?? 0];
    if (!verb || !head || head.isQuoted) {
      const bare = findOrder(clause, withThings.has(i));
      if (bare) plannedActs.push({ ...bare, clause: i });
      continue;
    }
    if (!says) continue;
    const act = { clause: i, stem: verb.stem, start: clause.start, end: clause.end, isAlone: clause.subject === 'self' };
    const isOwn = clause.subject === 'self' || clause.subject === 'group';
    const isTold = verb.tense === 'past' || verb.tense === 'either' || (verb.tense === 'present' && isToldInPresent);
    if (isOwn && isTold && !isHabit(clause)) acts.push(act);
    if ((isOwn || clause.words.some(({ text }) => text === 'you')) && (verb.tense === 'modal' || verb.tense === 'present'))
      plannedActs.push(act);
  }
  const asides = findAsides(reading.clauses, isStory && isPast, isToldInPresent);
  return { ...reading, acts, plannedActs, particulars, asides, isPast };
}

/** "I love history", "I think it matters": nobody could have seen it. */
const isLiking = ({ subject, verb }: Clause): boolean =>
  subject === 'self' && verb !== null && (LIKING.has(verb.stem) || (!verb.isPast && THINKING.has(verb.stem)));
const LIKING = new Set(['like', 'love', 'enjoy'].map(stemOf));
const THINKING = new Set(['believe', 'think', 'value', 'hope', 'feel', 'appreciate', 'know', 'trust'].map(stemOf));

/** "There are four suppliers": how things are, where it was asked what happened. */
const isStanding = ({ subject, verb }: Clause): boolean => subject === 'other' && verb?.tense === 'state' && !verb.isPast;

/** Where most of what the speaker does stands in the present and is no habit, the present tells what was done. */
function tellsInPresent(clauses: readonly Clause[]): boolean {
  const own = clauses.filter(({ subject, verb }) => (subject === 'self' || subject === 'group') && verb !== null);
  const present = own.filter(({ verb }) => verb?.tense === 'present').length;
  const past = own.filter(({ verb }) => verb?.tense === 'past').length;
  return present > past && clauses.filter(isHabit).length < 2;
}

const HABIT = /^(?:usually|normally|often|always|sometimes|generally|typically|regularly|whenever|tend|tends|rarely|constantly)$/;
const isHabit = ({ words }: Clause): boolean => words.some(({ text, isQuoted }) => !isQuoted && HABIT.test(text));

/** What hangs on an aside without a verb of its own is part of it. */
function findAsides(clauses: readonly Clause[], isPastStory: boolean, isToldInPresent: boolean): ReadonlySet<number> {
  const asides = new Set<number>();
  for (const [i, clause] of clauses.entries()) {
    const hangsOn = clause.verb === null && asides.has(i - 1) && clauses[i - 1]?.sentence === clause.sentence;
    const stands = isPastStory && (isAside(clause) || (!isToldInPresent && isStanding(clause)));
    if (hangsOn || stands || isLiking(clause)) asides.add(i);
  }
  return asides;
}

const isAside = ({ words, verb }: Clause): boolean =>
  /^(?:which|as|like|because|since|where|who|although|though)$/.test(words[0]?.text ?? '') && verb !== null && !verb.isPast;

/** "I told her | that the van was late" */
const isContinued = (clause: Clause, next: Clause | undefined): boolean => next?.sentence === clause.sentence && next.verb === null;

function isSaying(stem: string, hasThing: boolean): boolean {
  const weight = weighVerb(stem);
  return weight === 'plain' || (weight === 'leaning' && hasThing);
}

/** "Check the log", "then ask her": a step of a plan without the one who takes it. */
function findOrder({ words, subject, start, end }: Clause, hasThing: boolean): Omit<Act, 'clause'> | null {
  if (subject !== null) return null;
  const head = words.find(({ text }) => !/^(?:and|then|so|first|next|finally|if|also|or|but|second|third|just)$/.test(text));
  if (!head || head.isQuoted || words.length < 3 || isClosed(head.text) || isIngForm(head.text)) return null;
  return isSaying(stemOf(head.text), hasThing) ? { stem: stemOf(head.text), start, end, isAlone: true } : null;
}

function readParticulars({ words, verb }: Clause, clause: number): Particular[] {
  return words.flatMap((word, i): Particular[] => {
    const { start, end } = word;
    if (word.isNumber) {
      const unit = words[i + 1];
      if (!unit || TIME_NOUN.test(unit.text)) return [];
      return [{ clause, start, end: unit.end, stem: `${word.text} ${unit.text}`, isNumber: true }];
    }
    const isVerb = i === verb?.at && verb.tense !== 'state';
    if (isVerb || isBehindTo(words, i) || !(word.isName || isParticular(word.text))) return [];
    return TIME_NOUN.test(word.text) ? [] : [{ clause, start, end, stem: stemOf(word.text), isNumber: false }];
  });
}

const isBehindTo = (words: readonly Word[], i: number): boolean => words[i - 1]?.text === 'to';
