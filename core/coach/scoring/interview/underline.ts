import { ADVERBS, DETERMINERS, isClosed, MODALS, PREPOSITIONS } from '../../reading/closed-words.ts';
import type { Clause } from '../../reading/read-clauses.ts';
import type { Span, Word } from '../../reading/read-words.ts';
import { isPastForm } from '../../reading/verb-forms.ts';
import type { Answer } from './answer.ts';
import { clauseAt } from './clause-at.ts';
import { TIME_NOUN } from './time-words.ts';

/** In words: a shorter quote shows nothing to a reader, a longer one shows too much. */
const MIN_CLAUSE = 3;
const MAX_QUOTE = 15;
const MAX_BEFORE_NOUN = 3;

/** The stretches that a reader would underline for what was found: whole acts, and things with the words that belong to them. */
export function underline(answer: Answer, spans: readonly Span[]): Span[] {
  const widened = spans.map((span) => widen(answer, span)).toSorted((a, b) => a.start - b.start || a.end - b.end);
  const merged: Span[] = [];
  for (const span of widened) {
    const last = merged.at(-1);
    if (last && span.start < last.end) merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else merged.push({ start: span.start, end: span.end });
  }
  return merged;
}

function widen(answer: Answer, span: Span): Span {
  const at = clauseAt(answer, span);
  const clause = at === null ? undefined : answer.clauses[at];
  // A quotation is shown to its end.
  if (at === null || !clause || span.end > clause.end) return span;
  if (span.start === clause.start && span.end >= clause.end) return wholeClause(answer.clauses, at);
  const first = clause.words.findIndex(({ start }) => start >= span.start);
  const isOneWord = (clause.words[first]?.end ?? 0) >= span.end;
  return isOneWord ? inPhrase(clause, first) : span;
}

/** "told the driver", and where a clause breaks off behind its verb, what it goes on with. */
function wholeClause(clauses: readonly Clause[], at: number): Span {
  const { sentence, words: own } = clauses[at] ?? { sentence: -1, words: [] };
  const from = own.findIndex(({ text }) => !/^(?:and|so|then)$/.test(text));
  let words = own.slice(Math.max(from, 0));
  for (let next = clauses[at + 1], i = at + 1; isBrokenOff(words) && next?.sentence === sentence; next = clauses[++i])
    words = [...words, ...next.words];
  return spanOf(words.length > MAX_QUOTE ? withoutLooseEnd(words.slice(0, MAX_QUOTE)) : words);
}

const isBrokenOff = (words: readonly Word[]): boolean =>
  words.length < MIN_CLAUSE || MODALS.has(words.at(-1)?.text ?? '') || DETERMINERS.has(words.at(-1)?.text ?? '');

function inPhrase({ words, verb }: Clause, at: number): Span {
  let from = at;
  const isPart = (i: number): boolean => {
    const { text, isNumber } = words[i] ?? { text: '', isNumber: false };
    return (
      i >= 0 &&
      i !== verb?.at &&
      !TIME_NOUN.test(text) &&
      (DETERMINERS.has(text) || isNumber || text === "'s" || !(isClosed(text) || isPastForm(text)))
    );
  };
  while (at - from < MAX_BEFORE_NOUN && isPart(from - 1) && !DETERMINERS.has(words[from]?.text ?? '')) from -= 1;
  if (words[at]?.text.endsWith('ly') && at + 1 < words.length) return spanOf(words.slice(at, at + 2));
  if (from < at || words[at]?.isName) return spanOf(words.slice(from, at + 1));
  const before = words[at - 1]?.text.startsWith("'") ? at - 2 : at - 1;
  return before >= 0 ? spanOf(words.slice(before, at + 1)) : spanOf(withoutLooseEnd(words.slice(0, MAX_BEFORE_NOUN + 2)));
}

const isLoose = ({ text }: Word): boolean => DETERMINERS.has(text) || PREPOSITIONS.has(text) || ADVERBS.has(text) || text === 'and';

function withoutLooseEnd(words: readonly Word[]): readonly Word[] {
  const last = words.findLastIndex((word) => !isLoose(word));
  return words.slice(0, Math.max(last, 0) + 1);
}

const spanOf = (words: readonly Word[]): Span => ({ start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 });
