import {
  ADVERBS,
  BE,
  CONNECTIVES,
  DETERMINERS,
  FILLERS,
  HAVE,
  isClosed,
  NOMINATIVES,
  PREPOSITIONS,
  PRONOUNS,
  SUBORDINATORS,
  TIME_UNITS,
} from './closed-words.ts';
import { readVerb, type Verb } from './read-verb.ts';
import { isPastForm, isSameInPast } from './verb-forms.ts';
import type { Span, Word } from './read-words.ts';

/** Who does what a clause tells. `self` is I, `group` is we; null where nobody is named and nobody can be carried on. */
export type Subject = 'self' | 'group' | 'other' | null;

export interface Clause extends Span {
  readonly words: readonly Word[];
  /** The clause is part of the sentence with this number. */
  readonly sentence: number;
  readonly subject: Subject;
  readonly verb: Verb | null;
}

/** Clauses begin at marks, at connecting words, and at whoever acts, so that a text without marks is read the same way. */
export function readClauses(words: readonly Word[]): Clause[] {
  const clauses: Clause[] = [];
  let sentence = 0;
  let from = 0;
  let hasBody = false;
  let leading: Clause | undefined;
  const close = (to: number): void => {
    if (to > from) {
      const isResumed = clauses.at(-1)?.sentence === sentence && /^(?:which|who)$/.test(clauses.at(-1)?.words[0]?.text ?? '');
      const own = words.slice(from, to);
      const clause = readClause(own, sentence, leading?.sentence === sentence ? leading : clauses.at(-1), isResumed && !isJoined(own));
      clauses.push(clause);
      if (clause.verb && !isHanging(clause)) leading = clause;
    }
    from = to;
    hasBody = false;
  };
  const isUnmarked = words.length > 25 * words.filter(({ pause }) => pause !== 'none').length;
  for (const [i, word] of words.entries()) {
    if (word.pause !== 'none') close(i);
    if (word.pause === 'sentence' && i > 0) sentence += 1;
    const isConnective = isConnecting(words, i) && !(word.text === 'that' && hasBody === false);
    const isNext = isConnective || NOMINATIVES.has(word.text) || (isUnmarked && isNextVerb(words, from, i));
    if (hasBody && isNext) close(i);
    if (!isConnective && !isLead(word.text)) hasBody = true;
  }
  close(words.length);
  return clauses;
}

const isJoined = (words: readonly Word[]): boolean => /^(?:and|but|so|then|or)$/.test(words[0]?.text ?? '');

/** "I said that it was mine, remade it": what hangs on a clause does not change who acts in the next. */
const isHanging = ({ words }: Clause): boolean =>
  SUBORDINATORS.has(words.find(({ text }) => !/^(?:and|but|so|or)$/.test(text))?.text ?? '');

/** Where a connecting word is one: not in "the day before", "that evening", "with that" or "have since". */
function isConnecting(words: readonly Word[], i: number): boolean {
  const { text } = words[i] ?? { text: '' };
  if (!CONNECTIVES.has(text)) return false;
  const [before, next] = [words[i - 1]?.text ?? '', words[i + 1]];
  if (text === 'that') return next !== undefined && next.pause === 'none' && !TIME_UNITS.has(next.text) && !PREPOSITIONS.has(before);
  if (text === 'while') return before !== 'a';
  if (text === 'before' || text === 'after') return !TIME_UNITS.has(before);
  return !(/^(?:once|since|then|yet|still|though|otherwise|however)$/.test(text) && (BE.has(before) || HAVE.has(before)));
}

/** In a text without marks, "i rang the doctor told her": the one who acts goes on to act. */
function isNextVerb(words: readonly Word[], from: number, i: number): boolean {
  const before = words[i - 1]?.text ?? '';
  if (i - from < 3 || !isPastForm(words[i]?.text ?? '') || DETERMINERS.has(before) || isLead(before) || BE.has(before) || HAVE.has(before))
    return false;
  return words.slice(from, i).some(({ text }) => isPastForm(text) || isSameInPast(text));
}

const isLead = (word: string): boolean => CONNECTIVES.has(word) || ADVERBS.has(word) || FILLERS.has(word) || /.ly$/.test(word);

/** @param isResumed the clause right before told more of what stands before it: "the radio, which we need, went dead" */
function readClause(words: readonly Word[], sentence: number, before: Clause | undefined, isResumed: boolean): Clause {
  const lead = words.findIndex((word) => !isLead(word.text));
  const at = lead < 0 ? words.length : lead;
  const start = words[0]?.start ?? 0;
  const end = words.at(-1)?.end ?? start;
  const head = words[at];
  const clause = { words, sentence, start, end };
  if (!head) return { ...clause, subject: null, verb: null };
  if (head.text === 'i' || head.text === 'we') {
    return { ...clause, subject: head.text === 'i' ? 'self' : 'group', verb: readVerb(words, at + 1) };
  }
  const isBareVerb = isPastForm(head.text) || /^(?:had|was|were|did|didn't|didnt|'d)$/.test(head.text);
  if (isBareVerb) {
    const isCarried = before !== undefined && before.sentence === sentence;
    const subject = isResumed ? 'other' : isCarried ? carriedSubject(before, words) : 'self';
    return { ...clause, subject, verb: readVerb(words, at) };
  }
  if (isCarriedOn(words, at, before)) return { ...clause, subject: before?.subject ?? null, verb: readVerb(words, at) };
  const verbAt = findVerbBehind(words, at);
  return { ...clause, subject: verbAt === null ? null : 'other', verb: verbAt === null ? null : readVerb(words, verbAt) };
}

/** "I go up and clean the room", "I rang and cut the order": the same one acts on, by a verb whose form does not say when. */
function isCarriedOn(words: readonly Word[], at: number, before: Clause | undefined): boolean {
  if (!/^(?:and|then|but)$/.test(words[0]?.text ?? '') || !before?.verb) return false;
  const [head, next] = [words[at]?.text ?? '', words[at + 1]?.text ?? ''];
  const isVerb = /^(?:present|modal)$/.test(before.verb.tense) ? !isClosed(head) : isSameInPast(head);
  return isVerb && (DETERMINERS.has(next) || PRONOUNS.has(next));
}

/** "I rang the shop and moved the van": whoever rang also moved. A clause about "who" is about the one just named. */
function carriedSubject(before: Clause, words: readonly Word[]): Subject {
  return /^(?:who|which|that)$/.test(words[0]?.text ?? '') ? 'other' : before.subject;
}

const FINITE =
  /^(?:was|were|is|are|'s|'re|had|has|have|did|does|do|(?:was|were|is|are|had|has|have|did|does|do|would|could)n'?t|would|could|can|will)$/;

/** Where the verb of "the manager on nights moved the van" stands; null where the words name something and tell nothing. */
function findVerbBehind(words: readonly Word[], from: number): number | null {
  if (NOMINATIVES.has(words[from]?.text ?? '')) return words.length > from + 1 ? from + 1 : null;
  for (let i = from; i < words.length; i++) {
    const { text } = words[i] ?? { text: '' };
    if (FINITE.test(text)) return i;
    const before = words[i - 1]?.text ?? '';
    const isDescribing = DETERMINERS.has(before) || (PREPOSITIONS.has(before) && !PRONOUNS.has(before));
    if (i > from && isPastForm(text) && !isDescribing) return i;
  }
  // "she say to me": the word behind a person's pronoun is a verb in any form.
  return PRONOUNS.has(words[from]?.text ?? '') && words.length > from + 1 && !isClosed(words[from + 1]?.text ?? '') ? from + 1 : null;
}
