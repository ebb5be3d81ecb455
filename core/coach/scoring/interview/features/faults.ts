import { stemOf } from '../../../reading/verb-forms.ts';
import type { Answer } from '../answer.ts';
import { INTENSIFIERS, PADDING_PHRASES } from '../../../reading/filler-phrases.ts';
import { findSpans } from '../../../reading/find-spans.ts';
import { HAVE } from '../../../reading/closed-words.ts';
import { isQuality, SAYING, SUCCESS_WORDS } from '../empty-words.ts';
import { NOTHING, quote, type Finding } from '../finding.ts';
import type { Span } from '../../../reading/read-words.ts';

/** A shorter answer is measured as if it were this long: more words do not thin a fault out. */
const MIN_WORDS = 100;

/** Qualities that are claimed: "communication, commitment". One may be named; a row of them says nothing. */
export function findQualityNouns({ words, content }: Answer): Finding {
  const found = words.filter(({ text, isQuoted }) => !isQuoted && isQuality(text));
  return fault(
    found,
    ((found.length - 1) * 100) / Math.max(words.length, MIN_WORDS) / 5,
    (span) => `"${quote(content, span)}" is a quality. What did you do that showed it?`,
  );
}

export function findSuccessAdverbs({ words, content }: Answer): Finding {
  const found = words.filter(({ text, isQuoted }) => !isQuoted && SUCCESS_WORDS.has(stemOf(text)));
  return fault(
    found,
    (found.length * 100) / Math.max(words.length, MIN_WORDS) / 4,
    (span) => `Instead of "${quote(content, span)}", say what was different.`,
  );
}

const SELF_PRAISE =
  /\b(?:i am|i'm|im|i have always been|i've always been|i consider myself|i see myself as|i would describe myself as|i'd describe myself as|people (?:say|tell me) (?:that )?i(?:'m| am)|i'm known|i am known|known for my|i pride myself|as an?|being an?) (?:(?:very|really|truly|highly|extremely|quite|always|such|the|a|an|for|on|as|kind of) ){0,3}(?:natural|born|strong|great|good|excellent|hard[- ]?work\w*|passionate|dedicated|committed|motivated|self-motivated|driven|organi[sz]ed|team player|people person|perfectionist|quick learner|fast learner|problem solver|leader|communicator|reliable|resilient|adaptable|flexible|proactive|results[- ]\w+|detail[- ]\w+|creative|calm person|positive|confident|person who|someone who|type of person)\b|\bi (?:pride myself|thrive|excel|always give|strongly believe|firmly believe|truly believe|am passionate)\b|\bmy (?:strong|excellent|exceptional|natural|proven|greatest|biggest|key) (?:\w+ )?(?:skills?|abilit(?:y|ies)|strengths?)\b/gi;

export function findSelfPraise({ content }: Answer): Finding {
  const found = findSpans(content, SELF_PRAISE);
  return fault(
    found,
    found.length / 2,
    (span) => `"${quote(content, span)}" is a judgement of yourself. Leave it to whoever hears what you did.`,
  );
}

const WHOLE_TRUTHS =
  /\b(?:always|usually|generally|in general|typically|normally|often|every time|every day|whenever|as a rule|tend to|it is (?:important|essential|crucial|vital|key)|it's (?:important|essential|crucial|vital|key) (?:to|that)|is (?:key|crucial|essential|vital|paramount)|at the end of the day|in any (?:situation|team|job)|one (?:must|should|has to)|people (?:should|need)|you (?:have to|need to|should|must)|i believe (?:that )?|in today's|in my opinion)\b/gi;

/** Clauses that would be true of anybody, on any day, and words that only make an answer longer. */
export function findGenerality(answer: Answer): Finding {
  const { content, clauses, words, asides } = answer;
  const found = findSpans(content, WHOLE_TRUTHS);
  const solid = new Set([...answer.acts, ...answer.plannedActs, ...answer.particulars].map(({ clause }) => clause));
  const empty = clauses.filter((clause, i) => (asides.has(i) || !solid.has(i)) && !(clause.verb?.isPast && clause.subject === 'other'));
  const emptyWords = empty.reduce((sum, clause) => sum + clause.words.length, 0);
  const padding = words.filter(({ text }) => INTENSIFIERS.has(text)).length * 2 + findSpans(content, PADDING_PHRASES).length * 3;
  const share = Math.min(1, (emptyWords + padding) / Math.max(words.length, 1));
  const amount = share + 0.1 * Math.max(found.length - 1, 0);
  const evidence = [...found, ...empty.filter((clause) => clause.words.length > 3)].toSorted((a, b) => a.start - b.start);
  return fault(evidence, amount, (span) => `"${quote(content, span)}" could be said on any day. What happened on one of them?`);
}

/** A case that is imagined where a real one was asked for. What was said or might have been is part of what happened. */
export function findHypothetical({ clauses, acts, content }: Answer): Finding {
  const found = clauses.filter(({ subject, verb, words, sentence }, i) => {
    if (verb?.tense !== 'modal' || words.some(({ text, isQuoted }) => isQuoted || HAVE.has(text))) return false;
    const isReported = [clauses[i - 1], clauses[i - 2]].some(
      (before) => before?.sentence === sentence && before.verb !== null && SAYING.has(before.verb.stem),
    );
    return (
      !isReported &&
      IMAGINED.test(modalOf(words)) &&
      (subject === 'self' || subject === 'group' || words.some(({ text }) => text === 'you'))
    );
  });
  const share = found.length / (found.length + acts.length + 1);
  return fault(
    found,
    found.length < 2 ? 0 : 1.8 * share * share,
    (span) => `"${quote(content, span)}" is a case you imagine. Was there a real one?`,
  );
}

const IMAGINED = /^(?:would|'d|will|'ll|should|might|may)$/;
const modalOf = (words: Answer['words']): string => words.find(({ text }) => IMAGINED.test(text))?.text ?? '';

function fault(evidence: readonly Span[], amount: number, say: (span: Span) => string): Finding {
  const bounded = Math.min(Math.max(amount, 0), 1);
  const first = evidence[0];
  if (bounded === 0) return NOTHING;
  return {
    amount: bounded,
    evidence: evidence.map(({ start, end }) => ({ start, end })),
    advice: first && bounded >= 0.5 ? say(first) : null,
  };
}
