import { createHmac, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectJson, expectProblem } from '../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../tests/support/houses/study-library.ts';
import { call, ORIGIN, signUp } from '../../tests/support/houses/test-house.ts';
import { composeApi, type Entrances } from './compose-api.ts';
import { answerError, answerNotFound } from './problem.ts';
import type { LearnerEnv, SessionEnv } from './session.ts';
import type { SignedEnv } from './signature.ts';

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  study = await openStudyHouse({ files: {} });
  learner = await signUp(study.app);
});
afterAll(() => study.close());

const NOTHING: Entrances = { open: [], signed: [], accounts: [], visitors: [], learners: [] };
const serve = (entrances: Partial<Entrances>) => {
  const app = new Hono().route('/api', composeApi(study.house, { ...NOTHING, ...entrances }));
  app.onError(answerError);
  app.notFound(answerNotFound);
  return app;
};

const mine = () =>
  new Hono<LearnerEnv>().get('/mine', (c) => c.json(c.var.learner.email)).put('/mine/:id', (c) => c.json(c.req.param('id')));
const anyones = () => new Hono<SessionEnv>().get('/anyones', (c) => c.json(c.var.learner?.email ?? null));

describe('a router for learners', () => {
  it('is closed to visitors on every path, and knows the learner', async () => {
    const app = serve({ learners: [mine()] });
    await expectProblem(await call(app, 'GET', '/api/mine'), 401, 'not_signed_in');
    await expectProblem(await call(app, 'PUT', '/api/mine/1'), 401, 'not_signed_in');
    expect(await expectJson(await call(app, 'GET', '/api/mine', undefined, { cookie: learner.cookie }))).toBe(learner.email);
    expect(await expectJson(await call(app, 'PUT', '/api/mine/1', undefined, { cookie: learner.cookie }))).toBe('1');
  });

  it('closes nothing else', async () => {
    const app = serve({ visitors: [anyones()], learners: [mine()] });
    expect(await expectJson(await call(app, 'GET', '/api/anyones'))).toBeNull();
    expect(await expectJson(await call(app, 'GET', '/api/anyones', undefined, { cookie: learner.cookie }))).toBe(learner.email);
    await expectProblem(await call(app, 'GET', '/api/nowhere'), 404, 'not_found');
  });

  it('fits no other way', () => {
    const signed = new Hono<SignedEnv>();
    // @ts-expect-error visitors are not learners
    expect({ ...NOTHING, visitors: [mine()] } satisfies Entrances).toBeDefined();
    // @ts-expect-error nobody has been asked
    expect({ ...NOTHING, open: [mine()] } satisfies Entrances).toBeDefined();
    // @ts-expect-error no session has been read
    expect({ ...NOTHING, open: [anyones()] } satisfies Entrances).toBeDefined();
    // @ts-expect-error without a signature
    expect({ ...NOTHING, open: [signed] } satisfies Entrances).toBeDefined();
  });
});

describe('a webhook', () => {
  const SECRET = 'agreed with the sender';
  const sign = (body: string) => createHmac('sha256', SECRET).update(body).digest('hex');
  const isSigned = (headers: Headers, body: string) => {
    const given = Buffer.from(headers.get('x-signature') ?? '');
    const right = Buffer.from(sign(body));
    return given.length === right.length && timingSafeEqual(given, right);
  };
  const router = new Hono<SignedEnv>().post('/webhook', (c) => c.json(c.var.signedBody));
  const app = () => serve({ signed: [{ isSigned, router }], visitors: [anyones()], learners: [mine()] });
  const send = (body: string, headers: Record<string, string>) => app().request(`${ORIGIN}/api/webhook`, { method: 'POST', body, headers });

  it('is taken by its signature, from any origin, without a session', async () => {
    const body = '{"paid":  true}';
    expect(await expectJson(await send(body, { 'x-signature': sign(body) }))).toBe(body);
    expect(await expectJson(await send(body, { 'x-signature': sign(body), origin: 'https://pay.example' }))).toBe(body);
  });

  it('is refused without one, with that of another body, and whoever is signed in', async () => {
    await expectProblem(await send('{}', {}), 400, 'bad_signature');
    await expectProblem(await send('{"paid":true}', { 'x-signature': sign('{"paid":false}') }), 400, 'bad_signature');
    await expectProblem(await send('{}', { cookie: learner.cookie, origin: ORIGIN }), 400, 'bad_signature');
  });

  it('is refused when it is too large', async () => {
    const body = 'x'.repeat(1024 * 1024 + 1);
    await expectProblem(await send(body, { 'x-signature': sign(body) }), 413, 'too_large');
  });

  it('leaves the origin check of everything else as it is', async () => {
    await expectProblem(
      await call(app(), 'PUT', '/api/mine/1', undefined, { cookie: learner.cookie, origin: 'https://evil.example' }),
      403,
      'bad_origin',
    );
  });
});

/** What a visitor may ask of the API; whatever else it has is for learners. */
const FOR_VISITORS = [
  /^\/(health|brand|return-to|items|topics|skill-counts|episodes|contact|examples)$/,
  /^\/(courses|audiobooks|podcasts|videos|ebooks)(\/\{id\})?$/,
  /^\/podcasts\/\{id\}\/episodes$/,
  // Of the payment service, by its signature.
  /^\/payments\/webhook$/,
];
/** A certificate is read by whoever has its code, and withdrawn by its owner alone. */
const CERTIFICATE = '/certificates/{code}';

it('every other route of the API is closed to visitors [spec 6.roles.visitors]', async () => {
  const { paths } = await expectJson<{ paths: Record<string, Record<string, unknown>> }>(await call(study.app, 'GET', '/api/openapi.json'));
  const closed = Object.entries(paths).filter(([path]) => !FOR_VISITORS.some((pattern) => pattern.test(path)));
  expect(closed.length).toBeGreaterThan(10);
  for (const [path, methods] of closed)
    for (const method of Object.keys(methods).filter((name) => path !== CERTIFICATE || name !== 'get'))
      await expectProblem(await call(study.app, method.toUpperCase(), `/api${path.replaceAll(/\{\w+\}/g, 'x')}`), 401, 'not_signed_in');
});
