import type { z } from 'zod';
import { toLearner, type Learner } from '#core/account/learner.ts';
import type { ProfileChange } from '#core/account/profile.ts';
import type { CoachMode } from '#core/practice/modes.ts';
import type { AssessmentInput, ProposalInput } from '#core/assessment/answers.ts';
import type { ConversationChange, ConversationInput, EvidenceAnswer } from '#core/coach/conversation/conversation.ts';
import type { FactChange } from '#core/coach/facts/fact.ts';
import type { HeardInput, MessageInput, ReplyInput } from '#core/coach/conversation/message.ts';
import type { GoalChange, GoalInput, GoalState } from '#core/goals/goal.ts';
import type { Sort } from '#core/library/list-query.ts';
import { KIND_SEGMENT, type AccessLevel, type ItemKind } from '#core/library/kind.ts';
import type { NoteChange, NoteInput } from '#core/notes/note.ts';
import type { PlaceInput } from '#core/progress/place-schema.ts';
import type { RecordInput } from '#core/records/record.ts';
import type { SkillId } from '#core/skills/skill-ids.ts';
import { learnerOfPage, tellSessionEnded } from '#web/api/session-end.ts';
import { createAsk, type Fetch, type RequestSettings } from './request.ts';

export interface ListQuery {
  q?: string | undefined;
  topic?: string | undefined;
  skill?: SkillId | undefined;
  length?: string | undefined;
  access?: AccessLevel | undefined;
  sort?: Sort | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

/** The app's calls. On the server `fetch` goes straight into the Hono app, in the browser over the network. */
export function createApi(fetch: Fetch, settings?: RequestSettings) {
  const ask = createAsk(fetch, settings);

  return {
    /** For calls that only pages of one sort make, and that the others need not load: `iq-calls.ts`. */
    ask,
    getBrand: () => ask('GET /brand'),
    getSession: async (): Promise<Learner | null> => {
      const session = await ask('GET /auth/get-session');
      return session && toLearner(session.user);
    },
    signIn: (body: { email: string; password: string; rememberMe?: boolean }) => ask('POST /auth/sign-in/email', { body }),
    signUp: (body: { name: string; email: string; password: string }) => ask('POST /auth/sign-up/email', { body }),
    signOut: () => ask('POST /auth/sign-out', { body: {} }),

    /** One page of one kind, or of all kinds together (`/discover/all`). */
    listItems: ({ kind, ...query }: ListQuery & { kind?: ItemKind | undefined }) =>
      ask(kind ? `GET /${KIND_SEGMENT[kind]}` : 'GET /items', { query }),
    getItem: (kind: ItemKind, id: string) => ask(`GET /${KIND_SEGMENT[kind]}/:id`, { params: { id } }),
    getLesson: (courseId: string, lessonId: string) => ask('GET /courses/:courseId/lessons/:lessonId', { params: { courseId, lessonId } }),
    getEpisode: (id: string) => ask('GET /episodes/:id', { params: { id } }),
    /** At most 100 ids; those that are not in the library any more are left out. */
    listEpisodes: (ids: readonly string[]) => ask('GET /episodes', { query: { ids: ids.join(',') } }),
    getSpeech: (id: string) => ask('GET /episodes/:id/speech', { params: { id } }),
    /** Works first, then places inside of them. */
    search: (query: { q: string; limit?: number; cursor?: string }) => ask('GET /search', { query }),
    /** `tz` is the zone of the device, such as `Europe/Berlin`; the one that the learner chose goes before it, and without either it is UTC. */
    getDiscover: (tz?: string) => ask('GET /discover', { query: { tz } }),

    listFavorites: (request: { kind?: ItemKind | undefined; cursor?: string | undefined } = {}) =>
      ask('GET /favorites', { query: request }),
    setFavorite: (itemId: string, on: boolean) =>
      ask(on ? 'PUT /favorites/:itemId' : 'DELETE /favorites/:itemId', { params: { itemId }, keepalive: true }),

    listProgress: (cursor?: string) => ask('GET /progress', { query: { cursor } }),
    /** Null when the unit is not begun. */
    getProgress: (unitId: string) => ask('GET /progress/:unitId', { params: { unitId }, cache: 'no-store' }),
    saveProgress: (unitId: string, body: PlaceInput, { keepalive = false } = {}) =>
      ask('PUT /progress/:unitId', { params: { unitId }, body, keepalive }),

    /** Of one unit, in the order of the unit. */
    listNotes: (unitId: string) => ask('GET /notes', { query: { unitId, limit: 100 } }),
    addNote: (body: NoteInput) => ask('POST /notes', { body }),
    changeNote: (id: string, body: NoteChange) => ask('PATCH /notes/:id', { params: { id }, body }),
    deleteNote: (id: string) => ask('DELETE /notes/:id', { params: { id } }),

    getCoach: () => ask('GET /coach'),
    /** The newest first; with `q`, those in which it was said, with `goal`, those that practise for it. */
    listConversations: (
      query: { q?: string | undefined; goal?: string | undefined; type?: CoachMode; cursor?: string | undefined; limit?: number } = {},
    ) => ask('GET /coach/conversations', { query }),
    startConversation: (body: ConversationInput) => ask('POST /coach/conversations', { body }),
    getConversation: (id: string) => ask('GET /coach/conversations/:id', { params: { id } }),
    changeConversation: (id: string, body: ConversationChange) => ask('PATCH /coach/conversations/:id', { params: { id }, body }),
    deleteConversation: (id: string) => ask('DELETE /coach/conversations/:id', { params: { id }, keepalive: true }),
    /** @param sendKey the same for every try at sending the same message */
    sendMessage: (id: string, body: MessageInput, sendKey: string) =>
      ask('POST /coach/conversations/:id/messages', { params: { id }, body, headers: { 'idempotency-key': sendKey } }),
    /** Another reply to the learner's last message: after a failure, or because this one does not help. */
    askReplyAgain: (id: string, body: ReplyInput, sendKey: string) =>
      ask('POST /coach/conversations/:id/replies', { params: { id }, body, headers: { 'idempotency-key': sendKey } }),
    correctHeard: (id: string, messageId: string, body: HeardInput, sendKey: string) =>
      ask('PATCH /coach/conversations/:id/messages/:messageId', {
        params: { id, messageId },
        body,
        headers: { 'idempotency-key': sendKey },
      }),
    answerEvidence: (id: string, body: Partial<EvidenceAnswer>) => ask('POST /coach/conversations/:id/evidence', { params: { id }, body }),
    endConversation: (id: string) => ask('POST /coach/conversations/:id/end', { params: { id }, body: {} }),
    getFacts: () => ask('GET /coach/facts'),
    changeFact: (id: string, body: FactChange) => ask('PATCH /coach/facts/:id', { params: { id }, body }),
    deleteFact: (id: string) => ask('DELETE /coach/facts/:id', { params: { id }, keepalive: true }),
    stopTurn: (turnId: string) => ask('POST /coach/turns/:turnId/stop', { params: { turnId }, body: {} }),

    /** @param request a state, the plan of an assessment, or both */
    listGoals: (request: { state?: GoalState; plan?: string; cursor?: string | undefined; limit?: number } = {}) =>
      ask('GET /goals', { query: request }),
    getGoal: (id: string) => ask('GET /goals/:id', { params: { id } }),
    addGoal: (body: z.input<typeof GoalInput>) => ask('POST /goals', { body }),
    changeGoal: (id: string, body: GoalChange) => ask('PATCH /goals/:id', { params: { id }, body }),
    deleteGoal: (id: string) => ask('DELETE /goals/:id', { params: { id }, keepalive: true }),
    listNextSteps: (tz?: string) => ask('GET /next-steps', { query: { tz } }),

    listAssessments: (cursor?: string) => ask('GET /assessments', { query: { cursor } }),
    proposeSituations: (body: ProposalInput, signal?: AbortSignal) =>
      ask('POST /assessments/situations', { body, ...(signal && { signal }) }),
    /** The same key twice is one assessment. Takes as long as an AI service does. */
    sendAssessment: (body: AssessmentInput, sendKey: string, signal?: AbortSignal) =>
      ask('POST /assessments', { body, headers: { 'idempotency-key': sendKey }, ...(signal && { signal }) }),
    getLatestAssessment: () => ask('GET /assessments/latest'),
    getAssessment: (id: string) => ask('GET /assessments/:id', { params: { id } }),
    deleteAssessment: (id: string) => ask('DELETE /assessments/:id', { params: { id }, keepalive: true }),
    /** Kept once, however often it is sent. */
    sendRecord: (body: RecordInput) => ask('POST /records', { body }),

    getProfile: () => ask('GET /profile'),
    changeProfile: (body: ProfileChange) => ask('PATCH /profile', { body }),
  };
}
export type Api = ReturnType<typeof createApi>;

/** A save that takes longer has to make room for the next one. */
const TIMEOUT_MS = 20_000;

/** For event handlers and effects in the browser: in the name of the learner whose page it is. */
export const browserApi: Api = createApi((path, init) => fetch(path, init), {
  timeoutMs: TIMEOUT_MS,
  onSignedOut: tellSessionEnded,
  get learnerId() {
    return learnerOfPage();
  },
});

/** The same for what outlives a page, and must not be done in the name of the next learner. Null is a visitor. */
export function browserApiFor(learnerId: string | null, { isQuiet = false }: { isQuiet?: boolean } = {}): Api {
  return createApi((path, init) => fetch(path, init), {
    ...{ timeoutMs: TIMEOUT_MS, learnerId },
    // What nobody waits for is kept and sent later, without a word.
    onSignedOut: isQuiet ? undefined : tellSessionEnded,
  });
}
