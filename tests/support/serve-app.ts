import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { TestHouse } from './test-house.ts';

/** The app behind a real socket, as `main.ts` serves it. */
export async function serveApp(app: TestHouse['app']) {
  const server = createServer(
    (incoming, outgoing) => void getRequestListener(app.fetch, { overrideGlobalObjects: false })(incoming, outgoing),
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
