import type { Generated } from 'kysely';
import type { LearnerId } from '#core/account/learner.ts';
import type { ItemKind } from '#core/library/kind.ts';
import type { PlainDate } from '#core/plain-date.ts';
import type { ReviewGrade } from '#core/review/grades.ts';

/** Seconds really played or read in a quarter of an hour: every time zone's days begin with one. */
export interface StudyTimeTable {
  userId: LearnerId;
  /** The beginning of the quarter of an hour. Milliseconds. */
  at: number;
  /** Of the work at the time, not the work itself: minutes stay when a work goes. */
  kind: ItemKind;
  seconds: number;
}

/** One sheet of answers to a quiz, marked. */
export interface QuizAttemptTable {
  id: string;
  userId: LearnerId;
  unitId: string;
  itemId: string;
  /** Which of its askings, from 0 (core/library/quiz). */
  round: number;
  /** JSON: {questionId, correct}[] in the order of the questions. */
  marks: string;
  /** 0 to 1. */
  fraction: number;
  passed: number;
  /** The review has made its cards of it. */
  isCarded: Generated<number>;
  /** Milliseconds. */
  at: number;
}

/** What comes back for review: a note of the learner's, or a question of a quiz. One of the two is null. */
export interface ReviewCardTable {
  id: string;
  userId: LearnerId;
  unitId: string;
  noteId: string | null;
  questionId: string | null;
  /** Of a question: the sheet of answers that it was made of, or was last moved by. Milliseconds. */
  attemptAt: number | null;
  /** JSON: how well it is remembered (server/features/review/schedule.ts). */
  memory: string;
  /** The learner's own day, which neither summer time nor a journey moves. */
  dueOn: PlainDate;
  /** The last day whose cards it was among. */
  dealtOn: PlainDate | null;
  /** The learner does not want it again. Milliseconds. */
  removedAt: number | null;
  createdAt: number;
}

export interface ReviewAnswerTable {
  id: string;
  userId: LearnerId;
  cardId: string;
  grade: ReviewGrade;
  /** JSON: memory and day before, for taking the answer back. */
  before: string;
  answeredOn: PlainDate;
  /** Milliseconds. */
  at: number;
}

/** A course that was finished, said to whoever has the code. */
/** Of those that are not issued any more. */
export interface WithdrawnCertificateTable {
  code: string;
  userId: LearnerId;
}

export interface CertificateTable {
  code: string;
  userId: LearnerId;
  itemId: string;
  /** JSON: what it says (core/certificate/certificate.ts), as it was on that day. */
  facts: string;
  /** Milliseconds. */
  issuedAt: number;
}
