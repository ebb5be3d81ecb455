import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '#server/app.ts';
import { readEnv } from '#server/env.ts';
import { openHouse } from '#server/open-house.ts';

// The server without its importer, which would find no files for a library made of rows and mark every work as missing.
const env = readEnv(process.env);
const house = await openHouse(env);
const listener = getRequestListener(createApp(house).fetch, { overrideGlobalObjects: false });
const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
server.listen(env.PORT, env.HOST, () =>
  console.log(`The benchmark is open at http://${env.HOST}:${(server.address() as AddressInfo).port}`),
);
process.on('SIGTERM', () => process.exit(0));
