import { ADVERBS, BE, CONNECTIVES, DETERMINERS, HAVE, MODALS, NEGATIONS, NOMINATIVES } from '../../reading/closed-words.ts';
import type { Span, Word } from '../../reading/read-words.ts';
import { isIngForm, isPastForm, isSameInPast, stemOf } from '../../reading/verb-forms.ts';
import type { Unit } from '../units.ts';

/** A stretch of a unit in which one thing is said, about a clause. It may be quoted. */
export interface Piece extends Span {
  /** Placed as in the whole text. */
  readonly words: readonly Word[];
  /** In small letters, with straight apostrophes and nothing but blanks between words: the same however it is written. */
  readonly text: string;
  readonly unit: number;
  /** I, we, or anybody else; carried on where nobody is named. */
  readonly who: 'i' | 'we' | 'others';
  /** Of the one who acts, as it is written and by its stem; null where none is seen. */
  readonly verb: Word | null;
  readonly stem: string;
  readonly tense: 'past' | 'present' | 'would' | 'state' | null;
  readonly isPast: boolean;
  readonly isDenied: boolean;
}

/** What a longer quote would show is more than one thing. */
const MAX_WORDS = 15;
/** What joins a piece to the one before. */
const isLead = ({ text }: Word): boolean => CONNECTIVES.has(text) || text === 'yes' || text === 'well' || text === 'okay';
/** "In the day before", "have since": no joint. */
const isJoint = (word: Word, before: Word | undefined): boolean =>
  word.pause !== 'none' ||
  NOMINATIVES.has(word.text) ||
  (CONNECTIVES.has(word.text) &&
    !/^(?:that|plus|yet|still|once)$/.test(word.text) &&
    !(BE.has(before?.text ?? '') || HAVE.has(before?.text ?? '')));

/** Pieces begin at marks, at connecting words and at whoever acts, so that a text without marks is cut the same way. */
export function readPieces(units: readonly Unit[]): Piece[] {
  const pieces: Piece[] = [];
  for (const [number, { start, words: own }] of units.entries()) {
    const words = own.map((word) => ({ ...word, start: start + word.start, end: start + word.end }));
    for (const cut of glue(cutAtJoints(words))) pieces.push(readPiece(cut, number, pieces.at(-1)));
  }
  return pieces;
}

function cutAtJoints(words: readonly Word[]): Word[][] {
  const cuts: Word[][] = [];
  for (const [i, word] of words.entries()) {
    const last = cuts.at(-1);
    if (last && (last.every(isLead) || !isJoint(word, words[i - 1]))) last.push(word);
    else cuts.push([word]);
  }
  return cuts;
}

/** "pens, paper and glue": what has no verb of its own belongs to what stands before it. */
function glue(cuts: readonly Word[][]): Word[][] {
  const glued: Word[][] = [];
  for (const cut of cuts) {
    const last = glued.at(-1);
    // "he said | I would never do it": nothing is told without what was said.
    const isSaid = last !== undefined && last.length <= MAX_SAYING && isSaying(last.at(-1)) && last.length + cut.length <= MAX_WORDS;
    if (isSaid && !last.at(-1)?.isQuoted) last.push(...cut);
    else if (last && !cut.some(isVerbal) && last.some(isVerbal) && last.length + cut.length <= MAX_WORDS) last.push(...cut);
    else glued.push([...cut]);
  }
  return glued;
}

const MAX_SAYING = 4;
const isSaying = (word: Word | undefined): boolean => /^(?:said|says|say|asked|replied|me|us|thought|saw|knew)$/.test(word?.text ?? '');

const isVerbal = ({ text }: Word): boolean =>
  isPastForm(text) || isSameInPast(text) || NOMINATIVES.has(text) || MODALS.has(text) || BE.has(text) || HAVE.has(text);

function readPiece(words: readonly Word[], unit: number, before: Piece | undefined): Piece {
  const body = words.slice(
    Math.max(
      0,
      words.findIndex((word) => !isLead(word) && !ADVERBS.has(word.text)),
    ),
  );
  const [head, next] = [body[0]?.text ?? '', body[1]?.text ?? ''];
  const isNamed = NOMINATIVES.has(head);
  const isCarried = !isNamed && (isPastForm(head) || (isSameInPast(head) && !BE.has(next)));
  const who = head === 'i' ? 'i' : head === 'we' ? 'we' : isCarried ? (before?.unit === unit ? before.who : 'i') : 'others';
  const behind = isNamed ? body.slice(1) : isCarried ? body : [];
  const found = behind.find((word) => !isHelping(word)) ?? null;
  const small = behind.slice(0, found ? behind.indexOf(found) : 2).map(({ text }) => text);
  // "I'd be polite", "I was given the keys": nothing that was done.
  const isBeing = small.some((text) => BE.has(text)) && !isIngForm(found?.text ?? '');
  const verb = isBeing ? null : found;
  const tense = tenseOf(small, found?.text ?? '');
  const isPast =
    tense === 'past' ||
    words.some(({ text }) => isPastForm(text) || /^(?:was|were|had|wasn't|weren't|didn't|couldn't|wouldn't|didnt)$/.test(text));
  return {
    start: words[0]?.start ?? 0,
    end: words.at(-1)?.end ?? 0,
    words,
    text: words
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(" '", "'"),
    unit,
    who,
    verb,
    stem: stemOf(verb?.text ?? ''),
    tense,
    isPast,
    isDenied: small.some((text) => NEGATIONS.has(text)),
  };
}

/** Stands before the verb: "had to", "'d just", "was not". */
const isHelping = ({ text }: Word): boolean =>
  [ADVERBS, HAVE, MODALS, BE, NEGATIONS].some((list) => list.has(text)) || text === 'to' || text === "'d";

function tenseOf(small: readonly string[], verb: string): Piece['tense'] {
  if (verb === '' && small.length === 0) return null;
  const isTold = isPastForm(verb) || isSameInPast(verb);
  if (small.some((text) => MODALS.has(text)) || (small.includes("'d") && !isTold)) return 'would';
  if (small.some((text) => BE.has(text) || text === "'m"))
    return isIngForm(verb) ? (small.some((text) => text.startsWith('w')) ? 'past' : 'present') : 'state';
  if (small.includes('had')) return 'past';
  return isTold ? 'past' : verb === '' ? null : 'present';
}

/** Words that may not end a quote. */
const LOOSE = /^(?:and|but|or|so|then|of|to|in|on|at|for|with|from|by|as|that|which|who)$/;

/** The piece as it is quoted: without what joins it on, and no longer than shows one thing. */
export function spanOf({ words }: Piece): Span {
  const from = Math.max(
    0,
    words.findIndex(({ text }) => !/^(?:and|so|then)$/.test(text)),
  );
  const own = words.slice(from, from + MAX_WORDS);
  const isCut = from + MAX_WORDS < words.length;
  const last = own.findLast(({ text }) => !isCut || !(LOOSE.test(text) || DETERMINERS.has(text))) ?? own.at(-1);
  return { start: own[0]?.start ?? 0, end: last?.end ?? 0 };
}
