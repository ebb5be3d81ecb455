import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONVERSATION_TIMEOUT_MS } from '#core/coach/constants.ts';
import type { Conversation, CoachStatus } from '#core/coach/conversation/conversation.ts';
import { UNREAD_HEADLINE } from '#core/coach/end-unread.ts';
import type { CoachMode } from '#core/practice/modes.ts';
import { say as words } from '../../../tests/support/outside/ai-service.ts';
import { begin, hear, lastOf, openCoachHouse, say, show, type CoachedLearner } from '../../../tests/support/houses/coach-house.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { expectConsoleError } from '../../../tests/support/fail-on-console-error.ts';
import { PLAIN_PLANNER } from '../../../tests/support/houses/plain-planner.ts';
import { signUp } from '../../../tests/support/houses/test-house.ts';
import { LineFull } from '../../fair-line.ts';
import { endIdleConversations } from './end-idle-conversations.ts';

const REPLY = 'Name one thing. What is it?';
const DAY_MS = 86_400_000;

let open: Awaited<ReturnType<typeof openCoachHouse>>;
let learner: CoachedLearner;
beforeAll(async () => {
  open = await openCoachHouse([words(REPLY)]);
});
beforeEach(async () => {
  open.house.planner = PLAIN_PLANNER;
  open.house.now = Date.now;
  open.tell([words(REPLY)]);
  learner = await signUp(open.app);
});
afterAll(() => open.close());

const path = (id: string, rest = '') => `/api/coach/conversations/${id}${rest}`;
const end = async (id: string) => expectJson<Conversation>(await learner.call('POST', path(id, '/end'), {}));
const converse = async (type: CoachMode, ...said: string[]): Promise<string> => {
  const { id } = await begin(learner, type);
  for (const content of said) await hear(learner, await say(learner, id, content));
  return id;
};
const later = (ms: number) => {
  const now = Date.now() + ms;
  open.house.now = () => now;
};
const endIdle = () => endIdleConversations(open.house);

