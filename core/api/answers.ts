import { z } from 'zod';
import {
  AccountChanged,
  CurrentSession,
  EmailChangeAsked,
  EmailConfirmed,
  PasswordChanged,
  PasswordReset,
  PasswordResetChecked,
  PasswordResetAsked,
  SignedIn,
  GoogleLink,
  GoogleLinkBegun,
  SignedInByPasskey,
  SignedOut,
  SignedUp,
  WaysIn,
} from '#core/account/auth-answers.ts';
import { Passkey, PasskeyOptions } from '#core/account/passkey.ts';
import { Profile } from '#core/account/profile.ts';
import { SessionEntry } from '#core/account/session-entry.ts';
import { Assessment, AssessmentEntry } from '#core/assessment/assessment.ts';
import { Proposals } from '#core/assessment/propose-situations.ts';
import { Brand } from '#core/brand/brand.ts';
import { Certificate } from '#core/certificate/certificate.ts';
import { CoachFact } from '#core/coach/facts/fact.ts';
import { Conversation, ConversationEntry, CoachStatus, TURN_EVENTS } from '#core/coach/conversation/conversation.ts';
import { CoachMessage } from '#core/coach/conversation/message.ts';
import { PlannedWork } from '#core/discover/planned-work.ts';
import { Today } from '#core/discover/today.ts';
import { Examples } from '#core/examples/examples.ts';
import { Goal, GoalList } from '#core/goals/goal.ts';
import { NextStep } from '#core/goals/next-step.ts';
import { IqAnalysis } from '#core/iq/analysis/analysis.ts';
import {
  CheckedItem,
  IqStatus,
  NextItem,
  OpenSitting,
  PracticeItem,
  ReviewedItem,
  ServedItem,
  Sitting,
  SittingEntry,
} from '#core/iq/sitting/sitting.ts';
import {
  DiscoverSection,
  ItemDetail,
  ItemList,
  Lesson,
  FavoriteList,
  listOf,
  WorksUnderWay,
  PlaceEntry,
  SkillCount,
  TopicCount,
  UnitSummary,
} from '#core/library/catalogue.ts';
import { AskedQuiz, QuizMark, QuizMarking, QuizRecord } from '#core/library/quiz.ts';
import { SearchPage } from '#core/library/search.ts';
import { LookBack } from '#core/look-back/look-back.ts';
import { Note, NoteEntry } from '#core/notes/note.ts';
import { MyPlan } from '#core/payment/my-plan.ts';
import { EpisodeDetail, QueueEntry } from '#core/player/episode.ts';
import { SpeechText } from '#core/player/speech/speech-schema.ts';
import { PlaceView } from '#core/progress/place-schema.ts';
import { ProgressSummary } from '#core/days/summary.ts';
import { Review } from '#core/review/review.ts';
import { SkillRecord } from '#core/evidence/skill-record.ts';
import { streamOf, type EventStream } from './event-stream.ts';
import { Health } from './health.ts';

/** The answer of a call that has nothing to say: 204. */
export const NOTHING = z.void();

/** A calendar file (RFC 5545), for other programs than ours. */
const CALENDAR = z.string();

/** A text file in Markdown, for other programs than ours. */
const MARKDOWN = z.string();

/** All that a learner owns, packed. */
const ZIP = z.string();
/** Words to print, for nobody's program. */
const PLAIN_TEXT = z.string();

/** Media types of answers that are files, and no JSON. */
export const FILE_TYPES: ReadonlyMap<unknown, string> = new Map([
  [CALENDAR, 'text/calendar'],
  [MARKDOWN, 'text/markdown'],
  [ZIP, 'application/zip'],
  [PLAIN_TEXT, 'text/plain'],
]);

/**
 * What every call of the API answers with. Routes describe themselves by it, the client's types are inferred from it, and
 * in tests every answer is held against it. Addresses are below `/api`.
 */
