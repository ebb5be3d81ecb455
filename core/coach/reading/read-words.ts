import { isAbbreviated } from '../../language/sentences.ts';
import { FILLERS, NUMBER_WORDS } from './closed-words.ts';

/** Words of a text, in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Word extends Span {
  /** In small letters, with straight apostrophes. A shortened verb is a word of its own: "I'd" is `i` and `'d`. */
  readonly text: string;
  readonly isNumber: boolean;
  /** Written large where no sentence begins. */
  readonly isName: boolean;
  /** What stands between the word before and this one. */
  readonly pause: 'none' | 'comma' | 'sentence';
  readonly isQuoted: boolean;
}

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|['’-](?=[\p{L}\p{N}])|(?<=\p{N})[.,:](?=\p{N}))*/gu;
const SHORTENED = /^(\p{L}+)('(?:d|ve|m|ll|re|s))$/u;
/** As dictation and hurried hands write it. */
const RUN_TOGETHER: Readonly<Record<string, number>> = { im: 1, ive: 1, weve: 2, theyre: 4, youre: 3, hes: 2, shes: 3 };

/** The words of a text with their places. Fillers ("um") and what is said twice in a row are left out, with the pauses they made. */
export function readWords(content: string): Word[] {
  return dropRestarts(splitWords(content));
}

/** One speaks on after "in the, in the" as if it had been said once. Longer repetitions may be meant. */
const RESTART_WORDS = 3;

function dropRestarts(words: readonly Word[]): Word[] {
  const kept: Word[] = [];
  let pause: Word['pause'] | null = null;
  for (let at = 0; at < words.length;) {
    const word = words[at];
    if (!word) break;
    const length = restartLength(words, at);
    if (length === 0) kept.push(pause === null ? word : { ...word, pause });
    pause = length === 0 ? null : (pause ?? word.pause);
    at += Math.max(length, 1);
  }
  return kept;
}

/** How many words from `at` on are said again at once; 0 where none are, or where a sentence ends between them. */
function restartLength(words: readonly Word[], at: number): number {
  for (let length = RESTART_WORDS; length > 0; length--) {
    const isAgain = words.slice(at, at + length).every(({ text, isNumber }, i) => {
      const again = words[at + length + i];
      return again?.text === text && !isNumber && again.pause !== 'sentence' && (i === 0 || again.pause === 'none');
    });
    if (isAgain) return length;
  }
  return 0;
}

function splitWords(content: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  let isQuoted = false;
  let isFilled = false;
  let isWaiting: Word['pause'] = 'sentence';
  for (const match of content.matchAll(WORD)) {
    const between = content.slice(end, match.index);
    isWaiting = strongest(isWaiting, between.startsWith('.') && isAbbreviated(content, end) ? pauseOf(between.slice(1)) : pauseOf(between));
    for (const mark of between) {
      if (mark === '“') isQuoted = true;
      else if (mark === '”' || mark === '\n') isQuoted = false;
      else if (mark === '"') isQuoted = !isQuoted;
    }
    end = match.index + match[0].length;
    const text = match[0].toLowerCase().replaceAll('’', "'");
    if (FILLERS.has(text)) {
      isFilled = true;
      continue;
    }
    if (isFilled && isWaiting === 'comma') isWaiting = 'none';
    isFilled = false;
    const isLarge = /^\p{Lu}/u.test(match[0]) && text !== 'i' && !text.startsWith("i'");
    const base = { isName: isLarge && isWaiting === 'none', isQuoted };
    const isNumber = /^\d/.test(text) || NUMBER_WORDS.has(text);
    const cut = SHORTENED.exec(text)?.[1]?.length ?? (Object.hasOwn(RUN_TOGETHER, text) ? (RUN_TOGETHER[text] ?? 0) : 0);
    if (cut === 0) {
      words.push({ ...base, text, start: match.index, end, isNumber, pause: isWaiting });
    } else {
      const middle = match.index + cut;
      const tail = text.slice(cut);
      words.push({ ...base, text: text.slice(0, cut), start: match.index, end: middle, isNumber, pause: isWaiting });
      words.push({
        text: tail.startsWith("'") ? tail : `'${tail}`,
        start: middle,
        end,
        isNumber: false,
        isName: false,
        pause: 'none',
        isQuoted,
      });
    }
    isWaiting = 'none';
  }
  return words;
}

const pauseOf = (between: string): Word['pause'] =>
  /[.!?…\n]/.test(between) ? 'sentence' : /[,;:()–—"“”]|\s-\s/.test(between) ? 'comma' : 'none';

const STRENGTH: readonly Word['pause'][] = ['none', 'comma', 'sentence'];
const strongest = (left: Word['pause'], right: Word['pause']): Word['pause'] =>
  STRENGTH.indexOf(left) > STRENGTH.indexOf(right) ? left : right;
