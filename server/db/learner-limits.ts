import { MAX_GOALS } from '#core/goals/goal.ts';

/** How much of one table a learner may fill. Bytes are those of the columns that its triggers count (`migrations/0027`). */
interface RefusingLimit {
  readonly rows: number;
  readonly bytes: number;
  /** Its texts are edited by the learner, so that they are measured then too; else only what is added is. */
  readonly isEdited?: true;
  /** What the learner is told. */
  readonly full: string;
}

/** What the product writes of itself is never refused: the rows that came first by this column make room. */
interface RollingLimit {
  readonly rows: number;
  readonly oldestBy: string;
}

export type LearnerLimit = RefusingLimit | RollingLimit;

const MB = 1_000_000;

/**
 * Every table that grows by what a learner does. The figures are some times what somebody leaves who learns every day for ten
 * years (docs/decisions/0033); a new table is a row here and triggers in its migration.
 * Rows that go with those of another table come after it: an account is deleted from the end of the list.
 */
export const LEARNER_LIMITS: Readonly<Record<string, LearnerLimit>> = {
  note: { rows: 50_000, bytes: 40 * MB, isEdited: true, full: 'Your notes and bookmarks are full. Delete or shorten some under Notes.' },
  favorite: { rows: 20_000, bytes: 0, full: 'Your favourites are full. Take the mark off some of them first.' },
  progress: { rows: 200_000, bytes: 100 * MB, full: 'No more places fit into your account. Those you have are kept up to date.' },
  studyTime: { rows: 400_000, oldestBy: 'at' },
  quizAttempt: { rows: 100_000, bytes: 50 * MB, full: 'No more answers to quizzes fit into your account. Those you gave are kept.' },
  reviewCard: { rows: 200_000, oldestBy: 'createdAt' },
  reviewAnswer: { rows: 200_000, oldestBy: 'at' },
  certificate: { rows: 20_000, bytes: 40 * MB, full: 'No more certificates fit into your account. Withdraw one that you do not need.' },
  withdrawnCertificate: { rows: 10_000, oldestBy: 'rowid' },
  conversation: { rows: 20_000, bytes: 60 * MB, full: 'Your history with the coach is full. Delete some conversations there.' },
  coachMessage: { rows: 300_000, bytes: 300 * MB, full: 'Your history with the coach is full. Delete some conversations there.' },
  coachTurn: { rows: 20_000, oldestBy: 'createdAt' },
  skillEvidence: { rows: 30_000, oldestBy: 'at' },
  goal: { rows: MAX_GOALS, bytes: 10 * MB, isEdited: true, full: 'Your list of goals is full. Delete some that you have let go.' },
  record: {
    rows: 20_000,
    bytes: 40 * MB,
    full: 'No more records of sessions fit into your account. The sessions themselves are in your history.',
  },
  assessment: { rows: 1_000, bytes: 60 * MB, full: 'Your career assessments are full. Delete some of the earlier ones.' },
  iqSitting: { rows: 2_000, bytes: 40 * MB, full: 'This account has begun 2,000 sittings of the IQ test, and can begin no more.' },
  iqResponse: { rows: 300_000, bytes: 60 * MB, full: 'No more answers of the IQ test fit into your account.' },
  subscription: { rows: 2_000, bytes: 10 * MB, full: 'No more purchases fit into your account. Write to us under Contact.' },
  receipt: { rows: 10_000, bytes: 10 * MB, full: 'No more receipts fit into your account. Write to us under Contact.' },
  contactMessage: {
    rows: 2_000,
    bytes: 10 * MB,
    full: 'You have written to us so often that we have to read first. Messages are kept for 180 days.',
  },
  session: { rows: 100, oldestBy: 'updatedAt' },
  account: { rows: 20, bytes: 0, full: 'Your account has as many ways to sign in as it may. Unlink one in your profile.' },
  passkey: { rows: 50, bytes: 0, full: 'You have 50 passkeys, which is all that fit. Remove one in your profile.' },
};

/** Tables that name a learner and grow all the same by no more than this. */
export const BOUNDED_ELSEWHERE: Readonly<Record<string, string>> = {
  user: 'Is the learner.',
  coachFact: 'Sixty rows of a learner, of some hundred letters each (MOST_FACTS).',
  learnerSettings: 'One row of a learner, of settings that are all numbers or one of few words.',
  openCheckout: 'One row of a learner.',
  closedAccount: 'One row of a learner.',
  verification: 'Ends within the hour, and what begins one is limited by address.',
  rateWindow: 'Ends within the day; swept as new ones begin.',
  letter: 'At most 10,000 wait in all, each for a day at most.',
  learnerUse: 'These counts: one row of a learner and table.',
  note_row: 'A row of a note, which goes with it.',
  note_fts: 'The words of notes.',
  message_row: 'A row of a message, which goes with it.',
  message_fts: 'The words of messages.',
};
