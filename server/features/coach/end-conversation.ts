import type { UpdateQueryBuilder, UpdateResult } from 'kysely';
import type { SessionReview } from '#core/coach/conversation/conversation.ts';
import { endUnread } from '#core/coach/end-unread.ts';
import type { LookedBack, SessionInput } from '#core/coach/plan/turn-plan.ts';
import { proposeEvidence, type Proposal } from '#core/coach/review/propose-evidence.ts';
import type { SkillId } from '#core/skills/skill-ids.ts';
import type { Tables } from '../../db/tables/tables.ts';
import type { House } from '../../house.ts';
import { logFailure } from '../../log.ts';
import { LineFull, type Caller } from '../../fair-line.ts';
import { storeRecord } from '../records/queries.ts';
import { recordSkillEvidence } from '../skills/queries.ts';
import { readStanding } from './facts.ts';
import { findWorks } from './find-works.ts';
import { pathTo, readMessages, toTalk } from './messages.ts';
import { findLiveTurnId, liveConversations, type ConversationRow } from './queries.ts';
import type { Turns } from './turns/turns.ts';

/** Works named beside what to practise next. */
const WORKS = 3;

/** Ends it, with a review of what was said and the record of the session; where no review can be made, it says so. Ended before, it stays as it is. */
export async function endConversation(house: House, turns: Turns, row: ConversationRow, gone: AbortSignal): Promise<void> {
  if (row.isActive === 0) return;
  const liveTurnId = await findLiveTurnId(house.db, row.id);
  if (liveTurnId !== null) await turns.stop(liveTurnId, 'stopped');
  await storeReview(house, row, (ending) => ending, gone);
}

/** The same where nobody seems to be there: one that somebody has come back to, while it was looked back on, goes on. */
export async function endUntouched(house: House, row: ConversationRow): Promise<void> {
  await storeReview(house, row, (ending) => ending.where('updatedAt', '=', row.updatedAt).where('id', 'not in', liveConversations));
}

type Ending = UpdateQueryBuilder<Tables, 'conversation', 'conversation', UpdateResult>;

async function storeReview(house: House, row: ConversationRow, unless: (ending: Ending) => Ending, gone?: AbortSignal): Promise<void> {
  const said = toTalk(pathTo(row.currentMessageId, await readMessages(house, row.id)));
  const minutes = Math.round((row.updatedAt - row.createdAt) / 6000) / 10;
  const facts = row.type === 'career' ? await readStanding(house, row.userId, row.id) : [];
  const session: SessionInput = { id: row.id, mode: row.type, context: JSON.parse(row.context), said, minutes, facts };
  const { summary, record, weakSpots, practised } = await lookBack(house, { id: row.userId, gone }, session);
  const [first] = summary.next;
  const works = first ? await findWorks(house, first.skill, WORKS) : [];
  const review: SessionReview = {
    ...summary,
    seen: [...summary.seen],
    next: [...summary.next],
    goals: [...summary.goals],
    works,
    confidence: null,
  };
  const proposals = proposeEvidence(review.seen, said);
  const now = house.now();

  await house.db.transaction().execute(async (trx) => {
    const ending = trx
      .updateTable('conversation')
      .set({ isActive: 0, endedAt: now, review: JSON.stringify(review), weakSpots: JSON.stringify(weakSpots) })
      .where('id', '=', row.id)
      .where('isActive', '=', 1);
    const ended = await unless(ending).executeTakeFirst();
    if (ended.numUpdatedRows === 0n || row.sends === 0) return;
    if (record) await storeRecord(trx, row.userId, record, now);
    await recordSkillEvidence(trx, toEvidence(row, proposals, [...review.seen.map(({ skill }) => skill), ...practised], now));
  });
}

/** What cannot be looked back on ends all the same, or it would be tried again for ever. */
async function lookBack(house: House, caller: Caller, session: SessionInput): Promise<LookedBack> {
  try {
    return await house.planner.end(caller, session);
  } catch (error) {
    if (error instanceof LineFull || caller.gone?.aborted || house.work.signal.aborted) throw error;
    logFailure(error, 'A conversation could not be looked back on: ');
    return endUnread(session);
  }
}

/** What was seen or answered was practised. What was proposed is shown once the learner says so. What is advised next is still to be done. */
function toEvidence({ id, userId, title }: ConversationRow, proposals: readonly Proposal[], practised: readonly SkillId[], at: number) {
  const from = { userId, source: title, sourceId: id, at };
  return [
    ...proposals.map(({ skill, quote }) => ({ ...from, skillId: skill, stage: 'proposed' as const, quote })),
    ...[...new Set(practised)].map((skillId) => ({ ...from, skillId, stage: 'practised' as const, quote: null })),
  ];
}
