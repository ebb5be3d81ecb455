import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { ConversationChange, ConversationInput, EvidenceAnswer } from '#core/coach/conversation/conversation.ts';
import { FactChange } from '#core/coach/facts/fact.ts';
import { HeardInput, MessageInput, ReplyInput } from '#core/coach/conversation/message.ts';
import { COACH_MODES } from '#core/practice/modes.ts';
import type { House } from '../../house.ts';
import { PageQuery } from '../../http/cursor.ts';
import { takeLargeBody } from '../../http/body-limit.ts';
import { describe } from '../../http/describe.ts';
import { sendEvents } from '../../http/events.ts';
import { requireOwn } from '../../http/owned.ts';
import { Problem } from '../../http/problem.ts';
import { limitRate } from '../../http/rate-limit.ts';
import { readSendKey } from '../../http/send-key.ts';
import type { LearnerEnv } from '../../http/session.ts';
import { stopWhenLeft } from '../../http/stop-when-left.ts';
import { validate } from '../../http/validate.ts';
import { findConfidence } from '../records/queries.ts';
import { changeConversation, deleteConversation } from './change-conversation.ts';
import { readCoachStatus } from './read-status.ts';
import { endConversation } from './end-conversation.ts';
import { answerEvidence, readEvidence } from './evidence.ts';
import { changeFact, deleteFact, findFact, listFacts, presentFact } from './facts.ts';
import { listConversations } from './history.ts';
import { readMessages } from './messages.ts';
import { presentConversation } from './present.ts';
import { findConversation, findLiveTurnId, findTurn, requireConversation } from './queries.ts';
import { correctHeard, replyAgain, sendMessage } from './send-message.ts';
import { startConversation } from './start-conversation.ts';
import { followLive, tellStored } from './turns/follow-turn.ts';
import type { Turns } from './turns/turns.ts';

const HistoryQuery = PageQuery.extend({
  q: z.string().trim().max(200).optional(),
  goal: z.string().min(1).max(100).optional(),
  type: z.enum(COACH_MODES).optional(),
});

