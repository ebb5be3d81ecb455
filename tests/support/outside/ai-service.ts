import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { OPENING_ORDER } from '#core/coach/prompt/opening-prompt.ts';

export interface AiRequest {
  url: string;
  headers: IncomingHttpHeaders;
  /** As JSON; null when it is none. */
  body: { model: string; messages: { role: string; content: string }[]; [field: string]: unknown } | null;
}

/** What the service does with one request. */
export type AiAnswer = (response: ServerResponse, request: AiRequest) => void | Promise<void>;

export interface AiService {
  /** For AI_BASE_URL. */
  url: string;
  requests: AiRequest[];
  /** Requests that are neither answered to the end nor left. */
  countOpen: () => number;
  close: () => Promise<void>;
}

/** The request for the opening message of a conversation. */
const isForOpening = ({ body }: AiRequest): boolean => body?.messages[0]?.content.includes(OPENING_ORDER) ?? false;

/**
 * An AI service on this machine that behaves as it is told: an answer a request, the last one for all that follow.
 * @param open how it opens conversations, which is in no script; it refuses to, unless that is what is tested
 */
export async function startAiService({
  script,
  open: opens = refuse(400),
}: {
  script: readonly AiAnswer[];
  open?: AiAnswer;
}): Promise<AiService> {
  const requests: AiRequest[] = [];
  let open = 0;
  const server = createServer(async (incoming, response) => {
    open += 1;
    response.once('close', () => (open -= 1));
    const body = await readAll(incoming);
    const request = { url: incoming.url ?? '', headers: incoming.headers, body: parse(body) };
    if (isForOpening(request)) return void (await opens(response, request));
    requests.push(request);
    await script[Math.min(requests.length, script.length) - 1]?.(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    countOpen: () => open,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readAll(incoming: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of incoming) chunks.push(chunk);
  } catch {
    // Left before it was sent.
  }
  return Buffer.concat(chunks).toString();
}

function parse(json: string): AiRequest['body'] {
  try {
    return JSON.parse(json) as AiRequest['body'];
  } catch {
    return null;
  }
}

const chunk = (choice: object): string => `data: ${JSON.stringify({ choices: [{ index: 0, ...choice }] })}\n\n`;

/** One event of a streamed reply. */
export const delta = (content: string): string => chunk({ delta: { content } });
export const finish = (reason = 'stop'): string => chunk({ delta: {}, finish_reason: reason });
export const usage = (prompt: number, completion: number): string =>
  `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: prompt, completion_tokens: completion } })}\n\n`;
export const DONE = 'data: [DONE]\n\n';

type Ending = 'end' | 'cut' | 'hang';

interface Sending {
  status?: number;
  headers?: Record<string, string>;
  /** Before each piece. */
  pauseMs?: number;
  /** Afterwards: the answer ends, its line is cut, or nothing more comes. */
  ending?: Ending;
}

/** Sends the pieces as they are, each by itself. */
export function send(
  pieces: readonly (string | Buffer)[],
  { status = 200, headers = {}, pauseMs = 0, ending = 'end' }: Sending = {},
): AiAnswer {
  return async (response) => {
    response.writeHead(status, { 'content-type': 'text/event-stream', ...headers }).flushHeaders();
    for (const piece of pieces) {
      await sleep(pauseMs);
      if (response.destroyed) return;
      await new Promise((resolve) => response.write(piece, resolve));
    }
    if (ending === 'end') response.end();
    if (ending === 'cut') response.destroy();
  };
}

/** Streams a text word by word, and counts what it used. */
export function say(text: string, pauseMs = 0): AiAnswer {
  const words = text.match(/\s*\S+\s*$|\s*\S+/g) ?? [];
  return send([...words.map(delta), finish(), usage(12, words.length), DONE], { pauseMs });
}

export function refuse(status: number, headers: Record<string, string> = {}, body = '{"error":{"message":"No."}}'): AiAnswer {
  return send([body], { status, headers: { 'content-type': 'application/json', ...headers } });
}

/** Takes the request and says nothing, not even that it was taken. */
export const hang: AiAnswer = () => {};
