import { afterAll, beforeAll, expect, it } from 'vitest';
import { MOST_READ_LETTERS } from '#core/coach/conversation/keep-recent.ts';
import { MAX_CONVERSATION_CHARS, MAX_MESSAGE_CHARS } from '#core/coach/conversation/limits.ts';
import type { SaidMessage } from '#core/coach/plan/turn-plan.ts';
import { say as words } from '../../../tests/support/outside/ai-service.ts';
import { begin, hear, openCoachHouse, say, send, type CoachedLearner } from '../../../tests/support/houses/coach-house.ts';
import { countStatements } from '../../../tests/support/houses/count-statements.ts';
import { expectProblem } from '../../../tests/support/expect-problem.ts';
import { PLAIN_PLANNER } from '../../../tests/support/houses/plain-planner.ts';
import { call, signUp } from '../../../tests/support/houses/test-house.ts';
import { uuidv7 } from '../../db/uuid.ts';
import { EMPTY_REPLY } from './messages.ts';

/** What the planner was given to read, call by call. */
const read: (readonly SaidMessage[])[] = [];
const lettersOf = (said: readonly SaidMessage[]) => said.reduce((sum, { content }) => sum + content.normalize('NFKD').length, 0);

let open: Awaited<ReturnType<typeof openCoachHouse>>;
let learner: CoachedLearner;
beforeAll(async () => {
  open = await openCoachHouse([words('One.')], { AI_DAILY_TURNS: '6' });
  open.house.planner = {
    ...PLAIN_PLANNER,
    open: (caller, input, pointers) => {
      read.push(input.continued?.said ?? []);
      return PLAIN_PLANNER.open(caller, input, pointers);
    },
    plan: (caller, input, pointers) => {
      read.push(input.said, input.attempts);
      return PLAIN_PLANNER.plan(caller, input, pointers);
    },
    end: (caller, input) => {
      read.push(input.said);
      return PLAIN_PLANNER.end(caller, input);
    },
  };
  learner = await signUp(open.app);
});
afterAll(() => open.close());

/** Messages as long as they may be, of signs that stand for eighteen letters, until hardly another one fits. */
async function paste(conversationId: string): Promise<void> {
  const { db, now } = open.house;
  const { currentMessageId } = await db.selectFrom('conversation').selectAll().where('id', '=', conversationId).executeTakeFirstOrThrow();
  let parentId = currentMessageId;
  for (let n = 1; n < MAX_CONVERSATION_CHARS / MAX_MESSAGE_CHARS; n++) {
    const id = uuidv7(now());
    const content = '\ufdfa'.repeat(MAX_MESSAGE_CHARS);
    const message = { ...EMPTY_REPLY, id, conversationId, parentId, role: 'user' as const, content, state: 'complete' as const };
    await db
      .insertInto('coachMessage')
      .values({ ...message, createdAt: now() })
      .execute();
    parentId = id;
  }
  await db.updateTable('conversation').set({ currentMessageId: parentId }).where('id', '=', conversationId).execute();
}

it('are read as far as any talk is: for a reply, for another attempt, at their end, and when one goes on', async () => {
  const { id } = await begin(learner);
  await paste(id);
  await hear(learner, await say(learner, id, 'Well.'));
  expect((await learner.call('POST', `/api/coach/conversations/${id}/end`, {})).status).toBe(200);
  expect((await learner.call('POST', '/api/coach/conversations', { type: 'career', continues: id })).status).toBe(201);
  expect(read.filter(({ length }) => length > 1)).toHaveLength(3);
  for (const said of read) expect(lettersOf(said)).toBeLessThanOrEqual(MOST_READ_LETTERS + 1000);
});

it('are read no further than what is taken along when one goes on from them, and never from within a turn', async () => {
  const other = await signUp(open.app);
  const { id } = await begin(other);
  const { db, now } = open.house;
  const { currentMessageId: first } = await db.selectFrom('conversation').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  let parentId = first;
  for (let n = 0; n < 60; n++) {
    const message = { ...EMPTY_REPLY, id: uuidv7(now()), conversationId: id, parentId, state: 'complete' as const, createdAt: now() };
    const said =
      n % 2 ? { role: 'assistant' as const, content: `Reply ${n}.` } : { role: 'user' as const, content: `${n} ${'to '.repeat(3000)}` };
    await db
      .insertInto('coachMessage')
      .values({ ...message, ...said })
      .execute();
    parentId = message.id;
  }
  await db.updateTable('conversation').set({ currentMessageId: parentId }).where('id', '=', id).execute();
  const counting = countStatements(open.house);
  const before = read.length;
  const rows = await counting.rowsDuring(async () => {
    const body = { type: 'career', continues: id };
    expect((await call(counting.app, 'POST', '/api/coach/conversations', body, { cookie: other.cookie })).status).toBe(201);
  });
  expect(rows).toBeLessThan(40);
  const [said = []] = read.slice(before);
  expect(said.map(({ role, content }) => [role, content.slice(0, 9)])).toEqual([
    ['user', '56 to to '],
    ['assistant', 'Reply 57.'],
    ['user', '58 to to '],
    ['assistant', 'Reply 59.'],
  ]);
});

it('are not read for somebody who has had the replies of the day', async () => {
  const { id } = await begin(learner);
  for (const content of ['One.', 'Two.']) await hear(learner, await say(learner, id, content));
  const before = read.length;
  await expectProblem(await send(learner, id, 'Three.'), 429, 'too_many_requests');
  expect(read).toHaveLength(before);
});