describe('the end of a conversation', () => {
  it.each([
    ['networking', 'networking_session', ['building-contacts']],
    ['interview', 'interview_practice', []],
    ['managerial', 'managerial_coaching', ['giving-feedback']],
  ] as const)('of %s leaves a review, evidence and one %s [spec 4.conversation.inactive]', async (type, recordType, answered) => {
    const id = await converse(type, 'I asked who baked it.');
    const ended = await end(id);
    expect(ended).toMatchObject({ isActive: false, endedAt: expect.any(String), liveTurnId: null });
    expect(ended.review).toMatchObject({ answered: 1, headline: 'You talked.', confidence: null });
    expect(ended.review?.works.length).toBeGreaterThan(0);
    expect(await end(id)).toEqual(ended);
    const records = await open.house.db.selectFrom('record').selectAll().where('userId', '=', learner.id).execute();
    expect(records).toMatchObject([{ recordType, sessionKey: id }]);
    const evidence = await open.house.db.selectFrom('skillEvidence').selectAll().where('sourceId', '=', id).orderBy('id').execute();
    expect(evidence.map(({ skillId, stage, quote }) => [skillId, stage, quote]).toSorted()).toEqual([
      ['asking-questions', 'practised', null],
      ['asking-questions', 'proposed', 'I asked who baked it'],
      ...answered.map((skill) => [skill, 'practised', null]),
    ]);
  });

  it('of a career talk leaves no record', async () => {
    await end(await converse('career', 'Well.'));
    expect(await open.house.db.selectFrom('record').selectAll().where('userId', '=', learner.id).execute()).toEqual([]);
  });

  it('leaves nothing when nobody said anything', async () => {
    const { id } = await begin(learner, 'interview');
    await end(id);
    expect(await open.house.db.selectFrom('record').selectAll().where('userId', '=', learner.id).execute()).toEqual([]);
    expect(await open.house.db.selectFrom('skillEvidence').selectAll().where('userId', '=', learner.id).execute()).toEqual([]);
  });

  it('stops the reply that is being written, and keeps it', async () => {
    open.tell([words('One two three. Four five six seven.', 100)]);
    const { id } = await begin(learner, 'interview');
    await say(learner, id, 'Well.');
    await expect.poll(async () => lastOf(await show(learner, id)).content).not.toBe('');
    const ended = await end(id);
    expect(lastOf(ended)).toMatchObject({ state: 'stopped' });
    expect(lastOf(ended).content).toMatch(/^One/);
  });

  it('comes when another of the same mode begins, if something was said and no reply is being written', async () => {
    const said = await converse('interview', 'Well.');
    const { id: untouched } = await begin(learner, 'managerial');
    const elsewhere = await converse('career', 'Well.');
    open.tell([words('One two three.', 100)]);
    const { id: talking } = await begin(learner, 'networking');
    const turnId = await say(learner, talking, 'Well.');
    for (const type of ['interview', 'managerial', 'networking'] as const) await begin(learner, type);
    expect((await show(learner, said)).isActive).toBe(false);
    expect((await show(learner, untouched)).isActive).toBe(true);
    expect((await show(learner, elsewhere)).isActive).toBe(true);
    expect((await show(learner, talking)).isActive).toBe(true);
    await hear(learner, turnId);
  });

  it('comes once nobody has written for five minutes, with its record once [spec 4.conversation.cleanup]', async () => {
    const id = await converse('interview', 'Well.');
    const written = await converse('managerial', 'Well.');
    later(CONVERSATION_TIMEOUT_MS - 1000);
    await learner.call('PATCH', path(written), {});
    await endIdle();
    expect((await show(learner, id)).isActive).toBe(true);
    later(CONVERSATION_TIMEOUT_MS + 1000);
    await Promise.all([endIdle(), endIdle()]);
    await endIdle();
    expect((await show(learner, id)).isActive).toBe(false);
    expect((await show(learner, written)).isActive).toBe(true);
    expect(await open.house.db.selectFrom('record').select('sessionKey').where('userId', '=', learner.id).execute()).toEqual([
      { sessionKey: id },
    ]);
  });

  it('waits for a reply that is being written, however long', async () => {
    open.tell([words('One two three.', 100)]);
    const { id } = await begin(learner, 'interview');
    const turnId = await say(learner, id, 'Well.');
    later(DAY_MS);
    await endIdle();
    expect((await show(learner, id)).isActive).toBe(true);
    await hear(learner, turnId);
  });

  describe('does not come when, while it is looked back on,', () => {
    const returning = async (comeBack: (id: string) => Promise<string>, endOthers: () => Promise<unknown>) => {
      const id = await converse('interview', 'Well.');
      const lookedBackOn: string[] = [];
      let turnId = '';
      open.house.planner = {
        ...PLAIN_PLANNER,
        end: async (caller, input) => {
          lookedBackOn.push(input.id);
          if (input.id === id) turnId = await comeBack(id);
          return PLAIN_PLANNER.end(caller, input);
        },
      };
      await endOthers();
      expect(lookedBackOn).toContain(id);
      expect(await show(learner, id)).toMatchObject({ isActive: true, review: null });
      expect(await open.house.db.selectFrom('record').select('id').where('sessionKey', '=', id).execute()).toEqual([]);
      return { id, turnId };
    };
    const write = async (id: string) => (await expectJson<Conversation>(await learner.call('PATCH', path(id), {}))).id;
    const talk = (id: string) => {
      open.tell([words('One two three four five six seven.', 50)]);
      return say(learner, id, 'Still here.');
    };
    const idle = () => {
      later(CONVERSATION_TIMEOUT_MS + 1000);
      return endIdle();
    };
    const anew = async () => {
      later(1000);
      await begin(learner, 'interview');
    };

    it.each([
      ['idle', idle],
      ['left for a new one', anew],
    ])('somebody writes again in one that seemed %s', async (_, endOthers) => {
      await returning(write, endOthers);
    });

    it.each([
      ['idle', idle],
      ['left for a new one', anew],
    ])('a reply begins in one that seemed %s, which is said to its end', async (_, endOthers) => {
      const { id, turnId } = await returning(talk, endOthers);
      await hear(learner, turnId);
      expect(lastOf(await show(learner, id))).toMatchObject({ state: 'complete', content: 'One two three four five six seven.' });
    });

    it('somebody writes in another one of the same round', async () => {
      const first = await converse('interview', 'Well.');
      const second = await converse('managerial', 'Well.');
      const planned: string[] = [];
      open.house.planner = {
        ...PLAIN_PLANNER,
        end: async (caller, input) => {
          planned.push(input.id);
          await write(input.id === first ? second : first);
          return PLAIN_PLANNER.end(caller, input);
        },
      };
      await idle();
      expect(planned.filter((id) => id === first || id === second)).toHaveLength(1);
    });
  });

  it('of one that cannot be looked back on comes without a review, and does not keep the others open', async () => {
    expectConsoleError();
    const broken = await converse('interview', 'Well.');
    const fine = await converse('managerial', 'Well.');
    open.house.planner = {
      ...PLAIN_PLANNER,
      end: (caller, input) => (input.id === broken ? Promise.reject(new Error('no')) : PLAIN_PLANNER.end(caller, input)),
    };
    later(DAY_MS);
    await endIdle();
    expect((await show(learner, fine)).isActive).toBe(false);
    expect(await show(learner, broken)).toMatchObject({ isActive: false, review: { headline: UNREAD_HEADLINE, seen: [], next: [] } });
  });

  it.each(['interview', 'networking', 'managerial'] as const)(
    'of %s that cannot be looked back on says so, and leaves its record',
    async (type) => {
      expectConsoleError();
      const id = await converse(type, 'Well.');
      open.house.planner = { ...PLAIN_PLANNER, end: () => Promise.reject(new DOMException('It took too long.', 'TimeoutError')) };
      expect(await end(id)).toMatchObject({ isActive: false, review: { headline: UNREAD_HEADLINE, answered: 1, works: [] } });
      const records = await open.house.db.selectFrom('record').select('sessionKey').where('userId', '=', learner.id).execute();
      expect(records).toEqual([{ sessionKey: id }]);
    },
  );

  it('waits for a place where too much is to be looked back on, and is told so', async () => {
    const id = await converse('interview', 'Well.');
    open.house.planner = { ...PLAIN_PLANNER, end: () => Promise.reject(new LineFull(true)) };
    const refused = await learner.call('POST', path(id, '/end'), {});
    expect(refused.headers.get('retry-after')).toBe('5');
    await expectProblem(refused, 503, 'too_busy');
    expect((await show(learner, id)).isActive).toBe(true);
    open.house.planner = PLAIN_PLANNER;
    expect((await end(id)).review).toMatchObject({ headline: 'You talked.' });
  });

  it('takes one in which nobody said anything away after a day', async () => {
    const { id } = await begin(learner, 'interview');
    const kept = await converse('managerial', 'Well.');
    later(CONVERSATION_TIMEOUT_MS + 1000);
    await endIdle();
    expect((await show(learner, id)).isActive).toBe(false);
    later(DAY_MS + 1000);
    await endIdle();
    await expectProblem(await learner.call('GET', path(id)), 404, 'conversation_not_found');
    expect((await show(learner, kept)).isActive).toBe(false);
  });
});

