import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Conversation } from '#core/coach/conversation/conversation.ts';
import { say as words, startAiService, type AiService } from '../../../../tests/support/outside/ai-service.ts';
import { begin, hear, lastOf, openCoachHouse, say, show, textOf } from '../../../../tests/support/houses/coach-house.ts';
import { expectConsoleError } from '../../../../tests/support/fail-on-console-error.ts';
import { spawnServer, type SpawnedServer } from '../../../../tests/support/houses/spawn-server.ts';
import { signUp } from '../../../../tests/support/houses/test-house.ts';

const REPLY = Array.from({ length: 20 }, (_, n) => `This is word${n} of it.`).join(' ');
const PAUSE_MS = 10;
/** More than fits into the page of the database that it begins in. */
const LONG_REPLY = Array.from({ length: 45 }, (_, n) => `The ${`${'waterwheel'.repeat(7)}${n} `.repeat(3).trim()}.`).join(' ');

describe('a server that ends in mid-reply', { timeout: 120_000 }, () => {
  let service: AiService;
  let dataDir = '';
  let server: SpawnedServer | undefined;
  beforeAll(async () => {
    service = await startAiService({ script: [words(REPLY, PAUSE_MS)] });
    dataDir = mkdtempSync(path.join(tmpdir(), 'cairn-turns-'));
  });
  afterEach(() => server?.kill());
  afterAll(async () => {
    await service.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const open = () =>
    spawnServer({ DATA_DIR: dataDir, LIBRARY_DIR: 'docs/examples/first-course', AI_API_KEY: 'none', AI_BASE_URL: service.url });

  const callerAt = (origin: string, cookie: string) => (method: string, url: string, body?: object) =>
    fetch(origin + url, {
      method,
      headers: { origin, cookie, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });

  async function register(origin: string, email: string): Promise<string> {
    const person = { name: 'Robin', email, password: 'quiet stones by the river' };
    const response = await callerAt(origin, '')('POST', '/api/auth/sign-up/email', person);
    return response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  }

  /** All text that comes until the connection breaks, told when there is some. */
  async function readUntilDeath(response: Response, onText: (length: number) => void): Promise<string> {
    let text = '';
    const parser = createParser({
      onEvent: ({ event, data }) => {
        if (event === 'delta') text += (JSON.parse(data) as { text: string }).text;
        onText(text.length);
      },
    });
    const decoder = new TextDecoder();
    try {
      for await (const chunk of response.body ?? []) parser.feed(decoder.decode(chunk, { stream: true }));
    } catch {
      // It broke.
    }
    return text;
  }

  it.each(['SIGKILL', 'SIGTERM'] as const)('by %s has kept all that its readers saw, and the next one can answer again', async (signal) => {
    server = await open();
    const cookie = await register(server.origin, `${signal}@example.org`);
    const ask = callerAt(server.origin, cookie);
    const { id } = (await (await ask('POST', '/api/coach/conversations', { type: 'career' })).json()) as Conversation;
    const sent = (await (await ask('POST', `/api/coach/conversations/${id}/messages`, { content: 'A zephyr moved me.' })).json()) as {
      turnId: string;
    };
    const enough = Promise.withResolvers<void>();
    const reading = readUntilDeath(await ask('GET', `/api/coach/turns/${sent.turnId}/events`), (length) => {
      if (length > 100) enough.resolve();
    });
    await enough.promise;
    await server.kill(signal);
    const seen = await reading;
    expect(REPLY.startsWith(seen)).toBe(true);

    server = await open();
    const again = callerAt(server.origin, cookie);
    const read = async () => (await (await again('GET', `/api/coach/conversations/${id}`)).json()) as Conversation;
    const reply = lastOf(await read());
    expect(reply).toMatchObject({ state: 'failed', failure: { code: 'ai_failed' }, provider: 'openai' });
    expect(reply.content.startsWith(seen)).toBe(true);
    expect(REPLY.startsWith(reply.content)).toBe(true);
    const told = await (await again('GET', `/api/coach/turns/${sent.turnId}/events`)).text();
    expect(told).toContain('event: failed');
    for (const word of ['zephyr', 'word3']) {
      const found = (await (await again('GET', `/api/coach/conversations?q=${word}`)).json()) as { total: number };
      expect([word, found.total]).toEqual([word, 1]);
    }

    const retried = (await (await again('POST', `/api/coach/conversations/${id}/replies`, {})).json()) as { turnId: string };
    await (await again('GET', `/api/coach/turns/${retried.turnId}/events`)).text();
    expect(lastOf(await read())).toMatchObject({ state: 'complete', content: REPLY });
  });
});

describe('a database that cannot be written to in mid-reply', () => {
  it('ends the reply on a full disk, shows nothing that it does not have, and keeps what was said once there is room', async () => {
    expectConsoleError();
    const house = await openCoachHouse([words(LONG_REPLY, PAUSE_MS)]);
    const learner = await signUp(house.app);
    const { id } = await begin(learner);
    const setPages = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(house.house.db);
    const turnId = await say(learner, id, 'Well.');
    await sql`vacuum`.execute(house.house.db);
    await setPages(1);
    const hearing = hear(learner, turnId);
    await sleep(100 * PAUSE_MS);
    await setPages(1_000_000);
    const told = textOf(await hearing);
    const reply = lastOf(await show(learner, id));
    expect(reply).toMatchObject({ state: 'failed', failure: { code: 'ai_failed' } });
    expect(told).toBe(reply.content);
    expect(LONG_REPLY.startsWith(reply.content)).toBe(true);
    await house.close();
  });

  it('is waited for while another process holds it', async () => {
    const house = await openCoachHouse([words(REPLY, PAUSE_MS)]);
    const learner = await signUp(house.app);
    const { id } = await begin(learner);
    const turnId = await say(learner, id, 'Well.');
    const other = new DatabaseSync(path.join(house.house.env.DATA_DIR, 'cairn.db'));
    other.exec('begin immediate');
    const hearing = hear(learner, turnId);
    await sleep(500);
    other.exec('rollback');
    other.close();
    expect(textOf(await hearing)).toBe(REPLY);
    expect(lastOf(await show(learner, id))).toMatchObject({ state: 'complete', content: REPLY });
    await house.close();
  });

  it('leaves nobody waiting when the server ends meanwhile', async () => {
    expectConsoleError();
    const house = await openCoachHouse([words(REPLY, PAUSE_MS)]);
    const learner = await signUp(house.app);
    const { id } = await begin(learner);
    const turnId = await say(learner, id, 'Well.');
    await sql`create trigger full_disk before update on "coachTurn" begin select raise(abort, 'no'); end`.execute(house.house.db);
    const stopping = learner.call('POST', `/api/coach/turns/${turnId}/stop`);
    house.house.work.stop();
    expect((await stopping).status).toBe(204);
    expect(await house.house.work.ended(2000)).toEqual([]);
    await house.close();
  });
});
