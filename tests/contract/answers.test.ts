import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import type { LearnerId } from '#core/account/learner.ts';
import { ANSWERS, type PlainCallOf } from '#core/api/answers.ts';
import { streamOf } from '#core/api/event-stream.ts';
import { Plan } from '#core/brand/brand.ts';
import { ITEM_KINDS } from '#core/library/kind.ts';
import { accountCalls } from '#web/api/account-calls.ts';
import { certificateCalls } from '#web/api/certificate-calls.ts';
import { createApi } from '#web/api/client.ts';
import { contactCalls } from '#web/api/contact-calls.ts';
import { filterCalls } from '#web/api/filter-calls.ts';
import { iqCalls } from '#web/api/iq-calls.ts';
import { noteCalls } from '#web/api/note-calls.ts';
import { ownDataCalls } from '#web/api/own-data-calls.ts';
import { paymentCalls } from '#web/api/payment-calls.ts';
import { quizCalls } from '#web/api/quiz-calls.ts';
import { reviewCalls } from '#web/api/review-calls.ts';
import { signInCalls } from '#web/api/sign-in-calls.ts';
import { summaryCalls } from '#web/api/summary-calls.ts';
import { makeAuthenticator } from '../support/outside/authenticator.ts';
import { checkAnswer, declare } from '../support/houses/check-answers.ts';
import { startOpenIdProvider, type OpenIdProvider } from '../support/outside/openid-provider.ts';
import { mailsTo, tokenOf } from '../support/outside/outbox.ts';
import { openStudyHouse, type StudyHouse } from '../support/houses/study-library.ts';
import { call, ORIGIN } from '../support/houses/test-house.ts';

let study: StudyHouse;
let google: OpenIdProvider;
beforeAll(async () => {
  google = await startOpenIdProvider();
  study = await openStudyHouse({ env: google.env });
});
afterAll(async () => {
  await study.close();
  await google.close();
});

