import { Writable } from 'node:stream';
import { inspect } from 'node:util';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type ServerBuild,
} from 'react-router';
import { escapeLogText } from '#core/log-text.ts';
import { createApi } from '#web/api/client.ts';
import type { Fetch } from '#web/api/request.ts';
import { NonceContext } from '#web/nonce.ts';
import { apiContext } from '#web/screen.ts';

/** A page that cannot be rendered in this time is given up. */
export const streamTimeout = 10_000;

/** What the server hands to the loaders of one request; `fetch` goes straight into the API. */
export function createLoadContext(fetch: Fetch): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, createApi(fetch));
  return context;
}

/** Made here, so that server and pages share one copy of React Router in development too. */
export function createRenderer(build: ServerBuild, mode: 'development' | 'production') {
  return createRequestHandler(build, mode);
}

/** What was thrown as an answer, and what came of a visitor who has left, is nothing for the log. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) logFailure(error);
}

function logFailure(error: unknown): void {
  console.error(escapeLogText(inspect(error)));
}

/** The whole page is rendered before the first byte: its loaders are local, and a failure can still become a status. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  const nonce = request.headers.get('x-cairn-nonce') ?? '';
  return new Promise((resolve, reject) => {
    let code = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        onAllReady() {
          headers.set('Content-Type', 'text/html; charset=utf-8');
          pipe(collect((html) => resolve(new Response(html, { headers, status: code }))));
        },
        onShellError: reject,
        onError(error) {
          code = 500;
          logFailure(error);
        },
      },
    );
    setTimeout(abort, streamTimeout).unref();
  });
}

/** A stream that hands on all that was written to it at once. */
function collect(done: (html: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _, next) {
      chunks.push(chunk);
      next();
    },
    final(next) {
      done(Buffer.concat(chunks));
      next();
    },
  });
}
