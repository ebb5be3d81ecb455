import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHAT_CONSENT } from '#core/brand/chat.ts';
import { expectProblem } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call } from '../../../tests/support/houses/test-house.ts';
import { widgetPolicy, ZENDESK_HOST } from './widget-document.ts';

const ALLOWED = { cookie: `${CHAT_CONSENT.cookie}=${CHAT_CONSENT.value}` };

let study: StudyHouse;
beforeAll(async () => {
  const files = { 'brand.yaml': 'name: Study\nhosts:\n  chat.example: { zendesk_key: key-1 }\n' };
  study = await openStudyHouse({ files, env: { ZENDESK_HOST: 'http://127.0.0.1:9/elsewhere' } });
});
afterAll(() => study.close());

const ask = (headers: Record<string, string>) => call(study.app, 'GET', '/chat/widget', undefined, headers);

describe("the support chat's document", () => {
  it('is not there without a key', async () => {
    await expectProblem(await ask(ALLOWED), 404, 'not_found');
  });

  it.each([{}, { cookie: `${CHAT_CONSENT.cookie}=no` }])('is not there without consent: %j', async (headers) => {
    await expectProblem(await ask({ host: 'chat.example', ...headers }), 404, 'not_found');
  });

  it('loads the widget of the key, may stand in a frame of this site alone, and is kept nowhere', async () => {
    const response = await ask({ host: 'chat.example', ...ALLOWED });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('"http://127.0.0.1:9/ekr/snippet.js?key=key-1"');
    expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toMatch(/script-src 'nonce-[\w+/]+=*' http:\/\/127\.0\.0\.1:9;/);
    expect(policy).toContain("frame-ancestors 'self'");
  });

  it('is the only one that allows others in', async () => {
    expect(widgetPolicy({ host: ZENDESK_HOST, nonce: 'N' })).toContain("script-src 'nonce-N' https://static.zdassets.com");
    const elsewhere = await call(study.app, 'GET', '/api/brand', undefined, { host: 'chat.example', ...ALLOWED });
    expect(elsewhere.headers.get('x-frame-options')).toBe('DENY');
  });
});
