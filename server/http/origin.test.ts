import { expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { linkOriginOf, siteOriginOf } from './origin.ts';

const brand = {
  hasHost: (host: string) => host.replace(/:\d+$/, '') === 'north.example',
  forHost: () => undefined as never,
  logoFor: () => null,
  warnings: () => [],
};
const links = (env: Record<string, string>, asked: string) =>
  linkOriginOf({ env: readEnv(env), brand }, `${asked}/api/auth/request-password-reset`);
const PUBLIC = { PUBLIC_URL: 'https://learn.example.org' };

it.each([
  [PUBLIC, 'http://learn.example.org', 'https://learn.example.org'],
  [PUBLIC, 'http://evil.example', 'https://learn.example.org'],
  [PUBLIC, 'http://localhost:3000', 'https://learn.example.org'],
  [PUBLIC, 'http://north.example', 'https://north.example'],
  [{}, 'http://north.example', 'http://north.example'],
  [{}, 'http://localhost', 'http://localhost'],
  [{}, 'http://localhost:3000', 'http://localhost:3000'],
  [{}, 'http://localhost:4000', 'http://localhost:3000'],
  [{ PORT: '0' }, 'http://localhost:4000', 'http://localhost:4000'],
  [{ PORT: '4000' }, 'http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
  [{ PORT: '4000' }, 'http://[::1]:4000', 'http://[::1]:4000'],
  [{}, 'http://north.example:3000', 'http://north.example:3000'],
  [{}, 'http://north.example:9999', 'http://north.example:3000'],
  [PUBLIC, 'http://north.example:9999', 'https://north.example'],
  [{ PUBLIC_URL: 'https://learn.example.org:8443' }, 'http://north.example', 'https://north.example:8443'],
  [{}, 'http://evil.example', 'http://localhost:3000'],
  [{}, 'http://127.0.0.1.evil.example', 'http://localhost:3000'],
  [{ HOST: 'learn.home' }, 'http://learn.home:3000', 'http://learn.home:3000'],
  [{ HOST: 'learn.home', PORT: '80' }, 'http://evil.example', 'http://learn.home:80'],
])('with %j, mails written at %s lead to %s', (env, asked, origin) => expect(links(env, asked)).toBe(origin));

it.each([
  [PUBLIC, 'http://learn.example.org', 'https://learn.example.org'],
  [PUBLIC, 'http://evil.example', 'https://learn.example.org'],
  [PUBLIC, 'http://north.example', 'https://north.example'],
  [{}, 'http://north.example', 'http://north.example'],
  [{}, 'http://192.168.1.4:3000', 'http://192.168.1.4:3000'],
])('with %j, the site asked at %s takes writes of %s', (env, asked, origin) =>
  expect(siteOriginOf({ env: readEnv(env), brand }, `${asked}/api/favorites/stone`)).toBe(origin),
);
