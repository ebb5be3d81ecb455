import type { Answer } from '../answer.ts';
import type { Clause } from '../../../reading/read-clauses.ts';
import { clauseAt } from '../clause-at.ts';
import { findSpans } from '../../../reading/find-spans.ts';
import { fill, type Finding } from '../finding.ts';

const REASON =
  /\b(?:because|cause|cos|(?:instead of|rather than) (?:\w+ )?\w+ing|so that|in case|otherwise|which is why|that's why|the reason (?:was|is|why)|next time|from then on|since then|now i(?! (?:want|hope|would))|i now(?! (?:want|hope|would))|these days i|ever since|i learn(?:ed|t) (?:that|to|not)|so (?:he|she|they|it|people|nobody|no one|everyone) (?:could|can|would|wouldn't|didn't))\b/gi;

/** What one likes and what matters to one is a reason, whatever it names. */
const OWN_REASON =
  /\b(?:because|cause|cos) i(?:'ve| have)? (?:(?:always|really|just|still) )*(?:like|liked|love|loved|enjoy|enjoyed|prefer|miss|missed|care) (?:\w+ing|to|how|that|when|what|about)\b|\b(?:because|cause|cos|since|as) (?:\w+ ){1,3}(?:matters?|mattered|means?|meant) (?:(?:a lot|so much|most|more) )?to me\b/gi;

const ANYBODY = /^(?:everyone|everybody|people|nobody|always|never|you|one)$/;
const isWholeTruth = ({ words, verb }: Clause): boolean => !verb?.isPast && words.some(({ text }) => ANYBODY.test(text));

/** Why it was done so, and what is done differently now. Counts where it names something. */
export function findReason(answer: Answer): Finding {
  const concrete = new Set([...answer.particulars, ...answer.acts, ...answer.plannedActs].map(({ clause }) => clause));
  const found = new Map<number, { start: number; end: number }>();
  for (const span of findSpans(answer.content, REASON)) {
    const at = clauseAt(answer, span);
    const clause = at === null ? undefined : answer.clauses[at];
    if (at !== null && clause && concrete.has(at) && !answer.asides.has(at) && !isWholeTruth(clause))
      found.set(at, { start: clause.start, end: clause.end });
  }
  for (const span of findSpans(answer.content, OWN_REASON)) {
    const clause = answer.clauses[clauseAt(answer, span) ?? -1];
    if (clause) found.set(answer.clauses.indexOf(clause), { start: clause.start, end: clause.end });
  }
  return {
    amount: fill(found.size, 2),
    evidence: [...found.values()],
    advice: found.size === 0 ? 'Say why you did it so, or what you do differently since.' : null,
  };
}
