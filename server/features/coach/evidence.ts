import type { EvidenceAnswer, EvidenceState, ProposedEvidence, SessionReview } from '#core/coach/conversation/conversation.ts';
import type { House } from '../../house.ts';
import type { Owned } from '../../http/owned.ts';
import { Problem } from '../../http/problem.ts';
import type { Database } from '../../db/database.ts';
import type { ConversationRow } from './queries.ts';

const STATE_OF = { proposed: 'proposed', shown: 'agreed', refused: 'refused' } as const satisfies Record<string, EvidenceState>;
const STAGES = Object.keys(STATE_OF) as (keyof typeof STATE_OF)[];

const ofConversation = (db: Pick<Database, 'selectFrom'>, { id, userId }: Pick<ConversationRow, 'id' | 'userId'>) =>
  db
    .selectFrom('skillEvidence')
    .where('userId', '=', userId)
    .where('sourceId', '=', id)
    .where('stage', 'in', STAGES)
    .orderBy('at')
    .orderBy('rowid' as never);

/** What a conversation may have shown, with what its learner said of it. */
export async function readEvidence({ db }: House, row: ConversationRow): Promise<ProposedEvidence[]> {
  const rows = await ofConversation(db, row).select(['id', 'skillId', 'stage', 'quote']).execute();
  const seen = row.review === null ? [] : (JSON.parse(row.review) as Pick<SessionReview, 'seen'>).seen;
  return rows.map(({ id, skillId, stage, quote }) => ({
    id,
    skill: skillId,
    quote: quote ?? '',
    messageId: seen.find((one) => one.skill === skillId && quote?.includes(one.quote))?.messageId ?? null,
    state: STATE_OF[stage as keyof typeof STATE_OF],
  }));
}

/** Takes what the learner says of proposals: of all that are named, or of none where one is not of this conversation. */
export async function answerEvidence({ db }: House, own: Owned<ConversationRow>, { agreed, refused }: EvidenceAnswer): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const known = new Set((await ofConversation(trx, own).select('id').execute()).map(({ id }) => id));
    requireKnown('agreed', agreed, known);
    requireKnown('refused', refused, new Set([...known].filter((id) => !agreed.includes(id))));
    for (const [stage, ids] of [
      ['shown', agreed],
      ['refused', refused],
    ] as const)
      if (ids.length > 0)
        await trx.updateTable('skillEvidence').set({ stage }).where('userId', '=', own.userId).where('id', 'in', ids).execute();
  });
}

/** An id that is refused and agreed to at once is as good as none. */
function requireKnown(path: string, ids: readonly string[], known: ReadonlySet<string>): void {
  const errors = ids.flatMap((id, i) => (known.has(id) ? [] : [{ path: `${path}.${i}`, message: 'There is no such proposal here.' }]));
  if (errors.length > 0) throw new Problem('invalid_fields', undefined, { errors });
}
