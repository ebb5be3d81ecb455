import { useCallback, useSyncExternalStore } from 'react';
import type { AnswerSheet } from '#core/assessment/answer-sheet.ts';
import type { AnsweredProfile } from '#core/assessment/answers.ts';
import { useLearner } from '#web/root-data.ts';
import { answerStoreOf, beginWith, NOTHING_KEPT } from './answer-store.ts';

export interface Answers {
  readonly sheet: AnswerSheet;
  readonly isStored: boolean;
  readonly change: (step: (sheet: AnswerSheet) => AnswerSheet) => void;
}

/** The learner's answers so far. On the server, and until the page has come to life, there are none. */
export function useAnswers(before: AnsweredProfile | null): Answers {
  const learnerId = useLearner()?.id ?? '';
  const kept = useSyncExternalStore(
    useCallback((listen: () => void) => answerStoreOf(learnerId).subscribe(listen), [learnerId]),
    () => answerStoreOf(learnerId).read(),
    () => NOTHING_KEPT,
  );
  return {
    sheet: beginWith(kept, before),
    isStored: kept.isStored,
    change: (step) => {
      const store = answerStoreOf(learnerId);
      store.keepSheet(step(beginWith(store.read(), before)), Date.now());
    },
  };
}

const NEVER = (): (() => void) => () => undefined;

/** False on the server, and until what the server has drawn has come to life. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  );
