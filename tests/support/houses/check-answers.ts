import assert from 'node:assert/strict';
import { createParser } from 'eventsource-parser';
import type { Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import type { z } from 'zod';
import { ANSWERS, FILE_TYPES, NOTHING, type Answers } from '#core/api/answers.ts';
import { isEventStream, type EventStream } from '#core/api/event-stream.ts';
import { ProblemDetails } from '#core/api/problem-details.ts';

/** What is declared, by the address that is asked. */
export function declare(answers: Answers): TrieRouter<z.ZodType | EventStream> {
  const declared = new TrieRouter<z.ZodType | EventStream>();
  for (const [call, answer] of Object.entries(answers)) {
    const [method = '', address = ''] = call.split(' ');
    declared.add(method, `/api${address}`, answer);
  }
  return declared;
}
const DECLARED = declare(ANSWERS);

/** The description of the answers is none of them. */
const OPENAPI = '/api/openapi.json';
const EVENTS = 'text/event-stream';

/** The same app; an answer that is not exactly as it is declared fails whoever asked for it. */
export function checkAnswers<App extends Pick<Hono, 'fetch' | 'request'>>(app: App): App {
  const answer = app.fetch;
  app.fetch = async (request, ...rest) => {
    const response = await answer(request, ...rest);
    return checkAnswer(request.method, new URL(request.url).pathname, response);
  };
  return app;
}

/** Resolves with the same answer once it is checked; a stream is checked while it is read, event by event. */
export async function checkAnswer(method: string, path: string, response: Response, declared = DECLARED): Promise<Response> {
  // What leads elsewhere has nothing to read, though better-auth calls it JSON.
  if (response.status >= 300 && response.status < 400) return response;
  const what = `${method} ${path} ${response.status}`;
  const type = response.headers.get('content-type')?.split(';')[0] ?? null;
  const isJson = type === 'application/json' || type === 'application/problem+json';
  const body: unknown = isJson && method !== 'HEAD' ? await readJson(response.clone()) : undefined;

  if (response.status >= 400 && response.status !== 416) {
    assert.equal(type, 'application/problem+json', `${what}: of which type`);
    if (body !== undefined) checkShape(ProblemDetails, body, what);
  } else if (response.ok && path.startsWith('/api/') && path !== OPENAPI && method !== 'HEAD') {
    const [answer] = declared.match(method, path)[0].map(([matched]) => matched);
    if (!answer) assert.ok(!isJson && type !== EVENTS, `${what}: nothing is declared in core/api/answers.ts`);
    else if (isEventStream(answer)) return checkStream(answer, response, type, what);
    else if (FILE_TYPES.has(answer)) assert.equal(type, FILE_TYPES.get(answer), `${what}: is declared to answer with a file`);
    else if (answer === NOTHING) assert.equal(response.status, 204, `${what}: is declared to answer nothing`);
    else checkShape(answer, body, what);
  }
  return response;
}

/** One that has no more to say is answered with 204. */
function checkStream({ event }: EventStream, response: Response, type: string | null, what: string): Response {
  if (response.status === 204) return response;
  assert.equal(type, EVENTS, `${what}: is declared to answer with events`);
  const text = new TextDecoder();
  const parser = createParser({
    onEvent: ({ id, event: name, data }) => checkShape(event, { id: Number(id), event: name, data: JSON.parse(data) as unknown }, what),
  });
  const checking = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      parser.feed(text.decode(chunk, { stream: true }));
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body?.pipeThrough(checking) ?? null, response);
}

function readJson({ body, headers }: Response): Promise<unknown> {
  const encoding = headers.get('content-encoding') as CompressionFormat | null;
  return new Response(encoding === null ? body : (body?.pipeThrough(new DecompressionStream(encoding)) ?? null)).json();
}

/** Parsing leaves out what the schema does not know, so that it has to be the same before and after. */
function checkShape(schema: z.ZodType, body: unknown, what: string): void {
  const parsed = schema.safeParse(body);
  assert.ok(parsed.success, `${what}: ${JSON.stringify(parsed.error?.issues)}`);
  assert.deepEqual(body, parsed.data, `${what}: has other fields than core/api/answers.ts declares`);
}
