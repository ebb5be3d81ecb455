import type { ExpressionBuilder, Selectable } from 'kysely';
import type { LearnerId } from '#core/account/learner.ts';
import type { CoachMode } from '#core/practice/modes.ts';
import type { ConversationTable } from '../../db/tables/coach.ts';
import type { Tables } from '../../db/tables/tables.ts';
import type { House } from '../../house.ts';
import type { Owned } from '../../http/owned.ts';
import { Problem } from '../../http/problem.ts';

export type ConversationRow = Selectable<ConversationTable>;
type Reading = Pick<House['db'], 'selectFrom'>;

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

/** Those in which a reply is being written, for a condition on their ids. */
export const liveConversations = (eb: ExpressionBuilder<Tables, 'conversation'>) =>
  eb.selectFrom('coachTurn').select('conversationId').where('isLive', '=', 1);

/**
 * What earlier sessions of this mode left open, and what they asked, the latest first.
 * @param session one that is going on, which is left out; the one that it continues is read however long ago that was
 */
export async function readEarlierSessions(
  house: House,
  userId: LearnerId,
  type: CoachMode,
  session: { readonly id?: string; readonly continuedFrom: string | null },
) {
  const rows = await house.db
    .selectFrom('conversation')
    .select(['id', 'weakSpots'])
    .where('userId', '=', userId)
    .where('type', '=', type)
    .where('sends', '>', 0)
    .where('id', '!=', session.id ?? '')
    .orderBy((eb) => eb('id', '=', session.continuedFrom ?? ''), 'desc')
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

/** Of a conversation that is still there. */
export function findTurn(house: House, id: string) {
  return house.db
    .selectFrom('coachTurn')
    .innerJoin('coachMessage', 'coachMessage.id', 'coachTurn.replyId')
    .select(['coachTurn.id', 'coachTurn.userId', 'coachTurn.replyId', 'coachTurn.restarts'])
    .where('coachTurn.id', '=', id)
    .executeTakeFirst();
}
