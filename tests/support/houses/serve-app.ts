import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { limitAddress } from '#server/http/address-limit.ts';
import { answerInTurn } from '#server/http/answer-in-turn.ts';

/** The app behind a real socket, as `main.ts` serves it. */
export async function serveApp(
  app: { fetch: (request: Request, env: HttpBindings | Http2Bindings) => Response | Promise<Response> },
  arrive: (incoming: IncomingMessage) => void = () => {},
) {
  const listener = getRequestListener((request, env) => app.fetch(request, env), { overrideGlobalObjects: false });
  const server = createServer(
    limitAddress(
      answerInTurn((incoming, outgoing) => {
        arrive(incoming);
        void listener(incoming, outgoing);
      }),
    ),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    openConnections: () =>
      new Promise<number>((resolve, reject) => {
        server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
