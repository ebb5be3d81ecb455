import { COACH_FAILURES } from '#core/coach/failures.ts';
import type { House } from '../../../house.ts';

/** Replies whose server has gone away: they end as failed, with what they said until then, and can be asked for again. */
export async function recoverTurns(house: House): Promise<void> {
  const failure = JSON.stringify({ code: 'ai_failed', message: COACH_FAILURES.ai_failed });
  await house.db.transaction().execute(async (trx) => {
    const ended = await trx
      .updateTable('coachTurn')
      .set({ isLive: 0 })
      .where('isLive', '=', 1)
      .returning(['messageId', 'replyId'])
      .execute();
    for (const { messageId, replyId } of ended) {
      await trx.updateTable('coachMessage').set({ state: 'failed', failure }).where('id', '=', replyId).execute();
      for (const id of [messageId, replyId]) await house.messages.add(trx, id);
    }
  });
}
