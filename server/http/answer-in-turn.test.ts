import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { answerInTurn } from './answer-in-turn.ts';

async function serve(listener: RequestListener) {
  const server = createServer(answerInTurn(listener)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    connect: () => connect((server.address() as AddressInfo).port, '127.0.0.1'),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

test('requests that are sent ahead are begun one after the other, and answered in their order', async () => {
  let open = 0;
  const most: number[] = [];
  const server = await serve(async (incoming, outgoing) => {
    most.push(++open);
    await sleep(incoming.url === '/1' ? 50 : 1);
    open -= 1;
    outgoing.end(incoming.url);
  });
  const socket = server.connect();
  socket.write(['/1', '/2', '/3'].map(ask).join('') + ask('/4').replace('Host', 'Connection: close\r\nHost'));
  const answer = Buffer.concat(await socket.toArray()).toString();
  expect([...answer.matchAll(/^\/\d/gm)].map(([path]) => path)).toEqual(['/1', '/2', '/3', '/4']);
  expect(most).toEqual([1, 1, 1, 1]);
  server.close();
});

test('who sends very many ahead is cut off, and who leaves has no more begun for them', async () => {
  let begun = 0;
  const server = await serve(() => void begun++);
  const flood = server.connect().on('error', () => {});
  flood.write(Array.from({ length: 1500 }, (_, n) => ask(`/${n}`)).join(''));
  await new Promise((resolve) => flood.once('close', resolve));
  const leaver = server.connect();
  leaver.write(ask('/a') + ask('/b'));
  await sleep(100);
  leaver.destroy();
  await sleep(100);
  expect(begun).toBe(2);
  server.close();
});
