import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Conversation } from '#core/coach/conversation/conversation.ts';
import { begin, hear, lastOf, say, send, show, type CoachedLearner } from '../../../tests/support/houses/coach-house.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { signUp } from '../../../tests/support/houses/test-house.ts';

const STORY =
  'Last winter two people were off and I ran the night alone with 24 residents. I rang the on-call nurse at two, moved the two who ' +
  'fall to the lounge where I could see them, and nobody fell. The manager asked me to write it down for the others.';

let house: StudyHouse;
let learner: CoachedLearner;
let other: CoachedLearner;
beforeAll(async () => {
  house = await openStudyHouse({ env: { AI_PROVIDER: 'builtin' } });
  learner = await signUp(house.app);
  other = await signUp(house.app);
});
afterAll(() => house.close());

const messagesOf = ({ messages }: Conversation) => messages.filter(({ role }) => role === 'user');
const correct = (who: CoachedLearner, id: string, messageId: string, body: object) =>
  who.call('PATCH', `/api/coach/conversations/${id}/messages/${messageId}`, body);

describe('a message', () => {
  it('that asks the coach something is told to be one, and is not looked at as an answer', async () => {
    const { id } = await begin(learner, 'interview');
    await hear(learner, await say(learner, id, 'How long should my answer be?'));
    const [message] = messagesOf(await show(learner, id));
    expect(message).toMatchObject({ heardAs: 'question', sure: true, evaluation: null });
  });

  it('that answers is looked at, and taken for something else once its writer says so, beside the first reply', async () => {
    const { id } = await begin(learner, 'interview');
    await hear(learner, await say(learner, id, STORY));
    const [message] = messagesOf(await show(learner, id));
    expect(message).toMatchObject({ heardAs: 'draft', evaluation: { refused: null } });

    const response = await correct(learner, id, message?.id ?? '', { heardAs: 'fact' });
    expect(response.status).toBe(202);
    const { turnId } = (await response.json()) as { turnId: string };
    await hear(learner, turnId);
    const talk = await show(learner, id);
    expect(messagesOf(talk)).toMatchObject([{ id: message?.id, heardAs: 'fact', sure: true, evaluation: null }]);
    expect(lastOf(talk).attempts).toHaveLength(2);
  });

  it('is put right by nobody else, and not as what there is not', async () => {
    const { id } = await begin(learner, 'interview');
    await hear(learner, await say(learner, id, STORY));
    const [message] = messagesOf(await show(learner, id));
    expect((await correct(other, id, message?.id ?? '', { heardAs: 'fact' })).status).toBe(404);
    expect((await correct(learner, id, message?.id ?? '', { heardAs: 'noise' })).status).toBe(422);
    expect((await correct(learner, id, 'no such message', { heardAs: 'fact' })).status).toBe(409);
    expect(messagesOf(await show(learner, id))).toMatchObject([{ heardAs: 'draft' }]);
  });

  it('that is written to the coach is no attempt, however it sounds', async () => {
    const { id } = await begin(learner, 'networking');
    const response = await learner.call('POST', `/api/coach/conversations/${id}/messages`, {
      content: 'What made you start with the rotas?',
      intent: 'ask',
    });
    const { turnId } = (await response.json()) as { turnId: string };
    await hear(learner, turnId);
    const [message] = messagesOf(await show(learner, id));
    expect(message?.evaluation).toBeNull();
    expect(message?.heardAs).not.toBe('draft');
  });

  it('that is a button of the last reply is an order, and heard as nothing', async () => {
    const { id, messages } = await begin(learner, 'interview');
    const [button] = messages.at(-1)?.suggestions ?? [];
    expect((await send(learner, id, button ?? '')).status).toBe(202);
    const [message] = messagesOf(await show(learner, id));
    expect(message).toMatchObject({ content: button, heardAs: null });
  });

  it('that is grave is kept from whatever is planned after it', async () => {
    const { id } = await begin(learner, 'career');
    await hear(learner, await say(learner, id, 'My father died on Friday and I have to present on Monday'));
    expect(lastOf(await show(learner, id)).content).not.toContain('Monday');
    await hear(learner, await say(learner, id, 'I want to move to days by summer.'));
    expect(lastOf(await show(learner, id)).content).not.toContain('father');
  });
});
