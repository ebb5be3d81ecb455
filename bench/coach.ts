import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import { delta, DONE, finish, say, send as pieces, startAiService } from '../tests/support/outside/ai-service.ts';
import { spawnServer, type SpawnedServer } from '../tests/support/houses/spawn-server.ts';
import { count, kb, median, ms, printBenchmark, RUNS, type Benchmark, type Row } from './support/measure.ts';
import { register } from './support/register.ts';

const STREAMS = 500;
const WORDS = 150;
const PAUSE_MS = 40;
const FIRST_TOKENS = 40;
/** Of each reader: how long a connection lasts at most before it is dropped. */
const DROP_MS = 6000;
const ANSWER =
  'Last spring our van broke down two days before the fair. I rang three garages, asked a neighbour for her trailer and drove twice. We opened an hour late and sold all of it.';

interface Caller {
  origin: string;
  cookie: string;
}

const ask = (
  { origin, cookie }: Caller,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
) =>
  fetch(origin + path, {
    method,
    headers: { origin, cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });

async function start(caller: Caller, type: string): Promise<string> {
  const response = await ask(caller, 'POST', '/api/coach/conversations', { type });
  if (!response.ok) throw new Error(await response.text());
  return ((await response.json()) as { id: string }).id;
}

async function send(caller: Caller, id: string): Promise<string> {
  const response = await ask(caller, 'POST', `/api/coach/conversations/${id}/messages`, { content: ANSWER });
  if (!response.ok) throw new Error(await response.text());
  return ((await response.json()) as { turnId: string }).turnId;
}

/** Milliseconds until the first byte of a body that holds `mark`. */
async function timeTo(mark: string, request: () => Promise<Response>): Promise<number> {
  const began = performance.now();
  const response = await request();
  let text = '';
  const leaving = response.body ?? [];
  for await (const chunk of leaving as AsyncIterable<Uint8Array>) {
    text += new TextDecoder().decode(chunk);
    if (text.includes(mark)) return performance.now() - began;
  }
  throw new Error(`Never said: ${text}`);
}

async function firstTokens(caller: Caller, aiUrl: string, type: string): Promise<{ direct: number; through: number }> {
  const direct: number[] = [];
  const through: number[] = [];
  for (let run = 0; run < FIRST_TOKENS; run++) {
    const body = JSON.stringify({ model: 'x', stream: true, messages: [{ role: 'user', content: ANSWER }] });
    direct.push(
      await timeTo('"content"', () =>
        fetch(`${aiUrl}/chat/completions`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
      ),
    );
    const id = await start(caller, type);
    let turnId = '';
    through.push(
      await timeTo('event: delta', async () => {
        turnId = await send(caller, id);
        return ask(caller, 'GET', `/api/coach/turns/${turnId}/events`);
      }),
    );
    await ask(caller, 'POST', `/api/coach/turns/${turnId}/stop`, {});
  }
  return { direct: median(direct), through: median(through) };
}

/** Reads a reply to its end while its connection is dropped again and again. */
async function readWithDrops(caller: Caller, turnId: string, random: () => number): Promise<{ text: string; drops: number }> {
  let text = '';
  let lastId = 0;
  for (let drops = 0; ; drops++) {
    const leaving = new AbortController();
    const timer = setTimeout(() => leaving.abort(), random() * DROP_MS);
    let isOver = false;
    try {
      const headers = lastId > 0 ? { 'last-event-id': String(lastId) } : {};
      const response = await ask(caller, 'GET', `/api/coach/turns/${turnId}/events`, undefined, headers, leaving.signal);
      if (!response.ok) throw new Error(await response.text());
      const parser = createParser({
        onEvent: ({ id, event, data }) => {
          lastId = Number(id);
          if (event === 'delta') text += (JSON.parse(data) as { text: string }).text;
          else isOver = true;
        },
      });
      const decoder = new TextDecoder();
      for await (const chunk of response.body ?? []) parser.feed(decoder.decode(chunk, { stream: true }));
    } catch (error) {
      // A connection that breaks by itself is dropped like the others.
      if (!leaving.signal.aborted && !(error instanceof TypeError)) throw error;
    } finally {
      clearTimeout(timer);
    }
    if (isOver) return { text, drops };
  }
}

async function readAtOnce(caller: Caller): Promise<{ text: string; drops: number }[]> {
  const ids: string[] = [];
  for (let n = 0; n < STREAMS; n++) ids.push(await start(caller, 'career'));
  return Promise.all(ids.map(async (id) => readWithDrops(caller, await send(caller, id), Math.random)));
}

/** How long others wait while something goes on. */
async function beside<Results>(caller: Caller, work: Promise<Results>): Promise<{ results: Results; healthMs: number[] }> {
  const healthMs: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const began = performance.now();
      await (await ask(caller, 'GET', '/api/health')).arrayBuffer();
      healthMs.push(performance.now() - began);
      await sleep(10);
    }
  })();
  const results = await work.finally(() => (isOver = true));
  await asking;
  return { results, healthMs };
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

