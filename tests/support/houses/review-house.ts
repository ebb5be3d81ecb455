import { expect } from 'vitest';
import type { Note, NoteInput } from '#core/notes/note.ts';
import type { Review } from '#core/review/review.ts';
import type { ReviewGrade } from '#core/review/grades.ts';
import { uuidv7 } from '#server/db/uuid.ts';
import { expectJson } from '../expect-problem.ts';
import { openStudyHouse } from './study-library.ts';
import { signUp } from './test-house.ts';

export const DAY_MS = 86_400_000;

/** A house whose clock stands until it is set, with a learner who marks, misses and reviews. */
export async function openReviewHouse(nowMs: number) {
  const study = await openStudyHouse();
  const { house } = study;
  house.now = () => nowMs;
  const join = async () => {
    const learner = await signUp(study.app);
    const zone = (tz?: string) => (tz === undefined ? '' : `?tz=${tz}`);
    return {
      ...learner,
      review: async (tz?: string) => expectJson<Review>(await learner.call('GET', `/api/review${zone(tz)}`)),
      grade: (id: string, grade: ReviewGrade, tz?: string, ifGraded?: number) =>
        learner.call('POST', `/api/review/${id}${zone(tz)}`, { grade, ...(ifGraded !== undefined && { ifGraded }) }),
      undo: (id: string, ifGraded?: number) => learner.call('POST', `/api/review/${id}/undo`, ifGraded === undefined ? {} : { ifGraded }),
      answer: (id: string, answer: readonly string[]) => learner.call('POST', `/api/review/${id}/answer`, { answer }),
      note: async (more: Partial<NoteInput> = {}) => {
        const response = await learner.call('POST', '/api/notes', { unitId: 'part-2.a', positionSec: 1, quote: 'Slow water.', ...more });
        expect(response.status).toBe(201);
        return (await response.json()) as Note;
      },
      /** A sheet of answers as the lesson keeps it. */
      handIn: (marks: Readonly<Record<string, boolean>>, unitId = 'deep-work.check') =>
        house.db
          .insertInto('quizAttempt')
          .values({
            ...{
              id: uuidv7(house.now()),
              userId: learner.id,
              unitId,
              itemId: unitId.split('.')[0] ?? '',
              round: 0,
              fraction: 0,
              passed: 0,
            },
            marks: JSON.stringify(Object.entries(marks).map(([questionId, correct]) => ({ questionId, correct }))),
            at: house.now(),
          })
          .execute(),
    };
  };
  return {
    ...study,
    join,
    goTo: (ms: number) => {
      house.now = () => ms;
    },
    pass: (days: number) => {
      const then = house.now() + days * DAY_MS;
      house.now = () => then;
    },
  };
}
export type ReviewHouse = Awaited<ReturnType<typeof openReviewHouse>>;