export function coachRoutes(house: House, turns: Turns) {
  const findOwn = async (c: Context<LearnerEnv>) =>
    requireConversation(await findConversation(house.db, c.req.param('id') ?? ''), c.var.learner);
  const findOwnFact = async (c: Context<LearnerEnv>) =>
    requireOwn(await findFact(house.db, c.var.learner.id, c.req.param('id') ?? ''), c.var.learner);
  const findOwnTurn = async (c: Context<LearnerEnv>) => requireOwn(await findTurn(house, c.req.param('turnId') ?? ''), c.var.learner);
  const show = async (id: string) => {
    const row = await findConversation(house.db, id);
    if (!row) throw new Problem('conversation_not_found');
    const confidence = row.review === null ? null : await findConfidence(house.db, row.userId, id);
    return presentConversation(
      row,
      await readMessages(house, id),
      await findLiveTurnId(house.db, id),
      confidence,
      await readEvidence(house, row),
    );
  };

  return new Hono<LearnerEnv>()
    .get('/coach', describe('GET /coach', 'What words the replies, who receives what I write, and what I have used'), async (c) => {
      // Whoever opens the coach or the assessment asks for this, and will soon have something to be decided.
      house.planner.warm('coach');
      return c.json(await readCoachStatus(house, c.var.learner.id));
    })
    .get(
      '/coach/conversations',
      describe(
        'GET /coach/conversations',
        'My conversations, the newest first; with q those in which it was said, with goal those for it, with type those of it',
      ),
      limitRate(house, 'coachRead'),
      stopWhenLeft,
      validate('query', HistoryQuery),
      async (c) => c.json(await listConversations(house, c.var.learner.id, c.req.valid('query'))),
    )
    .post(
      '/coach/conversations',
      describe('POST /coach/conversations', 'Begins a conversation, with the opening message', 201),
      limitRate(house, 'coachStart'),
      takeLargeBody,
      validate('json', ConversationInput),
      async (c) => {
        const { id } = await startConversation(house, c.var.learner, c.req.valid('json'), c.req.raw.signal);
        return c.json(await show(id), 201, { Location: `/api/coach/conversations/${id}` });
      },
    )
    .get(
      '/coach/conversations/:id',
      describe('GET /coach/conversations/:id', 'A conversation of mine'),
      limitRate(house, 'coachRead'),
      async (c) => {
        const { id } = await findOwn(c);
        return c.json(await show(id));
      },
    )
    .patch(
      '/coach/conversations/:id',
      describe('PATCH /coach/conversations/:id', 'Names it, shows another attempt, or says that I am still writing'),
      limitRate(house, 'coachRead'),
      validate('json', ConversationChange),
      async (c) => {
        const own = await findOwn(c);
        await changeConversation(house, own, c.req.valid('json'));
        return c.json(await show(own.id));
      },
    )
    .delete(
      '/coach/conversations/:id',
      describe('DELETE /coach/conversations/:id', 'Deletes it with all it left'),
      limitRate(house, 'coachEnd'),
      async (c) => {
        await deleteConversation(house, turns, await findOwn(c));
        return c.body(null, 204);
      },
    )
    .post(
      '/coach/conversations/:id/messages',
      describe('POST /coach/conversations/:id/messages', 'Says something; the reply is read from its turn', 202),
      limitRate(house, 'coachSend'),
      validate('json', MessageInput),
      async (c) =>
        c.json(
          await sendMessage(house, turns, await findOwn(c), c.req.valid('json'), { key: readSendKey(c), gone: c.req.raw.signal }),
          202,
        ),
    )
    .patch(
      '/coach/conversations/:id/messages/:messageId',
      describe('PATCH /coach/conversations/:id/messages/:messageId', 'Says what a message of mine is, and has it answered anew', 202),
      limitRate(house, 'coachSend'),
      validate('json', HeardInput),
      async (c) => {
        const sending = { key: readSendKey(c), gone: c.req.raw.signal };
        const { turnId } = await correctHeard(house, turns, await findOwn(c), c.req.param('messageId'), c.req.valid('json'), sending);
        return c.json({ turnId }, 202);
      },
    )
    .post(
      '/coach/conversations/:id/replies',
      describe('POST /coach/conversations/:id/replies', 'Asks for another reply to my latest message', 202),
      limitRate(house, 'coachSend'),
      validate('json', ReplyInput),
      async (c) => {
        const sending = { key: readSendKey(c), gone: c.req.raw.signal };
        const { turnId } = await replyAgain(house, turns, await findOwn(c), c.req.valid('json'), sending);
        return c.json({ turnId }, 202);
      },
    )
    .post(
      '/coach/conversations/:id/end',
      describe('POST /coach/conversations/:id/end', 'Ends it, and looks back on it'),
      limitRate(house, 'coachEnd'),
      async (c) => {
        const own = await findOwn(c);
        await endConversation(house, turns, own, c.req.raw.signal);
        return c.json(await show(own.id));
      },
    )
    .post(
      '/coach/conversations/:id/evidence',
      describe('POST /coach/conversations/:id/evidence', 'Says which of the quotes that it proposes show a skill, and which do not'),
      limitRate(house, 'coachEnd'),
      validate('json', EvidenceAnswer),
      async (c) => {
        const own = await findOwn(c);
        await answerEvidence(house, own, c.req.valid('json'));
        return c.json(await show(own.id));
      },
    )
    .get('/coach/facts', describe('GET /coach/facts', 'What the coach has noted of me, in the order in which I said it'), async (c) => {
      const rows = await listFacts(house.db, c.var.learner.id);
      return c.json({ items: rows.map(presentFact) });
    })
    .patch(
      '/coach/facts/:id',
      describe('PATCH /coach/facts/:id', 'Puts a note of the coach into other words, or in another place'),
      limitRate(house, 'coachEnd'),
      validate('json', FactChange),
      async (c) => c.json(presentFact(await changeFact(house, await findOwnFact(c), c.req.valid('json')))),
    )
    .delete(
      '/coach/facts/:id',
      describe('DELETE /coach/facts/:id', 'Deletes a note of the coach'),
      limitRate(house, 'coachEnd'),
      async (c) => {
        await deleteFact(house, await findOwnFact(c));
        return c.body(null, 204);
      },
    )
    .get(
      '/coach/turns/:turnId/events',
      describe('GET /coach/turns/:turnId/events', 'A reply as it is written'),
      limitRate(house, 'coachRead'),
      async (c) => {
        const turn = await findOwnTurn(c);
        const live = turns.find(turn.id);
        return sendEvents(c, house.work, (afterId, gone) => (live ? followLive(live, afterId, gone) : tellStored(house, turn, afterId)));
      },
    )
    .post(
      '/coach/turns/:turnId/stop',
      describe('POST /coach/turns/:turnId/stop', 'Ends a reply, and keeps what it said', 204),
      limitRate(house, 'coachEnd'),
      async (c) => {
        const { id } = await findOwnTurn(c);
        await turns.stop(id, 'stopped');
        return c.body(null, 204);
      },
    );
}
