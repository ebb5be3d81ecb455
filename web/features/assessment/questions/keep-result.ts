import type { Assessment } from '#core/assessment/assessment.ts';
import { toRecord } from '#core/assessment/to-record.ts';
import { claimKept, RESULT_KEY } from '#web/kept-for.ts';
import { recordSenderOf } from '#web/record-outbox.ts';
import { answerStoreOf } from './answer-store.ts';

/** The answers have led to a result: it is stored and submitted, as the specification has it. */
export function keepResult(learnerId: string, assessment: Assessment): void {
  answerStoreOf(learnerId).finish(assessment.profile);
  try {
    claimKept(learnerId);
    localStorage.setItem(RESULT_KEY, JSON.stringify(assessment));
  } catch {
    // Storage is blocked or full: the server has it.
  }
  void recordSenderOf(learnerId).post(toRecord(assessment));
}
