import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { LearnerId } from '#core/account/learner.ts';
import type { ConversationEntry } from '#core/coach/conversation/conversation.ts';
import type { CoachMode } from '#core/coach/modes.ts';
import type { ConversationTable } from '../../db/tables/coach.ts';
import type { House } from '../../house.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import type { Owned } from '../../http/owned.ts';
import { Problem } from '../../http/problem.ts';
import { presentHead } from './present.ts';

export type ConversationRow = Selectable<ConversationTable>;
type Reading = Pick<House['db'], 'selectFrom'>;

/** Found conversations; who looks for more says more of what was said. */
const MOST_FOUND = 100;
const SNIPPET_BEFORE = 40;
const SNIPPET_CHARS = 160;
/** Of earlier sessions, how many say what was left open. */
const LOOK_BACK = 5;

export function findConversation(db: Reading, id: string): Promise<ConversationRow | undefined> {
  return db.selectFrom('conversation').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Throws the catalogue's words for one that is not there, and for one of somebody else. */
export function requireConversation(row: ConversationRow | undefined, learner: { id: LearnerId }): Owned<ConversationRow> {
  if (row?.userId !== learner.id) throw new Problem('conversation_not_found');
  return row as Owned<ConversationRow>;
}

export async function findLiveTurnId(db: Reading, conversationId: string): Promise<string | null> {
  const turn = await db
    .selectFrom('coachTurn')
    .select('id')
    .where('conversationId', '=', conversationId)
    .where('isLive', '=', 1)
    .executeTakeFirst();
  return turn?.id ?? null;
}

interface HistoryRequest {
  q?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** Conversations in which the learner has said something, the newest first; with `q`, those in which all these words stand. */
export async function listConversations(house: House, userId: LearnerId, { q, limit, cursor }: HistoryRequest) {
  const found = q ? await house.messages.find(userId, q, MOST_FOUND) : null;
  if (found?.length === 0) return { items: [], nextCursor: null, total: 0 };
  const matches = new Map(found?.map((match) => [match.conversationId, match]));
  let filtered = house.db.selectFrom('conversation').where('userId', '=', userId).where('sends', '>', 0);
  if (found) filtered = filtered.where('id', 'in', [...matches.keys()]);
  let page = filtered
    .selectAll()
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (cursor !== undefined) {
    const [updatedAt, id] = decodeCursor(cursor, z.tuple([z.number(), z.string()]));
    page = page.where(({ eb, refTuple, tuple }) => eb(refTuple('updatedAt', 'id'), '<', tuple(updatedAt, id)));
  }
  const rows = await page.execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const { total } = await filtered.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const items = shown.map((row): ConversationEntry => {
    const match = matches.get(row.id);
    return {
      ...presentHead(row),
      sends: row.sends,
      match: match ? { messageId: match.messageId, snippet: cutSnippet(match.text, match.offsets) } : null,
    };
  });
  return { items, nextCursor: rows.length > limit && last ? encodeCursor([last.updatedAt, last.id]) : null, total: Number(total) };
}

/** The words around the first place, in plain text. */
function cutSnippet(text: string, [first = 0]: readonly number[]): string {
  const from = first <= SNIPPET_BEFORE ? 0 : text.indexOf(' ', first - SNIPPET_BEFORE) + 1;
  const cut = text.slice(from, from + SNIPPET_CHARS).replaceAll(/\s+/g, ' ');
  return `${from > 0 ? '… ' : ''}${cut.trim()}${from + SNIPPET_CHARS < text.length ? ' …' : ''}`;
}

/**
 * What earlier sessions of this mode left open, and what they asked, the latest first.
 * @param except a session that is going on
 */
export async function readEarlierSessions(house: House, userId: LearnerId, type: CoachMode, except = '') {
  const rows = await house.db
    .selectFrom('conversation')
    .select(['id', 'weakSpots'])
    .where('userId', '=', userId)
    .where('type', '=', type)
    .where('sends', '>', 0)
    .where('id', '!=', except)
    .orderBy('updatedAt', 'desc')
    .limit(LOOK_BACK)
    .execute();
  const asked =
    rows.length === 0
      ? []
      : await house.db
          .selectFrom('coachMessage')
          .select('parts')
          .where(
            'conversationId',
            'in',
            rows.map(({ id }) => id),
          )
          .where('role', '=', 'assistant')
          .execute();
  const ids = asked.flatMap(({ parts }) =>
    parts === null ? [] : ((JSON.parse(parts) as { asked?: { id?: string } | null }).asked?.id ?? []),
  );
  return {
    weakSpots: [...new Set(rows.flatMap((row) => (row.weakSpots === null ? [] : (JSON.parse(row.weakSpots) as string[]))))],
    askedBefore: [...new Set(ids)],
  };
}

export function findTurn(house: House, id: string) {
  return house.db.selectFrom('coachTurn').select(['id', 'userId', 'replyId']).where('id', '=', id).executeTakeFirst();
}
