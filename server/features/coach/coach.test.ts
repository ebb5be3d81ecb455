import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Conversation } from '#core/coach/conversation/conversation.ts';
import { expectJson } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/study-library.ts';
import { signUp } from '../../../tests/support/test-house.ts';

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  study = await openStudyHouse({ files: {} });
  learner = await signUp(study.app);
});
afterAll(() => study.close());

describe('a conversation', () => {
  it('is begun, gone on with and ended', async () => {
    const begun = (await (await learner.call('POST', '/api/coach/conversations', { type: 'career' })).json()) as Conversation;
    expect(begun.messages).toHaveLength(1);
    const sent = await learner.call('POST', `/api/coach/conversations/${begun.id}/messages`, { content: 'I want to change jobs.' });
    expect(sent.status).toBe(202);
    const { turnId } = (await sent.json()) as { turnId: string };
    const events = await (await learner.call('GET', `/api/coach/turns/${turnId}/events`)).text();
    expect(events).toContain('event: done');
    expect(await (await learner.call('GET', `/api/coach/turns/${turnId}/events`, undefined, { 'last-event-id': '20' })).text()).toContain(
      'event: done',
    );
    const ended = await expectJson<Conversation>(await learner.call('POST', `/api/coach/conversations/${begun.id}/end`, {}));
    expect(ended).toMatchObject({ isActive: false });
    const found = await expectJson<{ total: number }>(await learner.call('GET', '/api/coach/conversations?q=change'));
    expect(found.total).toBe(1);
    expect((await learner.call('DELETE', `/api/coach/conversations/${begun.id}`)).status).toBe(204);
  });
});
