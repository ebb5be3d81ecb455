import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTurns } from '#server/features/coach/turns/turns.ts';
import { readEnv } from '#server/env.ts';
import { openHouse } from '#server/open-house.ts';
import { answerWith } from '#server/web.ts';

// The server without its importer, which would find no files for a library made of rows and mark every work as missing.
const env = readEnv(process.env);
const house = await openHouse(env);
const server = createServer(answerWith(house, createTurns(house)));
server.listen(env.PORT, env.HOST, () =>
  console.log(`The benchmark is open at http://${env.HOST}:${(server.address() as AddressInfo).port}`),
);
process.on('SIGTERM', () => process.exit(0));