describe('deleting', () => {
  it('takes a conversation with its messages, record, evidence and live reply; its turns still count', async () => {
    const id = await converse('interview', 'Well.');
    await end(id);
    expect((await learner.call('DELETE', path(id))).status).toBe(204);
    await expectProblem(await learner.call('GET', path(id)), 404, 'conversation_not_found');
    for (const table of ['coachMessage', 'record', 'skillEvidence'] as const) {
      const column = { coachMessage: 'conversationId', record: 'sessionKey', skillEvidence: 'sourceId' } as const;
      const rows = await open.house.db
        .selectFrom(table)
        .selectAll()
        .where(column[table] as never, '=', id as never)
        .execute();
      expect([table, rows]).toEqual([table, []]);
    }
    expect(await expectJson<CoachStatus>(await learner.call('GET', '/api/coach'))).toMatchObject({ turnsToday: 2 });
  });

  it('ends a live reply, whose turn nobody finds any more', async () => {
    open.tell([words('One two three four five.', 100)]);
    const { id } = await begin(learner);
    const turnId = await say(learner, id, 'Well.');
    const hearing = hear(learner, turnId);
    await expect.poll(async () => lastOf(await show(learner, id)).content).not.toBe('');
    expect((await learner.call('DELETE', path(id))).status).toBe(204);
    expect((await hearing).at(-1)?.event).toBe('done');
    await expectProblem(await learner.call('GET', `/api/coach/turns/${turnId}/events`), 404, 'not_found');
    await expectProblem(await learner.call('POST', `/api/coach/turns/${turnId}/stop`), 404, 'not_found');
    expect(await open.house.db.selectFrom('coachTurn').selectAll().where('isLive', '=', 1).execute()).toEqual([]);
  });

  it('a learner takes all that they said and used', async () => {
    await end(await converse('interview', 'A wholly private zebra.'));
    await learner.call('POST', '/api/goals', { text: 'Bake.' });
    await open.house.db.deleteFrom('user').where('id', '=', learner.id).execute();
    for (const table of ['conversation', 'coachTurn', 'record', 'goal', 'skillEvidence'] as const)
      expect([table, await open.house.db.selectFrom(table).selectAll().where('userId', '=', learner.id).execute()]).toEqual([table, []]);
    const rows = await open.house.db.selectFrom('coachMessage').select('id').where('content', 'like', '%zebra%').execute();
    expect(rows).toEqual([]);
    expect(await open.house.messages.find(learner.id, 'zebra', 10)).toEqual([]);
  });
});
