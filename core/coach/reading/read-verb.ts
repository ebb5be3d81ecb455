import { ADVERBS, BE, DO, HAVE, MODALS, NEGATIONS, PRONOUNS } from './closed-words.ts';
import { isIngForm, isPastForm, isSameInPast, stemOf } from './verb-forms.ts';
import type { Word } from './read-words.ts';

export interface Verb {
  /** The word that carries the meaning, as `stemOf` has it: "had to ring" is `ring`. */
  readonly stem: string;
  /** `state` is a form of "be" that is followed by no verb; `used` is "used to". */
  readonly tense: 'past' | 'present' | 'either' | 'modal' | 'state' | 'passive' | 'used';
  readonly isPast: boolean;
  readonly isNegated: boolean;
  /** Where the meaning stands among the words of the clause. */
  readonly at: number;
}

/** They say that something was begun or meant; what was done follows them. */
const LIGHT = new Set(
  'decide go start begin manage help have need get choose offer agree come continue stop finish be end keep'.split(' ').map(stemOf),
);

/** Reads the group of words that starts at `from`, behind the one who acts. Null when none is left. */
export function readVerb(words: readonly Word[], from: number): Verb | null {
  const at = skipAdverbs(words, from);
  const first = words[at]?.text;
  if (first === undefined) return null;
  const isAuxiliary = MODALS.has(first) || HAVE.has(first) || BE.has(first) || DO.has(first);
  const isNegated = words
    .slice(from, isAuxiliary ? Math.max(at + 2, skipAdverbs(words, at + 1)) : at + 1)
    .some((word) => NEGATIONS.has(word.text));
  const build = (tense: Verb['tense'], isPast: boolean, index: number): Verb => {
    const main = behindLight(words, index);
    return { stem: stemOf(words[main]?.text ?? ''), tense, isPast, isNegated, at: main };
  };
  const next = skipAdverbs(words, at + 1);
  const nextText = words[next]?.text ?? '';
  const isPastNext = isPastForm(nextText) || isSameInPast(nextText);
  if (MODALS.has(first)) return build('modal', false, next < words.length ? next : at);
  if (first === "'d") return isPastNext || nextText === 'been' ? build('past', true, next) : build('modal', false, next);
  if (first === 'used' && nextText === 'to') return build('used', true, next + 1);
  if (HAVE.has(first)) {
    const isPast = first.startsWith('had');
    if (nextText === 'been' && isPast) return readVerb(words, next) ?? build('state', true, next);
    if (nextText === 'been') return build('state', false, next);
    if (nextText === 'got') return build('state', isPast, next);
    return build(isPast || isPastNext ? 'past' : 'present', isPast || isPastNext, isPastNext ? next : at);
  }
  if (BE.has(first) || first === "'s") {
    const isPast = /^(?:was|were|been)/.test(first);
    if (isIngForm(nextText)) return build(isPast ? 'past' : 'present', isPast, next);
    if (isPastForm(nextText)) return { ...build('passive', isPast, next), at: next };
    return { ...build('state', isPast, at), at };
  }
  if (DO.has(first) && nextText !== '' && !PRONOUNS.has(nextText) && /^(?:do|did)(?:n't|nt|es)?$/.test(first) && isNegated) {
    return build(first.startsWith('did') ? 'past' : 'present', first.startsWith('did'), next);
  }
  if (isSameInPast(first)) return build('either', true, at);
  return isPastForm(first) ? build('past', true, at) : build('present', false, at);
}

function skipAdverbs(words: readonly Word[], from: number): number {
  let at = from;
  while (at < words.length && isSkipped(words[at]?.text ?? '')) at += 1;
  return at;
}

const isSkipped = (word: string): boolean =>
  (ADVERBS.has(word) && word !== 'back') || (word.length > 4 && word.endsWith('ly') && word !== 'reply' && word !== 'apply');

/** "had to ring" rang, "started counting" counted, "went and asked" asked. */
function behindLight(words: readonly Word[], index: number): number {
  let at = index;
  for (let step = 0; step < 3; step++) {
    if (!LIGHT.has(stemOf(words[at]?.text ?? ''))) return at;
    let next = skipAdverbs(words, at + 1);
    if (words[next]?.text === 'up') next += 1;
    const text = words[next]?.text ?? '';
    if (text === 'to' || text === 'and' || text === 'able') {
      const target = words[next + 1]?.text === 'to' ? next + 2 : next + 1;
      if (words[target] === undefined || PRONOUNS.has(words[target].text) || /^(?:the|a|an|my|our|his|her)$/.test(words[target].text))
        return at;
      at = target;
    } else if (isIngForm(text)) at = next;
    else return at;
  }
  return at;
}
