import { normalize } from '../../normalize.ts';

/** Something that is said: a cue of a transcript, or a sentence of a book. */
interface Said {
  readonly text: string;
}

/** So many words in a row that stand once in either text are taken for the same place; between two such places, fewer. */
const ROWS = [4, 3, 2, 1];
/** A single word fixes a place only between places that are so near. */
const WORD_GAP = 60;
/** Before the first row and behind the last one, the book has at most so many times the words of the recording. */
const END_STRETCH = 2;
/** Words that are said otherwise are still in their sentence, as long as they are no more than this. */
const EXACT_GAP = 4;
/** A script that does not part its words is compared letter by letter. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}]+?(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\p{L}\p{M}\p{N}]|$)/gu;
const INSIDE_WORDS = /[\u00AD\u200B\u2060\uFEFF'’]/g;

interface Words {
  readonly list: readonly string[];
  /** Of each word, who says it. */
  readonly owners: readonly number[];
  /** Of each who says something, their first word. */
  readonly firsts: readonly number[];
}

/** A word that stands in both texts. */
interface SameWord {
  readonly recorded: number;
  readonly written: number;
}

/** Where a cue of a recording stands in the book. */
export interface HeardSentence {
  readonly sentence: number;
  /** Whether its own words stand there, and not only what is said around it. */
  readonly isExact: boolean;
}

/**
 * Which sentence of a book each cue of a recording begins in; null where nothing around it stands in the book. A narrator
 * says some words otherwise, leaves some out and adds some: rows of words that stand once in each text fix the line, and
 * what lies between them follows.
 */
export function matchRecording(cues: readonly Said[], sentences: readonly Said[]): (HeardSentence | null)[] {
  const recorded = readWords(cues);
  const written = readWords(sentences);
  const line = findLine(recorded.list, written.list, ROWS);
  let next = 0;
  return recorded.firsts.map((word, cue) => {
    while ((line[next]?.recorded ?? Infinity) <= word) next += 1;
    const found = recorded.owners[word] === cue ? findBetween(word, line[next - 1], line[next]) : null;
    const sentence = found && written.owners[Math.min(found.written, written.list.length - 1)];
    return found === null || sentence == null ? null : { sentence, isExact: found.isExact };
  });
}

function readWords(said: readonly Said[]): Words {
  const list: string[] = [];
  const owners: number[] = [];
  const firsts: number[] = [];
  for (const [owner, { text }] of said.entries()) {
    firsts.push(list.length);
    for (const [word] of normalize('NFKC', text).toLowerCase().replace(INSIDE_WORDS, '').matchAll(WORD)) {
      list.push(word);
      owners.push(owner);
    }
  }
  return { list, owners, firsts };
}

/** The words that stand in both, in their order. */
function findLine(recorded: readonly string[], written: readonly string[], [row = 0, ...finer]: readonly number[]): SameWord[] {
  if (row === 0 || (row === 1 && Math.max(recorded.length, written.length) > WORD_GAP)) return [];
  const places = keepInOrder(findSameRows(recorded, written, row));
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return findLine(recorded, written, row === ROWS[0] ? [] : finer);
  // Before the first row and behind the last one may be as much as a whole book.
  let before: SameWord = { recorded: -1, written: Math.max(-1, first.written - 1 - END_STRETCH * first.recorded) };
  const leftWords = recorded.length - last.recorded;
  const end: SameWord = { recorded: recorded.length, written: Math.min(written.length, last.written + END_STRETCH * leftWords) };
  const line: SameWord[] = [];
  for (const place of [...places, end]) {
    for (const word of findGap(recorded, written, before, place, finer)) line.push(word);
    for (let word = Math.max(0, before.recorded + 1 - place.recorded); word < row && place !== end; word++)
      line.push({ recorded: place.recorded + word, written: place.written + word });
    before = line.at(-1) ?? before;
  }
  return line;
}

function findGap(
  recorded: readonly string[],
  written: readonly string[],
  before: SameWord,
  after: SameWord,
  rows: readonly number[],
): SameWord[] {
  const [fromRecorded, fromWritten] = [before.recorded + 1, before.written + 1];
  return findLine(recorded.slice(fromRecorded, after.recorded), written.slice(fromWritten, after.written), rows).map((same) => ({
    recorded: same.recorded + fromRecorded,
    written: same.written + fromWritten,
  }));
}

function findSameRows(recorded: readonly string[], written: readonly string[], row: number): SameWord[] {
  const inRecording = findUniqueRows(recorded, row);
  const inBook = findUniqueRows(written, row);
  return [...inRecording].flatMap(([words, at]) => {
    const place = inBook.get(words) ?? -1;
    return at === -1 || place === -1 ? [] : { recorded: at, written: place };
  });
}

/** Where each row of words begins; -1 of those that come twice. */
function findUniqueRows(words: readonly string[], length: number): Map<string, number> {
  const rows = new Map<string, number>();
  for (let at = 0; at + length <= words.length; at++) {
    const row = words.slice(at, at + length).join(' ');
    rows.set(row, rows.has(row) ? -1 : at);
  }
  return rows;
}

/** The longest line that goes on in both texts: a row that is quoted elsewhere falls out of it. */
function keepInOrder(places: readonly SameWord[]): SameWord[] {
  const before: number[] = [];
  /** For lines of each length, the place that ends the one which ends first. */
  const ends: number[] = [];
  for (const [at, { written }] of places.entries()) {
    let length = ends.length;
    while (length > 0 && (places[ends[length - 1] ?? 0]?.written ?? 0) >= written) length--;
    before[at] = ends[length - 1] ?? -1;
    ends[length] = at;
  }
  const line: SameWord[] = [];
  for (let at = ends.at(-1) ?? -1; at !== -1; at = before[at] ?? -1) {
    const place = places[at];
    if (place) line.push(place);
  }
  return line.reverse();
}

/** The word of the book for one of the recording, by the same words on either side of it. */
function findBetween(
  word: number,
  before: SameWord | undefined,
  after: SameWord | undefined,
): { written: number; isExact: boolean } | null {
  if (before && after) {
    const [spoken, written] = [after.recorded - before.recorded, after.written - before.written];
    const isExact = word === before.recorded || Math.max(spoken, written) <= EXACT_GAP;
    return { written: before.written + Math.floor(((word - before.recorded) * written) / spoken), isExact };
  }
  // Before the first of them and behind the last one, words follow one by one.
  const near = before ?? after;
  if (!near || near.written + word - near.recorded < 0) return null;
  return { written: near.written + word - near.recorded, isExact: Math.abs(word - near.recorded) <= EXACT_GAP };
}