const rssOf = ({ process: { pid } }: SpawnedServer): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN) * 1024;

async function openGateway(folder: string, aiUrl: string): Promise<{ server: SpawnedServer; caller: Caller }> {
  const server = await spawnServer({
    DATA_DIR: folder,
    LIBRARY_DIR: 'docs/examples/first-course',
    AI_API_KEY: 'none',
    AI_BASE_URL: aiUrl,
    AI_RATE_LIMIT: '1000',
    AI_DAILY_TURNS: '100000',
  });
  return { server, caller: { origin: server.origin, cookie: await register(server.origin, 1) } };
}

async function measureFirst(folder: string): Promise<Row[]> {
  const service = await startAiService({ script: [pieces([delta('One two. '), delta('Three four.'), finish(), DONE], { pauseMs: 5 })] });
  const { server, caller } = await openGateway(`${folder}/first`, service.url);
  const rows: Row[] = [];
  // The first turn starts the planner's thread.
  await firstTokens(caller, service.url, 'interview');
  for (const type of ['career', 'interview']) {
    const figures = [];
    for (let run = 0; run < RUNS; run++) figures.push(await firstTokens(caller, service.url, type));
    const added = median(figures.map(({ direct, through }) => through - direct));
    rows.push({
      what: `first sentence of a reply, checked, ${type}`,
      value: ms(median(figures.map(({ through }) => through))),
      comparedWith: `${ms(median(figures.map(({ direct }) => direct)))} without the gateway: ${ms(added)} more`,
      budget: '5 ms more at most',
      isMet: added <= 5,
    });
  }
  await server.kill();
  await service.close();
  return rows;
}

async function measureStreams(folder: string): Promise<Row[]> {
  const text = Array.from({ length: WORDS / 2 }, (_, n) => `The word${n}.`).join(' ');
  const service = await startAiService({ script: [say(text, PAUSE_MS)] });
  const { server, caller } = await openGateway(`${folder}/streams`, service.url);
  // Once before: what a process takes once and keeps is not the replies' own.
  await readAtOnce(caller);
  const before = rssOf(server);
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, rssOf(server))), 50);
  const { results, healthMs } = await beside(caller, readAtOnce(caller));
  clearInterval(watch);
  const wrong = results.filter((result) => result.text !== text).length;
  const drops = results.reduce((sum, result) => sum + result.drops, 0);
  const each = (most - before) / STREAMS;
  await server.kill();
  await service.close();
  return [
    {
      what: `${STREAMS} replies at once, readers dropped ${count(drops)} times: replies with a character lost or doubled`,
      value: String(wrong),
      budget: '0',
      isMet: wrong === 0,
    },
    { what: '/api/health meanwhile, p99', value: ms(percentile(healthMs, 0.99)), comparedWith: `median ${ms(median(healthMs))}` },
    { what: 'memory for each reply at the highest', value: kb(each), budget: '200 kB', isMet: each <= 200_000 },
  ];
}

export const coach: Benchmark = {
  question: 'What does the gateway of the coach cost, and does it lose anything?',
  measure: async (folder) => [...(await measureFirst(folder)), ...(await measureStreams(folder))],
};

if (import.meta.main) await printBenchmark(coach);
