import { distinctSpans } from '../../../reading/find-spans.ts';
import type { Span } from '../../../reading/read-words.ts';
import type { Answer } from '../answer.ts';
import { clauseAt } from '../clause-at.ts';
import { fill, type Finding } from '../finding.ts';
import { findOrderWords, findTimeAnchors } from '../time-words.ts';

/** When it was, and what came after what. Words of order count where they order something that was done or named. */
export function findTimeOrder(answer: Answer): Finding {
  const anchors = distinctSpans(
    answer.content,
    findTimeAnchors(answer.content).filter((span) => isTold(answer, span)),
  );
  const concrete = new Set([...answer.acts, ...answer.plannedActs, ...answer.particulars].map(({ clause }) => clause));
  const ordered = findOrderWords(answer.content).filter((span) => {
    const at = clauseAt(answer, span);
    return at !== null && concrete.has(at) && !anchors.some((anchor) => span.start >= anchor.start && span.end <= anchor.end);
  });
  const order = distinctSpans(answer.content, ordered);
  return {
    amount: 0.65 * fill(anchors.length, 2.5) + 0.35 * fill(order.length, 4),
    evidence: [...anchors, ...order].toSorted((a, b) => a.start - b.start),
    advice: adviseOn(anchors.length, order.length),
  };
}

function adviseOn(anchors: number, order: number): string | null {
  if (anchors === 0) return 'Say when it was, and what came first, next and last.';
  return anchors + order < 3 ? 'Say what came first, next and last.' : null;
}

/** Not in what was left out of reading, nor where it is said how things are. */
function isTold(answer: Answer, span: Span): boolean {
  const at = clauseAt(answer, span);
  return at !== null && !answer.asides.has(at);
}
