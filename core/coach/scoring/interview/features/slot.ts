import { distinctSpans } from '../../../reading/find-spans.ts';
import type { Answer } from '../answer.ts';
import type { Question } from '../read-question.ts';
import type { Finding } from '../finding.ts';
import { SLOTS, type Slot } from '../slots.ts';

export interface SlotFinding extends Finding {
  /** Whether the answer answers this question. */
  readonly isFilled: boolean;
  /** No story was asked for: the parts make the answer, and in them the speaker may say how things are. */
  readonly isAboutSelf: boolean;
}

const OTHER_QUESTION = 'I could not find the part that answers this question. Which part is it?';

/** Whether the answer holds what its question asks for, by the parts of its slots. */
export function findSlot(answer: Answer, { slots }: Question): SlotFinding {
  const found = slots.map((id) => fillSlot(answer, SLOTS[id]));
  const isAboutSelf = slots.every((id) => SLOTS[id].isAboutSelf);
  const share = found.reduce((sum, slot) => sum + slot.amount, 0) / Math.max(found.length, 1);
  const isElsewhere = slots.some((id) => SLOTS[id].signs?.(answer).length === 0);
  const evidence = distinctSpans(
    answer.content,
    found.flatMap((one) => one.evidence),
  );
  return {
    amount: share,
    isFilled: found.every(({ isFilled }) => isFilled) && !isElsewhere,
    isAboutSelf,
    evidence: evidence.toSorted((a, b) => a.start - b.start),
    advice: found.find(({ advice }) => advice !== null)?.advice ?? (isElsewhere ? OTHER_QUESTION : null),
  };
}

/** So many quotes are enough to show that a part is there. */
const MAX_QUOTES = 2;

function fillSlot(answer: Answer, { parts, needed }: Slot): Omit<SlotFinding, 'isAboutSelf'> {
  const spans = parts.map((part) => part.find(answer));
  const held = spans.filter((evidence) => evidence.length > 0).length;
  return {
    amount: held / parts.length,
    isFilled: held >= needed && (spans[0] ?? []).length > 0,
    evidence: spans.flatMap((evidence) => evidence.slice(0, MAX_QUOTES)),
    advice: parts[spans.findIndex((evidence) => evidence.length === 0)]?.advice ?? null,
  };
}
