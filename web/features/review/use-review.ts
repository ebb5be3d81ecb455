import { useState } from 'react';
import type { QuizMark } from '#core/library/quiz.ts';
import type { Review, ReviewCard } from '#core/review/review.ts';
import type { ReviewGrade } from '#core/review/grades.ts';
import { ApiError } from '#web/api/api-error.ts';
import { browserApi, browserApiFor } from '#web/api/client.ts';
import { reviewCalls } from '#web/api/review-calls.ts';
import { deleteLater, useDeleted } from '#web/delete-later.ts';
import { useLearner } from '#web/root-data.ts';
import { useToast } from '#web/ui/toast.tsx';
import { zoneHere } from '#web/zone-here.ts';

export interface ReviewSession {
  readonly review: Review;
  /** The one that is asked now; null when none is left. */
  readonly card: ReviewCard | null;
  /** Grows with every answer: a card that comes again is asked anew, and the focus follows. */
  readonly turn: number;
  readonly isBusy: boolean;
  readonly canUndo: boolean;
  readonly grade: (card: ReviewCard, grade: ReviewGrade) => void;
  readonly undo: () => void;
  /** Null when it could not be marked; why was said. */
  readonly answer: (card: ReviewCard, answer: readonly string[]) => Promise<QuizMark | null>;
  readonly remove: (card: ReviewCard) => void;
}

/** A grade that was given here: of which card, and how often that was graded with it. */
interface Graded {
  readonly id: string;
  readonly graded: number;
}

const KEY = 'review';

/** Today's review as the server has it after each answer, so that two devices do not drift apart. */
export function useReview(first: Review): ReviewSession {
  const [review, setReview] = useState(first);
  const [turn, setTurn] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [graded, setGraded] = useState<readonly Graded[]>([]);
  /** The card whose grade was taken back is asked next. */
  const [nextId, setNextId] = useState<string | null>(null);
  const deleted = useDeleted();
  const learnerId = useLearner()?.id ?? null;
  const { show } = useToast();
  const calls = reviewCalls(browserApi);
  const left = review.cards.filter(({ id }) => !deleted.has(id));

  const fail = (text: string, error: unknown): void =>
    show({ text, detail: error instanceof Error ? error.message : '', tone: 'bad', key: KEY });
  const settle = async (change: () => Promise<Review>, failure: string): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    try {
      setReview(await change());
      setTurn((before) => before + 1);
      return true;
    } catch (error) {
      fail(failure, error);
      // Another device was faster: what is left is asked for again.
      if (error instanceof ApiError && (error.status === 409 || error.status === 404))
        await calls.getReview(zoneHere()).then(setReview, () => undefined);
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    ...{ review: { ...review, cards: left }, turn, isBusy },
    card: left.find(({ id }) => id === nextId) ?? left[0] ?? null,
    canUndo: graded.length > 0,
    grade: async ({ id, graded: ifGraded }, grade) => {
      if (!(await settle(() => calls.gradeCard(id, { grade, ifGraded }, zoneHere()), 'Not saved.'))) return;
      setNextId(null);
      setGraded((before) => [...before, { id, graded: ifGraded + 1 }]);
    },
    undo: async () => {
      const last = graded.at(-1);
      if (!last || !(await settle(() => calls.undoGrade(last.id, { ifGraded: last.graded }, zoneHere()), 'Not taken back.'))) return;
      setNextId(last.id);
      setGraded((before) => before.slice(0, -1));
    },
    answer: async ({ id }, answer) => {
      try {
        return await calls.answerCard(id, answer);
      } catch (error) {
        fail('Not marked.', error);
        return null;
      }
    },
    remove: ({ id }) => {
      const key = `deleted ${id}`;
      const send = () => reviewCalls(browserApiFor(learnerId)).removeCard(id);
      const undo = deleteLater(id, send, (error) => show({ text: 'Not removed.', detail: error.message, tone: 'bad', key }));
      setTurn((before) => before + 1);
      show({ text: 'It will not be asked again.', key, action: { label: 'Undo', onAction: undo } });
    },
  };
}
