import { ADVERBS, BE, DETERMINERS, isClosed, NEGATIONS } from '../../reading/closed-words.ts';
import { readWords, type Span, type Word } from '../../reading/read-words.ts';
import { isIngForm, isPastForm, isSameInPast, stemOf } from '../../reading/verb-forms.ts';
import { isTelling } from '../features.ts';
import { ABSTRACT, EMPTY_NOUNS, SIGNS } from '../signs.ts';
import { readUnits } from '../units.ts';
import { readPieces, type Piece } from './pieces.ts';
import { TIME_OF_ONE, TIME_WORD } from './times.ts';

/** An answer in its pieces, with what was done in it and what is named. */
export interface Told {
  readonly content: string;
  /** In small letters, each in its place. */
  readonly lower: string;
  readonly words: readonly Word[];
  readonly pieces: readonly Piece[];
  /** Things that one could point at, each at its first place. */
  readonly things: readonly Thing[];
  /** What the speaker, or "we", did; of each sort the first. */
  readonly acts: readonly Piece[];
  /** Acts, and steps that would be taken or are. */
  readonly steps: readonly Piece[];
  /** Pieces in which something is done or named. */
  readonly solid: ReadonlySet<Piece>;
  /** One time is told of: the present tells what was done. */
  readonly isOnce: boolean;
  /** Where the reply to a follow-up begins; nowhere in other answers. */
  readonly addedFrom: number;
}

export interface Thing extends Span {
  readonly piece: Piece;
  readonly stem: string;
  readonly isNumber: boolean;
}

export const has = (text: string, sign: RegExp): boolean => text.search(sign) >= 0;
export const sign = (name: string): RegExp => SIGNS[name] ?? /$^/g;

/** Of the mind, of being, or praise of what was done: nobody could have seen it. */
const UNSEEN =
  /^(?:feel|felt|think|thought|believ|know|knew|want|hop|wish|lik|lov|hat|enjoy|understand|understood|realis|realiz|remember|learn|learnt|worri|worry|mean|meant|seem|car|need|expect|prefer|trust|valu|appreciat|becom|becam|happen|decid|mind|guess|suppos|leverag|ensur|facilitat|utilis|utiliz|demonstrat|communicat|collaborat|prioritis|prioritiz|manag|address|achiev|improv|enhanc|optimis|optimiz|establish|implement|coordinat|align|engag|foster|support|contribut|resolv|overcam|tackl|handl|adapt|embrac|champion|spearhead|streamlin|navigat|motivat|inspir|empower|encourag|excel|succeed|thriv|exceed|accomplish|execut|striv|develop|maintain|deal|dealt|sort|work|tri|try|help|us|be|have|get|got|go|mak|stay|remain|liv)$/;
/** Says something with the thing that it was done to. */
const WITH_THING =
  /^(?:deal|dealt|sort|work|tri|try|help|us|get|got|go|went|mak|decid|learn|learnt|manag|improv|need|support|develop|handl)$/;
const HABIT = /\b(?:usually|normally|often|always|sometimes|generally|typically|regularly|whenever|tend|every time|most days|as a rule)\b/g;
const PLAIN_ADJECTIVES = new Set(
  'big small large long short new old high low early late hard easy clear weak right wrong real true full main own same next first last previous only busy angry upset sure able ready aware nice bad worse worst huge tired glad fine happy sad whole important difficult challenging complex positive negative best better great good calm little open honest past present final current usual normal certain possible available entire overall extra double free fair quick young cross rude quiet loud kind polite similar other strong stuck'.split(
    ' ',
  ),
);
const ADJECTIVE = /(?:ful|ous|less|ish|able|ible|ive|ical|ly)$/;
const BEFORE_VERB =
  /^(?:to|i|we|he|she|they|it|you|who|which|that|can|could|will|would|should|must|may|might|did|do|does|didn't|don't|not|'d|'ll)$/;

export function readTold(content: string, leaveOut: (sentence: string) => boolean, addedFrom = Infinity): Told {
  const units = readUnits(content);
  const left = units.filter(({ text }) => leaveOut(text));
  const pieces = readPieces(left.length === 0 ? units : units.filter((unit) => !left.includes(unit)));
  const isLeft = ({ start }: Word): boolean => left.some((unit) => unit.start <= start && start < unit.end);
  const things = pieces.flatMap(thingsIn);
  const lower = content.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()).replaceAll('’', "'");
  const isOnce = TIME_OF_ONE.test(lower) && pieces.filter(({ text }) => has(text, HABIT)).length < 2;
  const acts = pieces.filter((piece) => isAct(piece, isOnce));
  const steps = pieces.filter((piece) => isAct(piece, isOnce) || isStep(piece));
  return {
    content,
    lower,
    words: readWords(content).filter((word) => !isLeft(word)),
    pieces,
    things: firstOfEach(things, ({ stem }) => stem),
    acts: firstOfEach(acts, byVerb),
    steps: firstOfEach(steps, byVerb),
    solid: new Set([...steps, ...things.map(({ piece }) => piece)]),
    isOnce,
    addedFrom,
  };
}

const byVerb = ({ stem, text }: Piece): string => stem || text;
function firstOfEach<One>(all: readonly One[], key: (one: One) => string): One[] {
  const known = new Set<string>();
  return all.filter((one) => !known.has(key(one)) && known.add(key(one)));
}