describe('the table of answers', () => {
  it('has every route of the API, each described by its own address', async () => {
    const { paths } = (await (await call(study.app, 'GET', '/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => ({
        address: `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        operationId,
      })),
    );
    expect(routes.map(({ operationId }) => operationId)).toEqual(routes.map(({ address }) => address));
    // Those of better-auth are its own, and in no document of ours.
    const declared = Object.keys(ANSWERS).filter((address) => !address.includes(' /auth/'));
    expect(routes.map(({ address }) => address).toSorted()).toEqual(declared.toSorted());
  });
});

describe('the client', () => {
  let cookie = '';
  const plain = createApi(async (path, init) => {
    const headers = { ...(init?.headers as Record<string, string>), cookie, origin: ORIGIN };
    const response = await study.app.request(`${ORIGIN}${path}`, { ...init, headers });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) cookie = set.split(';')[0] ?? '';
    return response;
  });
  const { ask: _, ...own } = plain;
  const api = {
    ...own,
    ...accountCalls(plain),
    ...filterCalls(plain),
    ...certificateCalls(plain),
    ...contactCalls(plain),
    ...iqCalls(plain),
    ...noteCalls(plain),
    ...ownDataCalls(plain),
    ...paymentCalls(plain),
    ...quizCalls(plain),
    ...reviewCalls(plain),
    ...signInCalls(plain),
    ...summaryCalls(plain),
  };
  type Api = typeof api;
  const person = { email: 'robin@example.org', password: 'quiet stones by the river' };
  const PLACE = { positionSec: 5, fraction: 0.5, completed: false, observedAt: '2026-05-01T00:00:00.000Z' };

  const used = new Set<string>();
  const use = <Name extends keyof Api>(name: Name, ...given: Parameters<Api[Name]>): ReturnType<Api[Name]> => {
    used.add(name);
    return (api[name] as (...all: typeof given) => ReturnType<Api[Name]>)(...given);
  };

  /** A challenge has a cookie of its own, beside that of the session. */
  const withSession = async (ask: () => Promise<{ challenge: string }>) => {
    const session = cookie;
    return { ...(await ask()), session };
  };

  it('registers a visitor, and knows who is signed in [spec 7.calls.authentication .brand]', async () => {
    expect(await use('getBrand')).toMatchObject({ name: 'Study' });
    expect(await plain.ask('GET /return-to')).toEqual({ to: '/discover' });
    expect(await use('getSession')).toBeNull();
    expect((await use('signUp', { ...person, name: 'Robin' })).user.email).toBe(person.email);
    await use('signOut');
    expect(await api.getSession()).toBeNull();
    expect((await use('signIn', person)).user.name).toBe('Robin');
    expect(await api.getSession()).toMatchObject({ name: 'Robin', email: person.email });
  });

  it('makes a passkey and signs in with it', async () => {
    expect(await use('getWaysIn')).toEqual({ google: true });
    const { challenge, session } = await withSession(() => use('beginPasskey', {}));
    const authenticator = makeAuthenticator(ORIGIN);
    cookie = `${cookie}; ${session}`;
    const { id } = await use('addPasskey', authenticator.register(challenge));
    cookie = session;
    expect(await use('renamePasskey', id, 'Laptop')).toMatchObject({ name: 'Laptop' });
    expect((await use('listPasskeys')).items.map(({ name }) => name)).toEqual(['Laptop']);
    const begun = await withSession(() => use('beginPasskeySignIn'));
    expect((await use('signInByPasskey', authenticator.signIn(begun.challenge))).user.name).toBe('Robin');
    expect(await use('removePasskey', id)).toBeUndefined();
  });

  it('links Google, and unlinks it', async () => {
    expect(await use('getGoogleLink')).toEqual({ isOffered: true, isLinked: false });
    const session = cookie;
    expect((await use('beginGoogleLink', {})).url).toContain(google.env['GOOGLE_ISSUER'] ?? '');
    cookie = session;
    expect(await use('removeGoogleLink')).toBeUndefined();
  });

  it('writes to whoever runs the site', async () => {
    expect(await use('writeMessage', { name: 'Robin', email: person.email, message: 'Hello' })).toEqual({ id: expect.any(String) });
  });

  it('finds and opens works [spec 1.kinds.courses .audiobooks .podcasts .videos .ebooks .speech 7.calls.content]', async () => {
    expect((await use('listItems', { limit: 2, sort: 'title' })).items.length).toBe(2);
    for (const kind of ITEM_KINDS) {
      const { items } = await api.listItems({ kind, limit: 1 });
      const [first] = items;
      expect(await use('getItem', kind, first?.id ?? '')).toMatchObject({ ...first, kind });
    }
    expect((await use('listTopics', 'audiobook')).items).toContainEqual({ topic: 'rivers', items: 3 });
    expect((await use('listSkillCounts', 'audiobook')).items).toContainEqual({ skill: 'keeping-attention', items: 3 });
    expect(await use('getLesson', 'deep-work', 'deep-work.why-focus')).toMatchObject({ title: 'Why focus' });
    expect(await use('markQuiz', 'deep-work', 'deep-work.check', 0, { switch: ['b'], remove: ['a', 'b'] })).toMatchObject({ passed: true });
    expect(await use('getEpisode', 'field-notes.note-1')).toMatchObject({ html: expect.stringContaining('Show notes') });
    expect((await use('listEpisodes', ['part-2.a', 'gone'])).items.map(({ id }) => id)).toEqual(['part-2.a']);
    expect((await use('getSpeech', 'tts-deep-work.why-focus')).cues.length).toBeGreaterThan(0);
    expect((await use('search', { q: 'quiet river' })).results[0]?.item.id).toBe('quiet-river');
    expect((await use('getDiscover')).sections.length).toBeGreaterThan(0);
  });

  it('keeps what is the learner’s [spec 7.calls.favorites .progress .profile]', async () => {
    expect(await use('setFavorite', 'part-2', true)).toBeUndefined();
    expect((await use('listFavorites')).items.map(({ id }) => id)).toEqual(['part-2']);
    await api.setFavorite('part-2', false);
    expect((await api.listFavorites()).total).toBe(0);

    expect(await use('getProgress', 'part-2.a')).toBeNull();
    expect(await use('saveProgress', 'part-2.a', PLACE)).toMatchObject(PLACE);
    expect(await api.getProgress('part-2.a')).toMatchObject(PLACE);
    const places = (await use('listProgress')).items;
    expect(places.find(({ unitId }) => unitId === 'part-2.a')).toMatchObject({ ...PLACE, unitTitle: 'Part 2', item: { id: 'part-2' } });

    const begun = await use('listUnderWay');
    expect(begun).toMatchObject({ hasBegun: true, isCut: false });
    expect(begun.places.find(({ unitId }) => unitId === 'part-2.a')).toMatchObject({ ...PLACE, item: { id: 'part-2' } });

    const note = await use('addNote', { unitId: 'part-2.a', positionSec: 5, text: 'Here' });
    expect(await use('changeNote', note.id, { text: null })).toMatchObject({ id: note.id, text: null });
    expect((await use('listNotes', 'part-2.a')).items.map(({ id }) => id)).toEqual([note.id]);
    expect((await use('searchNotes', { q: 'part', order: 'work' })).items).toEqual([await use('getNote', note.id)]);
    expect(await use('deleteNote', note.id)).toBeUndefined();
    expect((await api.listNotes('part-2.a')).total).toBe(0);

    expect((await use('changeProfile', { playback: { rate: 1.5 } })).playback.rate).toBe(1.5);
    expect((await use('getProfile')).playback.rate).toBe(1.5);
  });

  it('brings back what was marked and missed', async () => {
    const { house } = study;
    const { id: userId } = (await api.getSession()) ?? { id: '' as LearnerId };
    await api.addNote({ unitId: 'part-2.a', positionSec: 5, quote: 'Slow water runs deep.' });
    const marks = JSON.stringify([{ questionId: 'switch', correct: false }]);
    const sheet = { id: 'sheet', userId, unitId: 'deep-work.check', itemId: 'deep-work', round: 0, marks, fraction: 0, passed: 0 };
    await house.db
      .insertInto('quizAttempt')
      .values({ ...sheet, at: house.now() })
      .execute();
    expect(await use('getReview', 'Pacific/Honolulu')).toMatchObject({ cards: [], total: 2 });
    // A card comes back after a night at the earliest.
    const { now } = house;
    house.now = () => now() + 86_400_000;
    const { cards } = await api.getReview('Pacific/Kiritimati');
    const [note, question] = ['note', 'question'].map((kind) => cards.find((card) => card.kind === kind)?.id ?? '');
    expect(await use('answerCard', question ?? '', ['b'])).toMatchObject({ correct: true });
    expect((await use('gradeCard', note ?? '', { grade: 'good' }, 'Pacific/Kiritimati')).cards).toHaveLength(1);
    expect((await use('undoGrade', note ?? '', {}, 'Pacific/Kiritimati')).cards).toHaveLength(2);
    expect(await use('removeCard', note ?? '')).toBeUndefined();
    expect((await api.getReview('Pacific/Kiritimati')).total).toBe(1);
    house.now = now;
  });

  it('talks with the coach', async () => {
    expect(await use('getCoach')).toMatchObject({ provider: 'builtin', isBuiltinOnly: false, turnsToday: 0 });
    const { id, messages } = await use('startConversation', { type: 'interview', context: { question: 'Why bread?' } });
    const { turnId, message } = await use('sendMessage', id, { content: 'Once I baked for two hundred people.' }, 'key-1');
    expect(messages[0]).toMatchObject({ role: 'assistant', state: 'complete' });
    expect(message).toMatchObject({ role: 'user', evaluation: { rubric: 'interview' } });
    expect(await use('stopTurn', turnId)).toBeUndefined();
    const again = await use('askReplyAgain', id, {}, 'key-2');
    await api.stopTurn(again.turnId);
    const corrected = await use('correctHeard', id, message.id, { heardAs: 'fact' }, 'key-3');
    await api.stopTurn(corrected.turnId);
    expect(await use('changeConversation', id, { title: 'Bread' })).toMatchObject({ title: 'Bread', isActive: true });
    expect((await use('getConversation', id)).messages).toHaveLength(3);
    expect(await use('endConversation', id)).toMatchObject({ isActive: false, review: { headline: expect.any(String) } });
    expect(await use('answerEvidence', id, { agreed: [], refused: [] })).toMatchObject({ id, evidence: expect.any(Array) });
    expect((await use('listConversations', { q: 'baked' })).items).toMatchObject([
      { id, title: 'Bread', match: { messageId: message.id } },
    ]);
    expect(await use('deleteConversation', id)).toBeUndefined();
    expect((await api.listConversations()).total).toBe(0);
    const { id: careerId } = await use('startConversation', { type: 'career', context: {} });
    await api.stopTurn((await use('sendMessage', careerId, { content: 'I want to bake by day.' }, 'key-4')).turnId);
    const factId = (await use('getFacts')).items[0]?.id ?? '';
    expect(await use('changeFact', factId, { text: 'Bake by day' })).toMatchObject({ id: factId, text: 'Bake by day' });
    expect(await use('deleteFact', factId)).toBeUndefined();
    const goal = await use('addGoal', { text: 'Bake.' });
    expect(await use('getGoal', goal.id)).toEqual(goal);
    expect((await use('listNextSteps', 'Europe/Berlin')).items).toEqual([]);
    expect(await use('changeGoal', goal.id, { state: 'done' })).toMatchObject({ id: goal.id, state: 'done' });
    expect((await use('listSkills')).skills).toContainEqual(expect.objectContaining({ id: 'delegating', learned: 0 }));
    expect((await use('getLookBack', {})).goals.done).toMatchObject([{ id: goal.id }]);
    expect(await use('getSummary', 'Europe/Berlin')).toMatchObject({ timeZone: 'Europe/Berlin', streak: { isTodayDone: true } });
    expect((await use('listGoals')).items.map(({ text }) => text)).toEqual(['Bake.']);
    expect(await use('deleteGoal', goal.id)).toBeUndefined();
    const session = { session_id: id, coaching_type: '', focus_area: '', duration_minutes: 1 };
    const payload = { ...session, topics_covered: [], insights_gained: [], action_items: [] };
    const record = { recordType: 'managerial_coaching', category: 'coaching', mode: 'automatic', payload } as const;
    expect(await use('sendRecord', record)).toEqual(await api.sendRecord(record));
  });

  it('makes a plan of answers', async () => {
    const answers = [{ questionId: 'challenges' as const, answer: ['time', 'delegating'] }];
    expect((await use('proposeSituations', { answers })).proposals[0]?.situations).toHaveLength(3);
    const made = await use('sendAssessment', { answers }, 'key-3');
    expect(await api.sendAssessment({ answers }, 'key-3')).toEqual(made);
    expect(await use('getLatestAssessment')).toEqual(made);
    expect(await use('getAssessment', made.id)).toEqual(made);
    expect((await use('listAssessments')).items).toMatchObject([{ id: made.id, headline: made.headline }]);
    expect([await use('deleteAssessment', made.id), await api.getLatestAssessment()]).toEqual([undefined, null]);
  });

  it('takes the IQ test', async () => {
    expect((await use('listIqPractice', 'nonvisual')).items.map(({ domain }) => domain)).toContain('verbal');
    const { id, item } = await use('startIqSitting', { form: 'nonvisual', timing: 'untimed' });
    expect((await use('getIqStatus')).open).toMatchObject({ id, form: 'nonvisual', isScored: true });
    let next = (await use('answerIqItem', id, { itemId: item.id, answer: null, timeSpentMs: 5 })).item;
    expect(await use('getIqSitting', id)).toMatchObject({ state: 'open', item: next });
    while (next) next = (await api.answerIqItem(id, { itemId: next.id, answer: null, timeSpentMs: 5 })).item;
    expect(await api.getIqSitting(id)).toMatchObject({ state: 'finished', result: { notReportable: 'too_few_answers' } });
    expect(await use('getIqItem', id, 1)).toMatchObject({ number: 1, outcome: 'omitted', shown: { prompt: item.prompt } });
    const { id: siblingId } = await use('makeIqSibling', id, 1);
    expect((await use('answerIqSibling', siblingId, { answer: null })).answer).toBeNull();
    expect((await use('makeIqPracticeSibling', 'practice-order')).domain).toBe('logical');
    expect(await use('wordIqAnalysis', id)).toMatchObject({ source: 'fallback' });
    expect((await use('listIqSittings')).items).toMatchObject([{ id, state: 'finished', score: null }]);
    expect(await use('deleteIqSitting', id)).toBeUndefined();
    expect((await api.listIqSittings()).total).toBe(0);
  });

  it('certifies a course that is finished', async () => {
    for (const { id } of (await api.getItem('course', 'slow-reading')).units)
      await api.saveProgress(id, { ...PLACE, fraction: 1, completed: true });
    const certificate = await use('issueCertificate', 'slow-reading');
    expect(await use('getCertificate', certificate.code)).toEqual(certificate);
    expect(await use('withdrawCertificate', certificate.code)).toBeUndefined();
  });

  it('buys a plan, stops it and lets it go on', async () => {
    const { brand } = study.house;
    const member = { ...Plan.parse({ id: 'member', name: 'Member', price: 9 }), access: ['open' as const, 'members' as const] };
    study.house.brand = { ...brand, forHost: (host) => ({ ...brand.forHost(host), plans: [member] }) };
    expect((await use('startCheckout', 'member')).url).toContain('/payment?plan=member');
    const card = { number: '4242424242424242', expires: '04 / 31', cvc: '123' };
    expect((await use('payInTestMode', { planId: 'member', ...card })).plan).toMatchObject({ id: 'member', status: 'active' });
    expect((await use('cancelPlan')).plan?.cancelsAtEnd).toBe(true);
    expect((await use('resumePlan')).plan).toEqual((await use('getPlan')).plan);
    await expect(use('openPortal')).rejects.toMatchObject({ code: 'conflict' });
    study.house.brand = brand;
  });

  it('looks after an account', async () => {
    const changed = { email: 'robin.vale@example.org', password: 'a trail that nobody walks' };
    expect(await use('changeName', { name: 'Ada' })).toEqual({ status: true });
    expect(await use('changeEmail', { newEmail: changed.email, password: person.password })).toEqual({ status: true });
    const [link] = await mailsTo(study.house, changed.email);
    expect(await use('confirmEmail', tokenOf(link))).toEqual({ status: true });
    const { user } = await use('changePassword', { currentPassword: person.password, newPassword: changed.password });
    expect([user.name, user.email]).toEqual(['Ada', changed.email]);
    await api.signOut();
    await api.signIn(changed);
    await use('endOtherSessions');
    const { items } = await use('listSessions');
    expect(items.map(({ isCurrent }) => isCurrent)).toEqual([true]);
    await use('endSession', items[0]?.id ?? '');
    expect(await api.getSession()).toBeNull();
    expect(await use('requestPasswordReset', { email: changed.email })).toMatchObject({ status: true });
    const reset = (await mailsTo(study.house, changed.email)).at(-1);
    expect(await use('checkResetLink', tokenOf(reset))).toEqual({ isGood: true, waysIn: [] });
    expect(await use('resetPassword', { token: tokenOf(reset), newPassword: person.password, keepsWaysIn: false })).toEqual({
      status: true,
    });
    await api.signIn({ email: changed.email, password: person.password });
  });

  it('deletes the account', async () => {
    expect(await use('deleteAccount', person.password)).toBeUndefined();
    expect(await api.getSession()).toBeNull();
  });

  it('has no other call', () => {
    expect([...used].toSorted()).toEqual(Object.keys(api).toSorted());
  });
});

describe('the check of every answer', () => {
  const check = (method: string, path: string, body: unknown, init: ResponseInit = {}): Promise<Response> =>
    checkAnswer(method, path, Response.json(body, init));
  const problem = { type: 'about:blank#x', title: 'X', status: 404, detail: 'No.', code: 'x' };
  const asProblem = { status: 404, headers: { 'content-type': 'application/problem+json' } };

  it('takes what is declared', async () => {
    await check('GET', '/api/return-to', { to: '/' });
    await check('GET', '/api/progress/a', null);
    await check('GET', '/api/progress/a', problem, asProblem);
    await checkAnswer('DELETE', '/api/notes/n', new Response(null, { status: 204 }));
    await checkAnswer('GET', '/api/docs', new Response('<html>', { headers: { 'content-type': 'text/html' } }));
  });

  it.each([
    ['a field that is missing', 'GET', '/api/return-to', {}, {}],
    ['a field too many', 'GET', '/api/return-to', { to: '/', from: '/' }, {}],
    ['a field too many, deep inside', 'GET', '/api/topics', { items: [{ topic: 'a', items: 1, id: 2 }] }, {}],
    ['words where nothing is declared', 'DELETE', '/api/notes/n', {}, {}],
    ['a route that is not declared', 'GET', '/api/notes/n', {}, {}],
    ['a problem that tells too much', 'GET', '/api/notes', { ...problem, stack: 'at …' }, asProblem],
    ['a refusal that is no problem', 'GET', '/api/notes', { code: 'A', message: 'b' }, { status: 401 }],
    ['a refusal in the words of better-auth', 'POST', '/api/auth/sign-in/email', { code: 'A', message: 'b' }, { status: 401 }],
  ] as const)('refuses %s', async (_, method, path, body, init) => {
    await expect(check(method, path, body, init as ResponseInit)).rejects.toThrow(`${method} ${path}`);
  });

  it('refuses a page where JSON is declared', async () => {
    const page = new Response('<html>', { headers: { 'content-type': 'text/html' } });
    await expect(checkAnswer('GET', '/api/return-to', page)).rejects.toThrow('GET /api/return-to');
  });

  it('reads compressed answers too', async () => {
    const { body } = Response.json({ to: '/', from: '/' });
    const squeezed = new Response(body?.pipeThrough(new CompressionStream('gzip')) ?? null, {
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    });
    await expect(checkAnswer('GET', '/api/return-to', squeezed)).rejects.toThrow('other fields');
  });
});

describe('a stream of events', () => {
  const TABLE = { 'GET /now': z.object({ at: z.number() }), 'GET /ticks': streamOf({ tick: z.object({ at: z.number() }), end: z.null() }) };
  const check = (path: string, body: BodyInit, type = 'text/event-stream', table = declare(TABLE)) =>
    checkAnswer('GET', path, new Response(body, { headers: { 'content-type': type } }), table);
  const read = async (body: string) => (await check('/api/ticks', body)).text();
  const TICK = 'id: 1\nevent: tick\ndata: {"at":1}\n\n';

  it('is taken as it is where it is declared', async () => {
    const whole = `: \n\n${TICK}id: 2\nevent: end\ndata: null\n\n`;
    expect(await read(whole)).toBe(whole);
    await checkAnswer('GET', '/api/ticks', new Response(null, { status: 204 }), declare(TABLE));
  });

  it('is refused where something else is declared, and nothing', async () => {
    await expect(check('/api/now', TICK)).rejects.toThrow('GET /api/now');
    await expect(check('/api/ticks', '{"at":1}', 'application/json')).rejects.toThrow('with events');
    await expect(check('/api/ticks', TICK, 'text/event-stream', declare({}))).rejects.toThrow('nothing is declared');
  });

  it.each([
    ['of a sort that is not declared', 'id: 1\nevent: tock\ndata: {"at":1}\n\n'],
    ['with the data of another', 'id: 1\nevent: end\ndata: {"at":1}\n\n'],
    ['with a field too many', 'id: 1\nevent: tick\ndata: {"at":1,"by":2}\n\n'],
    ['without a number', 'event: tick\ndata: {"at":1}\n\n'],
  ])('fails whoever reads an event %s', async (_, body) => {
    await expect(read(TICK + body)).rejects.toThrow('GET /api/ticks');
  });

  it('cannot be asked for as if it were one answer', () => {
    expectTypeOf<PlainCallOf<typeof TABLE>>().toEqualTypeOf<'GET /now'>();
  });
});