export const ANSWERS = {
  'GET /health': Health,
  'GET /brand': Brand,

  'GET /return-to': z.object({ to: z.string() }),
  'GET /auth/get-session': CurrentSession,
  'POST /auth/sign-in/email': SignedIn,
  'POST /auth/sign-up/email': SignedUp,
  'GET /auth/ways': WaysIn,
  'GET /auth/google': GoogleLink,
  'POST /auth/google': GoogleLinkBegun,
  'DELETE /auth/google': NOTHING,
  'POST /auth/sign-in/passkey/options': PasskeyOptions,
  'POST /auth/sign-in/passkey': SignedInByPasskey,
  'GET /auth/passkeys': z.object({ items: z.array(Passkey) }),
  'POST /auth/passkeys/options': PasskeyOptions,
  'POST /auth/passkeys': Passkey,
  'PATCH /auth/passkeys/:id': Passkey,
  'DELETE /auth/passkeys/:id': NOTHING,
  'POST /auth/sign-out': SignedOut,
  'POST /auth/change-password': PasswordChanged,
  'POST /auth/update-user': AccountChanged,
  'GET /examples': Examples,
  'POST /contact': z.object({ id: z.string() }),
  'POST /auth/request-password-reset': PasswordResetAsked,
  'POST /auth/check-reset-link': PasswordResetChecked,
  'POST /auth/reset-password': PasswordReset,
  'POST /auth/change-email': EmailChangeAsked,
  'POST /auth/confirm-email': EmailConfirmed,
  'GET /sessions': z.object({ items: z.array(SessionEntry) }),
  /** All but the one that asks. */
  'DELETE /sessions': NOTHING,
  'DELETE /sessions/:id': NOTHING,
  'GET /profile': Profile,
  'PATCH /profile': Profile,
  'DELETE /profile': NOTHING,
  'GET /profile/export': ZIP,

  'POST /payments/checkout': z.object({ url: z.url() }),
  'POST /payments/test': MyPlan,
  'POST /payments/webhook': z.object({ received: z.literal(true) }),
  'GET /payments/portal': z.object({ url: z.url() }),
  'GET /plan': MyPlan,
  'POST /plan/cancel': MyPlan,
  'POST /plan/resume': MyPlan,
  'GET /plan/receipts/:receiptId': PLAIN_TEXT,

  'GET /discover': z.object({ sections: z.array(DiscoverSection), today: Today, planned: PlannedWork.nullable() }),
  'GET /search': SearchPage,
  'GET /items': ItemList,
  'GET /topics': z.object({ items: z.array(TopicCount) }),
  'GET /skill-counts': z.object({ items: z.array(SkillCount) }),
  'GET /courses': ItemList,
  'GET /courses/:id': ItemDetail,
  'GET /courses/:courseId/lessons/:lessonId': Lesson,
  /** `again` is the next asking. */
  'POST /courses/:courseId/lessons/:lessonId/answers': QuizMarking.extend({ again: AskedQuiz, record: QuizRecord }),
  'POST /courses/:id/certificate': Certificate,
  'GET /certificates/:code': Certificate,
  'DELETE /certificates/:code': NOTHING,
  'GET /audiobooks': ItemList,
  'GET /audiobooks/:id': ItemDetail,
  'GET /podcasts': ItemList,
  'GET /podcasts/:id': ItemDetail,
  'GET /podcasts/:id/episodes': listOf(UnitSummary),
  'GET /videos': ItemList,
  'GET /videos/:id': ItemDetail,
  'GET /ebooks': ItemList,
  'GET /ebooks/:id': ItemDetail,

  'GET /episodes': z.object({ items: z.array(QueueEntry) }),
  'GET /episodes/:id': EpisodeDetail,
  'GET /episodes/:id/speech': SpeechText,

  'GET /favorites': FavoriteList,
  'PUT /favorites/:itemId': NOTHING,
  'DELETE /favorites/:itemId': NOTHING,
  'GET /progress': listOf(PlaceEntry),
  'GET /progress/summary': ProgressSummary,
  'GET /progress/under-way': WorksUnderWay,
  'GET /progress/:unitId': PlaceView.nullable(),
  'PUT /progress/:unitId': PlaceView,
  'GET /skills': z.object({ skills: z.array(SkillRecord) }),
  'GET /notes': listOf(NoteEntry),
  'GET /notes/export.md': MARKDOWN,
  'GET /notes/:id': NoteEntry,
  'POST /notes': Note,
  'PATCH /notes/:id': Note,
  'DELETE /notes/:id': NOTHING,

  'GET /review': Review,
  'POST /review/:id': Review,
  'POST /review/:id/answer': QuizMark,
  'POST /review/:id/undo': Review,
  'DELETE /review/:id': NOTHING,

  'GET /coach': CoachStatus,
  'GET /coach/conversations': listOf(ConversationEntry),
  'POST /coach/conversations': Conversation,
  'GET /coach/conversations/:id': Conversation,
  'PATCH /coach/conversations/:id': Conversation,
  'PATCH /coach/conversations/:id/messages/:messageId': z.object({ turnId: z.string() }),
  'DELETE /coach/conversations/:id': NOTHING,
  'POST /coach/conversations/:id/messages': z.object({ turnId: z.string(), message: CoachMessage }),
  'POST /coach/conversations/:id/replies': z.object({ turnId: z.string() }),
  'POST /coach/conversations/:id/end': Conversation,
  'POST /coach/conversations/:id/evidence': Conversation,
  'GET /coach/facts': z.object({ items: z.array(CoachFact) }),
  'PATCH /coach/facts/:id': CoachFact,
  'DELETE /coach/facts/:id': NOTHING,
  'GET /coach/turns/:turnId/events': streamOf(TURN_EVENTS),
  'POST /coach/turns/:turnId/stop': NOTHING,
  'GET /goals': GoalList,
  'POST /goals': Goal,
  'GET /goals/calendar.ics': CALENDAR,
  'GET /goals/:id/calendar.ics': CALENDAR,
  'PATCH /goals/:id': Goal,
  'GET /goals/:id': Goal,
  'DELETE /goals/:id': NOTHING,
  'GET /next-steps': z.object({ items: z.array(NextStep) }),
  'GET /look-back': LookBack,

  'GET /assessments': listOf(AssessmentEntry),
  'POST /assessments/situations': Proposals,
  'POST /assessments': Assessment,
  'GET /assessments/latest': Assessment.nullable(),
  'GET /assessments/:id': Assessment,
  'DELETE /assessments/:id': NOTHING,
  'GET /iq': IqStatus,
  'GET /iq/practice': z.object({ items: z.array(PracticeItem) }),
  'GET /iq/sittings': listOf(SittingEntry),
  'POST /iq/sittings': OpenSitting,
  'GET /iq/sittings/:id': Sitting,
  'DELETE /iq/sittings/:id': NOTHING,
  'POST /iq/sittings/:id/responses': NextItem,
  'GET /iq/sittings/:id/items/:number': ReviewedItem,
  'POST /iq/sittings/:id/items/:number/siblings': ServedItem,
  'POST /iq/practice/:id/siblings': ServedItem,
  'POST /iq/siblings/:id/responses': CheckedItem,
  'POST /iq/sittings/:id/analysis': IqAnalysis,
  'POST /records': z.object({ id: z.string() }),
} as const satisfies Answers;

/** One body of JSON, nothing, or a stream of events: `streamOf({ delta: z.string() })`. */
export type Answers = Readonly<Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, z.ZodType | EventStream>>;

/** The calls of a table that are answered once and for all. */
export type PlainCallOf<Table extends Answers> = {
  [Asked in keyof Table]: Table[Asked] extends EventStream ? never : Asked;
}[keyof Table];

/** A call by method and address, such as `GET /notes`. */
export type Call = keyof typeof ANSWERS;
/** A call that is not answered with a stream. */
export type PlainCall = PlainCallOf<typeof ANSWERS>;
export type Answer<Asked extends PlainCall> = z.infer<(typeof ANSWERS)[Asked]>;
