import { spokenLength } from '#core/player/speech/speech-text.ts';
import { abbreviationsOf } from './abbreviations.ts';

/** Longer ones are cut by speech engines (Chrome's network voices stop after about 15 s), so they are said in clauses. */
export const MAX_SENTENCE = 220;

/** Where a long sentence may be divided, the better place first. A mark in a number (`1,000`) has no space after it. */
const CLAUSE_MARKS = [/[;:](?=\s)|[；：]|\s[–—](?=\s)|—/gu, /,(?=\s)|[，、]|[)\]](?=\s)/gu, /\s/gu];

/**
 * Splits running text into sentences that a speech engine can say one at a time. No word is lost or changed.
 * @param language BCP 47; unknown ones are split as English
 */
export function createSentenceSplitter(language: string): (text: string) => string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const goesOn = createJoinRule(language);
  return (text) => {
    const sentences: string[] = [];
    let current = '';
    let last = '';
    for (const { segment } of segmenter.segment(text)) {
      // French sets a space before a closing quote.
      const closing = current === '' ? '' : (/^»\s+/.exec(segment)?.[0] ?? '');
      current += closing;
      const next = segment.slice(closing.length);
      if (current !== '' && !goesOn(current, last, next)) {
        sentences.push(current);
        current = '';
      }
      current += next;
      last = next;
      // Unicode's rules take an opening bracket for a closing one. (Quotes may be either: „…“ and “…”.)
      const opening = /(?<!\s)\s*[([{「『《]$/u.exec(next.slice(-4))?.[0] ?? '';
      if (opening !== '' && current.length > opening.length) {
        sentences.push(current.slice(0, -opening.length));
        current = opening;
        last = opening;
      }
    }
    sentences.push(current);
    return sentences
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence !== '')
      .flatMap(splitClauses);
  };
}

/** The name of a language that this machine can split and a browser can choose a voice by. */
export function toKnownLanguage(language: string): string {
  try {
    return Intl.getCanonicalLocales(language.replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** Whether what Unicode's rules took for a new sentence still belongs to the one before. */
function createJoinRule(language: string) {
  const { always, beforeNumber, starters, hasOrdinalDot } = abbreviationsOf(language);
  return (current: string, last: string, next: string): boolean => {
    const head = next.slice(0, 60);
    // “Stop!” he said.
    if (/^\p{Ll}/u.test(head) || !hasWords(next) || !hasWords(last)) return true;
    // A number or letter of a list at its very beginning: "1. Breathe in."
    if (current === last && /^\s*[([]?(?:\d{1,3}|\p{L}|[IVXLC]{1,6})[.)]\s*$/u.test(current.slice(0, 12)) && current.length <= 12)
      return true;
    const token = /(?<![^\s([{“"'‘«„–—-])[^\s([{“"'‘«„–—-]*$/u.exec(last.trimEnd().slice(-24))?.[0] ?? '';
    if (!token.endsWith('.')) return false;
    const lower = token.toLowerCase();
    const beginsWithNumber = /^\p{N}/u.test(head);
    if (always.has(lower) || /^\p{Ll}\.$/u.test(token)) return true;
    if (beforeNumber.has(lower)) return beginsWithNumber || /^(?:[VXLC]|[IVXLC]{2,})\b/.test(head);
    const isInitial = /^(?:\p{Lu}\.)+$/u.test(token) && !(token === 'I.' && language.startsWith('en'));
    const isOrdinal = hasOrdinalDot && /^\d{1,2}\.$/.test(token);
    if (!isInitial && !isOrdinal) return false;
    const word = /^[\p{L}'’]+/u.exec(head)?.[0].toLowerCase() ?? '';
    return word !== '' && !starters.has(word);
  };
}

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Divides a long sentence near its middle, at the best mark there is, until every part is short enough. */
function splitClauses(sentence: string): string[] {
  if (spokenLength(sentence) <= MAX_SENTENCE) return [sentence];
  const at = findDivision(sentence);
  return [sentence.slice(0, at), sentence.slice(at)]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap(splitClauses);
}

function findDivision(sentence: string): number {
  const middle = sentence.length / 2;
  for (const mark of CLAUSE_MARKS) {
    let best = 0;
    for (const match of sentence.matchAll(mark)) {
      const at = match.index + match[0].length;
      if (Math.abs(at - middle) < Math.abs(best - middle)) best = at;
    }
    // A mark near an end would leave a scrap, and the long rest still to divide.
    if (best > sentence.length * 0.2 && best < sentence.length * 0.8) return best;
  }
  // No space at all (Thai, a very long name): between words as the language has them, or else between characters.
  for (const granularity of ['word', 'grapheme'] as const) {
    const at = new Intl.Segmenter(undefined, { granularity }).segment(sentence).containing(Math.floor(middle))?.index ?? 0;
    if (at > 0) return at;
  }
  return Math.ceil(middle);
}
