import { z } from 'zod';
import type { LearnerId } from '#core/account/learner.ts';
import type { ConversationEntry } from '#core/coach/conversation/conversation.ts';
import type { CoachMode } from '#core/practice/modes.ts';
import type { House } from '../../house.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import { presentHead } from './present.ts';

/** Found conversations; who looks for more says more of what was said. */
const MOST_FOUND = 100;
const SNIPPET_BEFORE = 40;
const SNIPPET_CHARS = 160;

interface HistoryRequest {
  q?: string | undefined;
  /** Only those that practise for this goal. */
  goal?: string | undefined;
  type?: CoachMode | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** Conversations that go on, and those in which the learner has said something, the newest first; with `q`, those in which all these words stand. */
export async function listConversations(house: House, userId: LearnerId, { q, goal, type, limit, cursor }: HistoryRequest) {
  const found = q ? await house.messages.find(userId, q, MOST_FOUND) : null;
  if (found?.length === 0) return { items: [], nextCursor: null, total: 0 };
  const matches = new Map(found?.map((match) => [match.conversationId, match]));
  let filtered = house.db
    .selectFrom('conversation')
    .where('userId', '=', userId)
    .where((eb) => eb.or([eb('sends', '>', 0), eb('isActive', '=', 1)]));
  if (found) filtered = filtered.where('id', 'in', [...matches.keys()]);
  if (type !== undefined) filtered = filtered.where('type', '=', type);
  if (goal !== undefined) filtered = filtered.where('goalId', '=', goal);
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

/** The words around the first place, in plain text. Where no white space is near, the cut goes through what stands there. */
function cutSnippet(text: string, [first = 0]: readonly number[]): string {
  const before = text.slice(Math.max(0, first - SNIPPET_BEFORE), first);
  const from = first <= SNIPPET_BEFORE ? 0 : first - before.length + (before.search(/\s/) + 1 || before.length);
  const isCut = from + SNIPPET_CHARS < text.length;
  const cut = text.slice(from, from + SNIPPET_CHARS);
  const lastBlank = isCut ? cut.slice(first - from).search(/\s\S*$/) : -1;
  const whole = lastBlank < 0 ? cut : cut.slice(0, first - from + lastBlank);
  return `${from > 0 ? '… ' : ''}${trimHalf(whole).replaceAll(/\s+/g, ' ').trim()}${isCut ? ' …' : ''}`;
}

/** Without half a letter at its end. */
const trimHalf = (text: string): string => text.replace(/[\uD800-\uDBFF]$/, '');
