import { HAVE } from '../../../reading/closed-words.ts';
import { INTENSIFIERS, PADDING_PHRASES } from '../../../reading/filler-phrases.ts';
import { findSpans } from '../../../reading/find-spans.ts';
import type { Clause } from '../../../reading/read-clauses.ts';
import type { Span, Word } from '../../../reading/read-words.ts';
import { stemOf } from '../../../reading/verb-forms.ts';
import type { Answer } from '../answer.ts';
import { clauseAt } from '../clause-at.ts';
import { isQuality, SAYING, SUCCESS_WORDS } from '../empty-words.ts';
import { NOTHING, quote, type Finding } from '../finding.ts';
import { SELF_PRAISE, WHOLE_TRUTHS } from '../empty-phrases.ts';

/** A shorter answer is measured as if it were this long: more words do not thin a fault out. */
const MIN_WORDS = 100;
/** In 100 words, so many weigh in full. */
const MANY_QUALITIES = 5;
const MANY_SUCCESSES = 4;
const MANY_PRAISES = 2;
/** A word that only raises the voice, and a phrase that says nothing, weigh more than their length. */
const INTENSIFIER_WORDS = 2;
const PADDING_WORDS = 3;
const WHOLE_TRUTH = 0.1;
/** From here on a fault is worth a word of advice. */
const NOTABLE = 0.5;

/** Qualities that are claimed: "communication, commitment". One may be named; a row of them says nothing. */
export function findQualityNouns({ words, content }: Answer): Finding {
  const found = words.filter(({ text, isQuoted }) => !isQuoted && isQuality(text));
  const amount = per100(found.length - 1, words) / MANY_QUALITIES;
  return fault(found, amount, (span) => `"${quote(content, span)}" is a quality. What did you do that showed it?`);
}

export function findSuccessAdverbs({ words, content }: Answer): Finding {
  const found = words.filter(({ text, isQuoted }) => !isQuoted && SUCCESS_WORDS.has(stemOf(text)));
  const amount = per100(found.length, words) / MANY_SUCCESSES;
  return fault(found, amount, (span) => `Instead of "${quote(content, span)}", say what was different.`);
}

export function findSelfPraise({ content }: Answer): Finding {
  const found = findSpans(content, SELF_PRAISE);
  const say = (span: Span) => `"${quote(content, span)}" is a judgement of yourself. Leave it to whoever hears what you did.`;
  return fault(found, found.length / MANY_PRAISES, say);
}

/**
 * Clauses that would be true of anybody, on any day, and words that only make an answer longer.
 * @param asked what was asked for, in which the speaker may say how things are
 */
export function findGenerality(answer: Answer, asked: readonly Span[]): Finding {
  const { content, clauses, words, asides } = answer;
  const truths = findSpans(content, WHOLE_TRUTHS);
  const solid = new Set([
    ...[...answer.acts, ...answer.plannedActs, ...answer.particulars].map(({ clause }) => clause),
    ...asked.map((span) => clauseAt(answer, span)),
  ]);
  const isEvent = ({ verb, subject }: Clause) => verb?.isPast === true && subject === 'other';
  const isEmpty = (clause: Clause, i: number) => (asides.has(i) || !solid.has(i)) && !isEvent(clause);
  const emptyWords = clauses.filter(isEmpty).reduce((sum, clause) => sum + clause.words.length, 0);
  const intensifiers = words.filter(({ text }) => INTENSIFIERS.has(text)).length;
  const padding = INTENSIFIER_WORDS * intensifiers + PADDING_WORDS * findSpans(content, PADDING_PHRASES).length;
  const share = Math.min(1, (emptyWords + padding) / Math.max(words.length, 1));
  const general = new Set(truths.map((span) => clauseAt(answer, span)));
  const evidence = clauses.filter(
    (clause, i) => (general.has(i) || (isEmpty(clause, i) && isForAnyDay(clause))) && !isSince(clause, content),
  );
  const say = (span: Span) => `"${quote(content, span)}" could be said on any day. What happened on one of them?`;
  return fault(evidence, share + WHOLE_TRUTH * Math.max(truths.length - 1, 0), say);
}

/** "Since then I send a summary": what one does since one day is what that day changed. */
const isSince = ({ subject, start, end }: Clause, content: string): boolean =>
  (subject === 'self' || subject === 'group') &&
  /\b(?:since then|ever since|since that \w+|from then on|from that \w+)\b/i.test(content.slice(start, end));

/** Nothing is told in it, and nobody in particular is meant: "communication is what matters in a team". */
const isForAnyDay = ({ words, verb }: Clause): boolean =>
  words.length > 3 &&
  verb !== null &&
  !verb.isPast &&
  verb.tense !== 'modal' &&
  !words.some(({ text, isQuoted, isNumber }) => isQuoted || isNumber || /^(?:he|she|him|her|there)$/.test(text));

/** A case that is imagined where a real one was asked for. Once may be a manner of speech. */
export function findHypothetical({ clauses, acts, content }: Answer): Finding {
  const found = clauses.filter((clause, i) => isImagined(clause) && !isReported(clause, [clauses[i - 1], clauses[i - 2]]));
  const share = found.length / (found.length + acts.length + 1);
  const say = (span: Span) => `"${quote(content, span)}" is a case you imagine. Was there a real one?`;
  return fault(found, found.length < 2 ? 0 : 1.8 * share * share, say);
}

const IMAGINED = /^(?:would|'d|will|'ll|should|might|may)$/;

/** "I would ask", and not "I would have asked", which is part of what happened. */
function isImagined({ subject, verb, words }: Clause): boolean {
  if (verb?.tense !== 'modal' || words.some(({ text, isQuoted }) => isQuoted || HAVE.has(text))) return false;
  const isAboutSpeaker = subject === 'self' || subject === 'group' || words.some(({ text }) => text === 'you');
  return isAboutSpeaker && words.some(({ text }) => IMAGINED.test(text));
}

/** "I said I'd take the fish": it was said, so it happened. */
const isReported = ({ sentence }: Clause, before: readonly (Clause | undefined)[]): boolean =>
  before.some((clause) => clause?.sentence === sentence && clause.verb !== null && SAYING.has(clause.verb.stem));

const per100 = (count: number, words: readonly Word[]): number => (count * 100) / Math.max(words.length, MIN_WORDS);

function fault(evidence: readonly Span[], amount: number, say: (span: Span) => string): Finding {
  const bounded = Math.min(Math.max(amount, 0), 1);
  if (bounded === 0) return NOTHING;
  const [first] = evidence;
  const spans = evidence.map(({ start, end }) => ({ start, end }));
  return { amount: bounded, evidence: spans, advice: first && bounded >= NOTABLE ? say(first) : null };
}