const isAct = (piece: Piece, isOnce: boolean): boolean =>
  piece.who !== 'others' &&
  (piece.tense === 'past' || (isOnce && piece.tense === 'present')) &&
  !has(piece.text, HABIT) &&
  !NO_ACT.test(piece.text) &&
  isSeen(piece);
/** "where I worked", "I've got eyes like a hawk" */
const NO_ACT = /^(?:and |but |so )?(?:where|which|who|if|because|since|before)\b|\b(?:i|we)(?:'ve| have) got\b/;
const isSeen = ({ verb, stem, words, isDenied, text }: Piece): boolean =>
  verb !== null &&
  !verb.isQuoted &&
  !isDenied &&
  !isClosed(verb.text) &&
  (!UNSEEN.test(stem)
    ? isTelling(verb) || words.some((word) => word !== verb && isTelling(word)) || /\b(?:him|her|them)\b/.test(text)
    : WITH_THING.test(stem) && words.filter((word) => word !== verb && isThing(word)).length > 1);
const isStep = (piece: Piece): boolean =>
  ((piece.who !== 'others' || piece.words.some(({ text }) => text === 'you')) &&
    (piece.tense === 'would' || piece.tense === 'present') &&
    isSeen(piece)) ||
  isOrder(piece);
/** "Check the log", "then ask her". */
const isOrder = ({ words, verb }: Piece): boolean => {
  const head = words.findIndex(({ text }) => !/^(?:and|then|so|first|next|finally|if|also|or|but|second|third|just)$/.test(text));
  const next = words[head + 1]?.text ?? '';
  return (
    verb === null &&
    head >= 0 &&
    !isClosed(words[head]?.text ?? 'a') &&
    !isIngForm(words[head]?.text ?? '') &&
    (DETERMINERS.has(next) || /^(?:him|her|them|it|for|what|who|how|if|whether|with|to)$/.test(next))
  );
};

/** Names something: no quality, no stand-in, no form of a verb. */
const isThing = (word: Word): boolean =>
  !word.isNumber && !TIME_WORD.test(word.text) && (word.isName || (isTelling(word) && isNoun(word.text)));

const isNoun = (text: string): boolean =>
  !PLAIN_ADJECTIVES.has(text) &&
  !(isPastForm(text) || isSameInPast(text)) &&
  !(isIngForm(text) && !/^(?:morning|evening|building|ceiling|wedding|heating|painting|drawing|recording|meeting)$/.test(text)) &&
  !ADJECTIVE.test(text) &&
  !has(text, sign('quality')) &&
  !has(text, sign('success')) &&
  !has(text, sign('hollow'));

function thingsIn(piece: Piece): Thing[] {
  const { words, verb } = piece;
  return words.flatMap((word, at): Thing[] => {
    const [before, next] = [words[at - 1]?.text ?? '', words[at + 1]];
    if (word.isNumber) {
      const isOfThing = next !== undefined && isThing(next);
      return isOfThing ? [{ piece, start: word.start, end: next.end, stem: `${word.text} ${next.text}`, isNumber: true }] : [];
    }
    if (word === verb || BEFORE_VERB.test(before) || !isThing(word) || isState(words, at) || isForm(word, before, next)) return [];
    // "my sister's boat" is the boat.
    if (next?.text === "'s" && words[at + 2] !== undefined && !isClosed(words[at + 2]?.text ?? '')) return [];
    let from = at;
    while (at - from < 3 && from > 0 && belongs(words[from - 1] as Word, verb) && !DETERMINERS.has(words[from]?.text ?? '')) from -= 1;
    return [{ piece, start: words[from]?.start ?? word.start, end: word.end, stem: stemOf(word.text), isNumber: false }];
  });
}
/** "It was heavy", "is not dirty": how it is, and no thing. */
function isState(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (word === undefined || word.isName || word.text.endsWith('s') || (next && next.pause === 'none' && !isClosed(next.text))) return false;
  const from = words.slice(0, at).findLastIndex(({ text }) => !ADVERBS.has(text) && !NEGATIONS.has(text));
  const before = words[from]?.text ?? '';
  return (
    BE.has(before) ||
    /^(?:get|got|went|go|goes|feel|felt|look|looked|seem|seemed|become|became|turned)$/.test(before) ||
    (before === "'s" && NOMINATIVE_IT.test(words[from - 1]?.text ?? ''))
  );
}
const NOMINATIVE_IT = /^(?:it|he|she|that|there|what)$/;
/** "the gravy runs", "keep the email", "a sore point": a verb, or what belongs to a word that names nothing. */
const isForm = ({ text, isName }: Word, before: string, next: Word | undefined): boolean =>
  THIRD.test(text) ||
  (next !== undefined &&
    next.pause === 'none' &&
    ((!isName && !DETERMINERS.has(before) && (DETERMINERS.has(next.text) || /^(?:me|us|him|her|them|it)$/.test(next.text))) ||
      (!isName && (EMPTY_NOUNS.has(next.text) || ABSTRACT.test(next.text)))));
const THIRD =
  /^(?:comes|says|goes|runs|knows|takes|gets|makes|sees|gives|tells|keeps|thinks|wants|starts|stops|asks|looks|happens|works|needs|puts|pays|happen|believe|say|look|counts|whatever)$/;
/** "the old kettle", "my sister's boat" */
const belongs = (word: Word, verb: Word | null): boolean =>
  word !== verb &&
  ((DETERMINERS.has(word.text) && word.text !== 'that') ||
    word.isNumber ||
    word.text === "'s" ||
    (!isClosed(word.text) && !isPastForm(word.text) && !TIME_WORD.test(word.text)));
