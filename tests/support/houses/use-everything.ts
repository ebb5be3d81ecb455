import { expect } from 'vitest';
import { begin, hear, say } from './coach-house.ts';
import type { StudyHouse } from './study-library.ts';
import { call, signUp } from './test-house.ts';

export type Person = Awaited<ReturnType<typeof signUp>>;

/** Leaves something of a learner in every part of the product. Each of the texts has a word in it that is nobody else's. */
export async function useEverything({ app, house }: Pick<StudyHouse, 'app' | 'house'>, word: string): Promise<Person> {
  const person = await signUp(app, `Robin ${word}`);
  const ask = async (...request: Parameters<Person['call']>): ReturnType<typeof call> => {
    const response = await person.call(...request);
    expect(response.status, `${request[0]} ${request[1]}: ${await response.clone().text()}`).toBeLessThan(300);
    return response;
  };
  const observedAt = new Date(house.now()).toISOString();
  const place = { positionSec: 1, fraction: 1, completed: true, observedAt };

  await ask('PATCH', '/api/profile', { playback: { rate: 1.5 }, learning: { timeZone: 'Europe/Berlin' } });
  await ask('PUT', '/api/favorites/part-2');
  await ask('PUT', '/api/progress/part-2.a', { ...place, playedSec: 60, heard: [[0, 1]] });
  for (const { id } of ((await (await ask('GET', '/api/courses/slow-reading')).json()) as { units: { id: string }[] }).units)
    await ask('PUT', `/api/progress/${id}`, place);
  await ask('POST', '/api/courses/slow-reading/certificate', {});
  await ask('POST', '/api/notes', { unitId: 'part-2.a', positionSec: 1, quote: `Slow ${word} water.`, text: `My ${word} thought.` });
  await ask('POST', '/api/courses/deep-work/lessons/deep-work.check/answers', { round: 0, answers: { switch: ['b'], remove: ['c'] } });
  const review = (await (await ask('GET', '/api/review')).json()) as { cards: unknown[]; total: number };
  expect(review.total).toBeGreaterThan(0);
  const [card] = await house.db.selectFrom('reviewCard').select('id').where('userId', '=', person.id).execute();
  await house.db
    .insertInto('reviewAnswer')
    .values({
      ...{ id: `answer-${word}`, userId: person.id, cardId: card?.id ?? '', grade: 'good', before: '{}' },
      ...{ answeredOn: '2026-05-01' as never, at: house.now() },
    })
    .execute();

  const { id } = await begin(person, 'interview', { question: `Why ${word} bread?` });
  await hear(person, await say(person, id, `Once I baked ${word} bread for two hundred people, and I measured what was left over.`));
  await ask('POST', `/api/coach/conversations/${id}/end`, {});
  await ask('POST', '/api/goals', { text: `Bake ${word}.`, workIds: ['part-2'], practice: { mode: 'career' } });
  await ask('POST', '/api/assessments', {
    answers: [{ questionId: 'challenges', answer: ['time', `too much ${word}`] }],
  });
  await ask('POST', '/api/contact', { name: 'Robin', email: person.email, message: `Where is the ${word} part?` });
  const unsigned = await call(app, 'POST', '/api/contact', { name: 'R', email: person.email.toUpperCase(), message: `And ${word}?` });
  expect(unsigned.status).toBe(201);
  await leavePasskey(house, person, word);
  await leaveEvidence(house, person, word, id);
  await leavePurchase(house, person, word);
  await takeIqTest(ask);
  return person;
}

type AskApi = (...request: Parameters<Person['call']>) => ReturnType<typeof call>;

async function takeIqTest(ask: AskApi): Promise<void> {
  const started = (await (await ask('POST', '/api/iq/sittings', { form: 'nonvisual', timing: 'untimed' })).json()) as {
    id: string;
    item: { id: string } | null;
  };
  for (let { item } = started; item;)
    ({ item } = (await (
      await ask('POST', `/api/iq/sittings/${started.id}/responses`, { itemId: item.id, answer: null, timeSpentMs: 5 })
    ).json()) as { item: { id: string } | null });
}

/** What a device would leave that the learner signs in with. */
async function leavePasskey({ db }: StudyHouse['house'], { id: userId }: Person, word: string): Promise<void> {
  await db
    .insertInto('passkey')
    .values({
      ...{ id: `passkey-${word}`, userId, name: `Laptop of ${word}`, credentialID: `credential-${word}`, publicKey: 'x', counter: 0 },
      ...{ deviceType: 'singleDevice', backedUp: 0, transports: 'internal', createdAt: new Date(0).toISOString(), aaguid: null },
    })
    .execute();
}

/** What only a longer talk would leave. */
async function leaveEvidence({ db, now }: StudyHouse['house'], { id: userId }: Person, word: string, sourceId: string): Promise<void> {
  await db
    .insertInto('skillEvidence')
    .values({
      ...{ id: `evidence-${word}`, userId, skillId: 'delegating', stage: 'practised', source: 'A talk', sourceId },
      ...{ quote: `I gave ${word} away.`, at: now() },
    })
    .onConflict((oc) => oc.doNothing())
    .execute();
  await db
    .insertInto('coachFact')
    .values({
      id: `fact-${word}`,
      userId,
      conversationId: sourceId,
      messageId: 'm',
      slot: 'aim',
      quote: `I want ${word}`,
      text: word,
      at: now(),
    })
    .onConflict((oc) => oc.doNothing())
    .execute();
  await db
    .insertInto('verification' as never)
    .values({
      ...{ id: `verification-${word}`, identifier: `reset-password:${word}`, value: userId },
      ...{ expiresAt: new Date(now()).toISOString(), createdAt: new Date(now()).toISOString(), updatedAt: new Date(now()).toISOString() },
    } as never)
    .execute();
}

const BOUGHT = JSON.stringify({ id: 'member', name: 'Member', price: 9, currency: 'EUR', interval: 'month', access: ['members'] });

/** What a payment would leave. */
async function leavePurchase({ db, now }: StudyHouse['house'], { id: userId }: Person, word: string): Promise<void> {
  await db
    .insertInto('subscription')
    .values({
      ...{ id: `purchase-${word}`, userId, provider: 'test', customerId: `customer-${word}`, subscriptionId: null, plan: BOUGHT },
      ...{ origin: 'http://localhost', status: 'active', until: now(), paidUntil: now(), cancelsAtEnd: 0 },
      ...{ statedAt: now(), createdAt: now() },
    })
    .execute();
  await db
    .insertInto('receipt')
    .values({
      ...{ id: `receipt-${word}`, userId, purchaseId: `purchase-${word}`, customerId: `customer-${word}`, number: `R-${word}` },
      ...{ planName: 'Member', amount: 900, refunded: 0, currency: 'EUR', isTest: 1, url: null, paidAt: now() },
    })
    .execute();
}
