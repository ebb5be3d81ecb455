import assert from 'node:assert/strict';
import type { Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import { AuthRefusal } from '#core/account/auth-answers.ts';
import { ANSWERS, NOTHING, type Call } from '#core/api/answers.ts';
import { ProblemDetails } from '#core/api/problem-details.ts';
import type { z } from 'zod';

const calls = new TrieRouter<Call>();
for (const call of Object.keys(ANSWERS) as Call[]) {
  const [method = '', address = ''] = call.split(' ');
  calls.add(method, `/api${address}`, call);
}

/** The description of the answers is none of them. */
const OPENAPI = '/api/openapi.json';

/** The same app; an answer that is not exactly as it is declared fails whoever asked for it. */
export function checkAnswers<App extends Pick<Hono, 'fetch' | 'request'>>(app: App): App {
  const answer = app.fetch;
  app.fetch = async (request, ...rest) => {
    const response = await answer(request, ...rest);
    await checkAnswer(request.method, new URL(request.url).pathname, response);
    return response;
  };
  return app;
}

export async function checkAnswer(method: string, path: string, response: Response): Promise<void> {
  // What leads elsewhere has nothing to read, though better-auth calls it JSON.
  if (response.status >= 300 && response.status < 400) return;
  const what = `${method} ${path} ${response.status}`;
  const type = response.headers.get('content-type')?.split(';')[0] ?? null;
  const isJson = type === 'application/json' || type === 'application/problem+json';
  const body: unknown = isJson && method !== 'HEAD' ? await readJson(response.clone()) : undefined;

  if (response.status >= 400 && response.status !== 416) {
    const isOfAuth = path.startsWith('/api/auth/') && type === 'application/json';
    assert.equal(type, isOfAuth ? 'application/json' : 'application/problem+json', `${what}: of which type`);
    if (body !== undefined) checkShape(isOfAuth ? AuthRefusal : ProblemDetails, body, what);
  } else if (response.ok && path.startsWith('/api/') && path !== OPENAPI && method !== 'HEAD') {
    const [call] = calls.match(method, path)[0].map(([matched]) => matched);
    if (!call) assert.ok(!isJson, `${what}: nothing is declared in core/api/answers.ts`);
    else if (ANSWERS[call] === NOTHING) assert.equal(response.status, 204, `${what}: is declared to answer nothing`);
    else checkShape(ANSWERS[call], body, what);
  }
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
