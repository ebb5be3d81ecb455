import type { Selectable, Transaction } from 'kysely';
import type { LearnerId } from '#core/account/learner.ts';
import { MOST_FACTS, type CoachFact, type FactChange, type Noted, type StandingFact } from '#core/coach/facts/fact.ts';
import type { CoachFactTable } from '../../db/tables/coach.ts';
import type { Tables } from '../../db/tables/tables.ts';
import { uuidv7 } from '../../db/uuid.ts';
import type { House } from '../../house.ts';
import type { Owned } from '../../http/owned.ts';

export type FactRow = Selectable<CoachFactTable>;
type Reading = Pick<House['db'], 'selectFrom'>;

/** What stands on a learner's sheet, in the order in which it was noted. */
export const listFacts = (db: Reading, userId: LearnerId): Promise<FactRow[]> =>
  db.selectFrom('coachFact').selectAll().where('userId', '=', userId).where('isShown', '=', 1).orderBy('id').execute();

export const findFact = (db: Reading, userId: LearnerId, id: string): Promise<FactRow | undefined> =>
  db.selectFrom('coachFact').selectAll().where('userId', '=', userId).where('id', '=', id).executeTakeFirst();

/** The sheet, as planning reads it. */
export const readStanding = async ({ db }: House, userId: LearnerId, conversationId: string | null): Promise<StandingFact[]> =>
  (await listFacts(db, userId)).map((row) => ({ slot: row.slot, text: row.text, isEarlier: row.conversationId !== conversationId }));

export const presentFact = ({ id, slot, quote, text, at, conversationId }: FactRow): CoachFact => ({
  ...{ id, slot, quote, text, conversationId },
  at: new Date(at).toISOString(),
});

export async function changeFact({ db }: House, own: Owned<FactRow>, change: FactChange): Promise<FactRow> {
  const changed = { slot: change.slot ?? own.slot, text: change.text ?? own.text, isEdited: 1 };
  await db.updateTable('coachFact').set(changed).where('userId', '=', own.userId).where('id', '=', own.id).execute();
  return { ...own, ...changed };
}

export async function deleteFact({ db }: House, { userId, id }: Owned<FactRow>): Promise<void> {
  await db.deleteFrom('coachFact').where('userId', '=', userId).where('id', '=', id).execute();
}

interface ShownPath {
  userId: LearnerId;
  conversationId: string;
  /** Ids of the messages that are shown of the conversation. */
  path: ReadonlySet<string>;
}

/** What another attempt said is not on the sheet, until it is shown again. What its learner edited stays. */
export async function showFacts(trx: Transaction<Tables>, { userId, conversationId, path }: ShownPath): Promise<void> {
  const rows = await trx
    .selectFrom('coachFact')
    .select(['id', 'messageId', 'isShown', 'isEdited'])
    .where('userId', '=', userId)
    .where('conversationId', '=', conversationId)
    .execute();
  for (const { id, messageId, isShown, isEdited } of rows) {
    const shown = Number(isEdited === 1 || path.has(messageId));
    if (shown !== isShown)
      await trx.updateTable('coachFact').set({ isShown: shown }).where('userId', '=', userId).where('id', '=', id).execute();
  }
}

interface NewFacts {
  userId: LearnerId;
  conversationId: string;
  messageId: string;
  noted: readonly Noted[];
  now: number;
}

/** Notes what a message tells, once; whatever is too much by then leaves, what nobody sees and the oldest first. */
export async function noteFacts(trx: Transaction<Tables>, { noted, now, ...from }: NewFacts): Promise<void> {
  if (noted.length === 0) return;
  const standing = await listFacts(trx, from.userId);
  const fresh = noted.filter((one) => !standing.some((other) => other.slot === one.slot && isSaidIn(one.quote, other.quote)));
  if (fresh.length === 0) return;
  await trx
    .insertInto('coachFact')
    .values(fresh.map(({ slot, quote }) => ({ ...from, id: uuidv7(now), slot, quote, text: quote, at: now })))
    .execute();
  const kept = await trx
    .selectFrom('coachFact')
    .select(['id', 'isEdited'])
    .where('userId', '=', from.userId)
    .orderBy('isEdited', 'desc')
    .orderBy('isShown', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const left = kept.slice(MOST_FACTS).map(({ id }) => id);
  if (left.length > 0) await trx.deleteFrom('coachFact').where('userId', '=', from.userId).where('id', 'in', left).execute();
}

const isSaidIn = (quote: string, whole: string): boolean => whole.toLowerCase().includes(quote.toLowerCase());
