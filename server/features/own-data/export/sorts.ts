import type { Shape } from './present-row.ts';
import { tellAssessment } from './tell-assessment.ts';
import { tellConversation } from './tell-conversation.ts';
import { tellNote } from './tell-note.ts';
import { tellSitting } from './tell-sitting.ts';
import type { Tell } from './told-fields.ts';

/** What lies in other rows for each row of a sort. */
interface Part extends Shape {
  /** The field that holds them. */
  readonly field: string;
  readonly table: string;
  /** The column that names the row they belong to. */
  readonly of: string;
  readonly order: readonly string[];
}

/** One sort of what a learner owns: a file of JSON, and one of Markdown. */
export interface Sort extends Shape {
  readonly file: string;
  readonly title: string;
  readonly says: string;
  readonly table: string;
  /** The column that names the learner. */
  readonly owner?: string;
  /** The column with an address: what nobody was signed in for is whose confirmed address it names. */
  readonly address?: string;
  /**
   * What is unique within a learner's rows, as an index has it (each ends with `rowid`): they are read page by page, and to sort
   * them again for every page would take the square of their number.
   */
  readonly order: readonly string[];
  readonly part?: Part;
  /** Said above the entries to whoever reads them. */
  readonly note?: string;
  /** In place of what `told-fields.ts` has. */
  readonly tell?: Tell;
}

