import type { ReviewInput, ReviewUndoInput } from '#core/review/review.ts';
import type { Ask } from './request.ts';

/** The daily review's calls. `tz` is the zone of the device; the one that the learner chose goes before it. */
export const reviewCalls = ({ ask }: { readonly ask: Ask }) => ({
  getReview: (tz?: string) => ask('GET /review', { query: { tz } }),
  gradeCard: (id: string, body: ReviewInput, tz?: string) => ask('POST /review/:id', { params: { id }, query: { tz }, body }),
  /** Marks the answer to a question card; the grade comes after it. */
  answerCard: (id: string, answer: readonly string[]) => ask('POST /review/:id/answer', { params: { id }, body: { answer } }),
  /** Takes the last grade of a card back. */
  undoGrade: (id: string, body: ReviewUndoInput, tz?: string) => ask('POST /review/:id/undo', { params: { id }, query: { tz }, body }),
  /** The card never comes back; what it was made of stays. */
  removeCard: (id: string) => ask('DELETE /review/:id', { params: { id }, keepalive: true }),
});
