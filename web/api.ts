import type { Learner } from '#core/account/learner.ts';
import type { Brand } from '#core/brand/brand.ts';
import type { DiscoverSection, ItemDetail, ItemSummary, Lesson, Sort } from '#core/library/catalogue.ts';
import { KIND_SEGMENT, type ItemKind } from '#core/library/kind.ts';
import type { QuizMark } from '#core/library/quiz.ts';
import type { PlaybackSettings } from '#core/account/playback-settings.ts';
import type { Note, NoteChange, NoteInput } from '#core/notes/note.ts';
import type { SearchPage } from '#core/library/search.ts';
import type { PlayerEpisode, QueueEntry } from '#core/player/episode.ts';
import type { PlaceInput, PlaceView } from '#core/progress/place-schema.ts';
import type { SpeechText } from '#core/player/speech-text.ts';

/** A failure the API explained (RFC 9457), or status 0 when there was no answer at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: { path: string; message: string }[];

  constructor(status: number, code: string, detail: string, errors: { path: string; message: string }[] = []) {
    super(detail);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
  total: number;
}

export interface Profile {
  name: string;
  email: string;
  playback: PlaybackSettings;
}

export interface ListQuery {
  q?: string | undefined;
  topic?: string | undefined;
  length?: string | undefined;
  sort?: Sort | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

export type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

/** The app's calls. On the server `fetch` goes straight into the Hono app, in the browser over the network. */
export function createApi(fetch: Fetch) {
  async function call<Result>(path: string, init?: RequestInit): Promise<Result> {
    let response: Response;
    try {
      response = await fetch(`/api${path}`, init);
    } catch {
      throw new ApiError(0, 'offline', 'The server cannot be reached. Check your connection.');
    }
    if (response.status === 204) return undefined as Result;
    const body: unknown = await response.json().catch(() => null);
    if (response.ok) return body as Result;
    const problem = (body ?? {}) as { code?: string; detail?: string; message?: string; errors?: { path: string; message: string }[] };
    throw new ApiError(
      response.status,
      problem.code ?? 'unknown',
      problem.detail ?? problem.message ?? 'That did not work.',
      problem.errors,
    );
  }
  const send = <Result>(method: string, path: string, body: unknown) =>
    call<Result>(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const query = (values: object) => {
    const entries = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
    return entries.length === 0 ? '' : `?${new URLSearchParams(entries.map(([k, v]) => [k, String(v)]))}`;
  };
  const id = encodeURIComponent;

  return {
    getBrand: () => call<Brand>('/brand'),
    getHealth: () => call<{ status: string; version: string; database: string; ai: string; items: number }>('/health'),
    /** The page a visitor wanted before being sent to sign in; `/discover` when there was none. */
    getReturnTo: () => call<{ to: string }>('/return-to'),
    getSession: async (): Promise<Learner | null> => {
      const session = await call<{ user: Learner } | null>('/auth/get-session');
      return session && { id: session.user.id, name: session.user.name, email: session.user.email };
    },
    signIn: (input: { email: string; password: string; rememberMe?: boolean }) =>
      send<{ user: Learner }>('POST', '/auth/sign-in/email', input),
    signUp: (input: { name: string; email: string; password: string }) => send<{ user: Learner }>('POST', '/auth/sign-up/email', input),
    signOut: () => send<unknown>('POST', '/auth/sign-out', {}),

    /** One page of one kind, or of all kinds together (`/discover/all`). */
    listItems: ({ kind, ...rest }: ListQuery & { kind?: ItemKind | undefined }) =>
      call<Page<ItemSummary>>(`/${kind ? KIND_SEGMENT[kind] : 'items'}${query(rest)}`),
    listTopics: (kind?: ItemKind) => call<{ items: { topic: string; items: number }[] }>(`/topics${query({ kind })}`),
    getItem: (kind: ItemKind, itemId: string) => call<ItemDetail>(`/${KIND_SEGMENT[kind]}/${id(itemId)}`),
    getLesson: (courseId: string, lessonId: string) => call<Lesson>(`/courses/${id(courseId)}/lessons/${id(lessonId)}`),
    markQuiz: (courseId: string, lessonId: string, answers: Record<string, string[]>) =>
      send<{ marks: QuizMark[]; fraction: number; passed: boolean }>('POST', `/courses/${id(courseId)}/lessons/${id(lessonId)}/answers`, {
        answers,
      }),
    getEpisode: (unitId: string) => call<PlayerEpisode & { html: string | null }>(`/episodes/${id(unitId)}`),
    /** At most 100 ids; those that are not in the library any more are left out. */
    listEpisodes: (ids: readonly string[]) => call<{ items: QueueEntry[] }>(`/episodes${query({ ids: ids.join(',') })}`),
    getSpeech: (speechId: string) => call<SpeechText>(`/episodes/${id(speechId)}/speech`),
    /** Works first, then places inside of them. */
    search: (input: { q: string; limit?: number; cursor?: string }) => call<SearchPage>(`/search${query(input)}`),
    getDiscover: () => call<{ sections: DiscoverSection[] }>('/discover'),

    listFavorites: (cursor?: string) => call<Page<ItemSummary>>(`/favorites${query({ cursor })}`),
    setFavorite: (itemId: string, on: boolean) =>
      call<void>(`/favorites/${id(itemId)}`, { method: on ? 'PUT' : 'DELETE', keepalive: true }),

    listProgress: (cursor?: string) => call<Page<PlaceView & { item: ItemSummary; unitTitle: string }>>(`/progress${query({ cursor })}`),
    saveProgress: (unitId: string, input: PlaceInput) => send<PlaceView>('PUT', `/progress/${id(unitId)}`, input),

    /** Of one unit, in the order of the unit. */
    listNotes: (unitId: string) => call<Page<Note>>(`/notes${query({ unitId, limit: 100 })}`),
    addNote: (input: NoteInput) => send<Note>('POST', '/notes', input),
    changeNote: (noteId: string, change: NoteChange) => send<Note>('PATCH', `/notes/${id(noteId)}`, change),
    deleteNote: (noteId: string) => call<void>(`/notes/${id(noteId)}`, { method: 'DELETE' }),

    getProfile: () => call<Profile>('/profile'),
    changeProfile: (change: { playback?: Partial<PlaybackSettings> }) => send<Profile>('PATCH', '/profile', change),
  };
}
export type Api = ReturnType<typeof createApi>;

/** For event handlers and effects in the browser. */
export const browserApi: Api = createApi((path, init) => fetch(path, init));
