import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CoachStatus } from '#core/coach/conversation/conversation.ts';
import type { IqAnalysis } from '#core/iq/analysis/analysis.ts';
import { COACH_FAILURES } from '#core/coach/failures.ts';
import type { FinishedSitting } from '#core/iq/sitting/sitting.ts';
import { DONE, finish, hang, refuse, say, send, type AiAnswer } from '../../../tests/support/outside/ai-service.ts';
import { openCoachHouse } from '../../../tests/support/houses/coach-house.ts';
import { expectJson } from '../../../tests/support/expect-problem.ts';
import { openTaker, type Taker } from '../../../tests/support/houses/iq-taker.ts';
import { makeIqReply } from '../../../tests/support/samples/make-iq-reply.ts';
import { signUp } from '../../../tests/support/houses/test-house.ts';

let house: Awaited<ReturnType<typeof openCoachHouse>>;
let taker: Taker;
let sitting: FinishedSitting;
beforeAll(async () => {
  house = await openCoachHouse([], { AI_ASSESSMENT_TIMEOUT_MS: '1000' });
  taker = openTaker(house, await signUp(house.app));
  sitting = await taker.finish(await taker.begin({ form: 'nonvisual' }), (place) => (place % 3 === 2 ? 'wrong' : 'right'));
}, 60_000);
beforeEach(async () => {
  await house.house.db.updateTable('iqSitting').set({ analysis: null, model: null, failure: null }).execute();
});
afterAll(() => house.close());

const word = () => taker.learner.call('POST', `/api/iq/sittings/${sitting.id}/analysis`, {});
const wordBy = async (answer: AiAnswer): Promise<IqAnalysis> => {
  house.tell([answer]);
  return expectJson<IqAnalysis>(await word());
};
const answerWell = (): AiAnswer => say(JSON.stringify(makeIqReply(sitting.result)));

describe('an analysis that a service words', () => {
  it('has the service’s words, and is kept [spec 1.iq.analysis 7.ai.iq]', async () => {
    expect(sitting.result.analysis).toMatchObject({ source: 'fallback', canBeWorded: true, model: null, failure: null });
    const worded = await wordBy(answerWell());
    const { personalizedInsight, nextSteps, detailedBreakdown } = makeIqReply(sitting.result);
    expect(worded).toMatchObject({
      ...{ source: 'ai', model: 'gpt-3.5-turbo', failure: null, canBeWorded: false },
      ...{ personalizedInsight, nextSteps, detailedBreakdown },
    });
    expect(await taker.read(sitting.id)).toMatchObject({ result: { analysis: worded } });
  });

  it('is asked for once', async () => {
    house.tell([answerWell()]);
    const before = house.service.requests.length;
    const answers = await Promise.all([word(), word(), word()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(house.service.requests.length - before).toBe(1);
  });

  it('is asked for with the figures alone: no item, no key and nobody’s name [spec 9.iq.max-tokens .temperature]', async () => {
    await wordBy(answerWell());
    const { body } = house.service.requests.at(-1) ?? {};
    expect(body).toMatchObject({ max_tokens: 1500, temperature: 0.4, response_format: { type: 'json_object' } });
    const said = JSON.stringify(body);
    expect(said).toContain(`best single guess ${sitting.result.iqScore}`);
    for (const hidden of ['Robin', taker.learner.email, sitting.id, ...sitting.result.questions.map(({ id }) => id)])
      expect(said).not.toContain(hidden);
  });

  const sayInsight = (personalizedInsight: string): AiAnswer =>
    say(JSON.stringify({ ...makeIqReply(sitting.result), personalizedInsight }));

  it.each([
    ['that is no JSON', () => say('That went well.'), 'ai_invalid_json'],
    ['with a figure that was not given', () => sayInsight('You are among 7 in 1000 people with this result.'), 'ai_invalid_json'],
    ['that praises', () => sayInsight('You are brilliant, and that is what this sitting shows.'), 'ai_invalid_json'],
    ['of nothing', () => send([finish(), DONE]), 'ai_empty_reply'],
    ['that is refused', () => refuse(401), 'ai_failed'],
    ['that never comes', () => hang, 'ai_failed'],
  ] as const)(
    'keeps our own words after a reply %s [spec 1.iq.fallback 5.coach.json .fallback 7.ai.iq-fallback 8.errors.iq 8.text.invalid-json]',
    async (_, reply, code) => {
      const analysis = await wordBy(reply());
      expect(analysis).toEqual({ ...sitting.result.analysis, source: 'fallback', failure: { code, message: COACH_FAILURES[code] } });
    },
  );

  it('counts in what the learner has used, every attempt of it', async () => {
    const use = async () => (await expectJson<CoachStatus>(await taker.learner.call('GET', '/api/coach'))).usage;
    const before = await use();
    await wordBy(say('That went well.'));
    const between = await use();
    expect(between.inputTokens).toBeGreaterThan(before.inputTokens);
    await wordBy(answerWell());
    expect((await use()).inputTokens).toBeGreaterThan(between.inputTokens);
  });

  it('is not asked for by whoever has declined the service', async () => {
    await taker.learner.call('PATCH', '/api/profile', { isBuiltinOnly: true });
    const before = house.service.requests.length;
    expect(await expectJson<IqAnalysis>(await word())).toMatchObject({ source: 'fallback', failure: null, canBeWorded: false });
    expect(house.service.requests.length).toBe(before);
    await taker.learner.call('PATCH', '/api/profile', { isBuiltinOnly: false });
  });
});