export const SORTS: readonly Sort[] = [
  {
    ...{ file: 'profile', title: 'Profile', says: 'Your name and email address.', table: 'user', owner: 'id', order: ['id'] },
    flags: ['emailVerified'],
  },
  {
    ...{
      file: 'settings',
      title: 'Settings',
      says: 'How you like to learn, read and listen.',
      table: 'learnerSettings',
      order: ['userId'],
    },
    ...{ moments: ['updatedAt'], json: ['playback', 'learning', 'reading'], flags: ['isBuiltinOnly'] },
  },
  {
    ...{ file: 'sign-in-ways', title: 'Ways to sign in', says: 'With a password or another service.', table: 'account', order: ['rowid'] },
    ...{ secrets: ['accessToken', 'refreshToken', 'idToken', 'password'] },
  },
  {
    ...{
      file: 'passkeys',
      title: 'Passkeys',
      says: 'The names of your passkeys; the keys are on your devices.',
      table: 'passkey',
      order: ['rowid'],
    },
    ...{ secrets: ['publicKey', 'credentialID'], flags: ['backedUp'] },
  },
  {
    ...{ file: 'sessions', title: 'Sessions', says: 'Where you are signed in.', table: 'session', order: ['rowid'] },
    secrets: ['token'],
  },
  {
    ...{
      file: 'places',
      title: 'Places',
      says: 'How far you are in each lesson, chapter and episode.',
      table: 'progress',
      order: ['unitId'],
    },
    moments: ['observedAt', 'finishedAt', 'deviceAt', 'serverAt', 'updatedAt'],
    ...{ json: ['heard', 'counted'], flags: ['completed'] },
  },
  {
    ...{ file: 'days', title: 'Days', says: 'How long you learned, by quarters of an hour.', table: 'studyTime', order: ['at', 'kind'] },
    ...{ moments: ['at'] },
  },
  {
    ...{ file: 'favourites', title: 'Favourites', says: 'Works you marked.', table: 'favorite', order: ['createdAt', 'itemId'] },
    ...{ moments: ['createdAt'] },
  },
  {
    ...{ file: 'notes', title: 'Notes', says: 'Bookmarks, notes and highlights, work by work.', table: 'note' },
    ...{ order: ['itemId', 'unitId', 'rowid'], moments: ['createdAt', 'updatedAt'], flags: ['isCarded'], tell: tellNote },
  },
  {
    ...{
      file: 'quiz-answers',
      title: 'Quizzes',
      says: 'What you were asked, and which questions you had right. Which answers you chose is not kept.',
      table: 'quizAttempt',
      order: ['at', 'rowid'],
    },
    ...{ moments: ['at'], json: ['marks'], flags: ['passed', 'isCarded'] },
    note: 'Which answers you chose is not kept, only which questions you had right.',
  },
  {
    ...{
      file: 'review-cards',
      title: 'Review',
      says: 'Cards of your daily review, and when they come back.',
      table: 'reviewCard',
      order: ['dueOn', 'id'],
    },
    ...{ moments: ['attemptAt', 'removedAt', 'createdAt'], json: ['memory'] },
  },
  {
    ...{
      file: 'review-grades',
      title: 'Grades in the review',
      says: 'How well they came back to mind.',
      table: 'reviewAnswer',
      order: ['at', 'rowid'],
    },
    ...{ moments: ['at'], json: ['before'] },
  },
  {
    ...{ file: 'certificates', title: 'Certificates', says: 'Courses you finished.', table: 'certificate', order: ['itemId'] },
    ...{ moments: ['issuedAt'], json: ['facts'] },
  },
  {
    ...{ file: 'conversations', title: 'Conversations with the coach', says: 'With all that was said.', table: 'conversation' },
    ...{ order: ['createdAt', 'rowid'], moments: ['createdAt', 'updatedAt', 'endedAt'], flags: ['isActive'] },
    ...{ json: ['context', 'review', 'weakSpots'], tell: tellConversation },
    part: {
      ...{ field: 'messages', table: 'coachMessage', of: 'conversationId', order: ['createdAt', 'id'], moments: ['createdAt'] },
      json: ['failure', 'evaluation', 'parts'],
    },
  },
  {
    ...{
      file: 'skills-seen',
      title: 'What the coach saw',
      says: 'Skills in your own words; those that you have not agreed to stand as proposed or refused.',
      table: 'skillEvidence',
      order: ['at', 'rowid'],
    },
    ...{ moments: ['at'] },
  },
  {
    ...{
      file: 'coach-notes',
      title: 'What the coach has noted',
      says: 'What you told of yourself in talks about your career, as you said it and as you changed it.',
      table: 'coachFact',
      order: ['id'],
    },
    ...{ moments: ['at'], flags: ['isEdited', 'isShown'] },
  },
  {
    ...{ file: 'goals', title: 'Goals', says: 'What you want to reach, and by when.', table: 'goal', order: ['createdAt', 'id'] },
    ...{ moments: ['createdAt', 'updatedAt', 'closedAt'], json: ['steps', 'workIds', 'practice'] },
  },
  {
    ...{
      file: 'session-records',
      title: 'Records of sessions',
      says: 'What practice sessions ended with.',
      table: 'record',
      order: ['recordType', 'sessionKey'],
    },
    ...{ moments: ['createdAt'], json: ['payload'] },
  },
  {
    ...{ file: 'assessments', title: 'Assessments and plans', says: 'Your answers and the plans made of them.', table: 'assessment' },
    ...{ order: ['createdAt', 'id'], moments: ['createdAt'], json: ['profile', 'plan', 'failure'], tell: tellAssessment },
  },
  {
    ...{
      file: 'iq-tests',
      title: 'IQ tests',
      says: 'Your results. In `json` also each answer and its time.',
      table: 'iqSitting',
      order: ['createdAt', 'id'],
    },
    ...{ moments: ['finishedAt', 'deletedAt', 'createdAt'], json: ['result', 'analysis', 'failure'] },
    ...{ flags: ['isScored', 'allowsCalibration'], secrets: ['seed'], tell: tellSitting },
    part: {
      ...{ field: 'responses', table: 'iqResponse', of: 'sittingId', order: ['position'], moments: ['servedAt', 'answeredAt'] },
      ...{ flags: ['isScored', 'isRapid', 'isDescribed'], json: ['device'] },
      // With these the items could be solved, and they are asked of others too.
      secrets: ['seed', 'signature', 'rules', 'key', 'guess'],
    },
  },
  {
    ...{
      file: 'membership',
      title: 'Membership',
      says: 'What you pay for the use of the site, and until when it holds.',
      table: 'subscription',
    },
    ...{ order: ['createdAt', 'id'], moments: ['until', 'paidUntil', 'statedAt', 'createdAt'], json: ['plan'], flags: ['cancelsAtEnd'] },
  },
  {
    ...{
      file: 'receipts',
      title: 'Receipts',
      says: 'What you paid. In `json` amounts are in the smallest unit of their currency, such as cents.',
      table: 'receipt',
    },
    ...{ order: ['paidAt', 'id'], moments: ['paidAt'], flags: ['isTest'] },
  },
  {
    ...{ file: 'messages-to-us', title: 'Messages to us', says: 'What you wrote on the contact page.', table: 'contactMessage' },
    ...{ address: 'email', order: ['createdAt', 'id'], moments: ['createdAt'] },
  },
];
