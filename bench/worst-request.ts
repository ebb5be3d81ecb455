import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { ADDRESS_CHARS, PATH_CHARS } from '#server/http/address-limit.ts';
import { spawnServer } from '../tests/support/houses/spawn-server.ts';
import { ODD_LETTERS, READ_HEADERS } from '../tests/support/samples/odd-letters.ts';
import { ms, printBenchmark, ROOT, times, type Benchmark } from './support/measure.ts';
import { register } from './support/register.ts';

const HEADER_CHARS = 14_000;
const TRIES = 3;
/** `server/http/odd-requests.test.ts` refuses more on any route. */
const MOST = 12;
const PLAIN = 'w';

const PATHS = ['/', '/api/', '/api/items/', '/api/audiobooks/', '/media/', '/covers/course/', '/art/item/', '/audiobook/', '/ai-career/'];
const QUERIES = ['/api/search?q=', '/api/items?q=', '/api/items?topic=', '/api/items?cursor=', '/api/discover?tz=', '/login?next='];
const WITH_HEADER = ['/', '/api/items', '/api/discover'];

interface Asked {
  target: string;
  headers?: Record<string, string>;
}

const fill = (letters: string, chars: number) => letters.repeat(Math.floor(chars / letters.length));

/** Every place of a request where letters may stand, full of them. */
const makeRequests = (letters: string): Asked[] => [
  ...(/[^\x21-\x7e]/.test(letters)
    ? []
    : [
        ...PATHS.map((start) => ({ target: `${start}${fill(letters, PATH_CHARS - start.length - 2)}x` })),
        ...QUERIES.map((start) => ({ target: `${start}${fill(letters, ADDRESS_CHARS - start.length - 2)}x` })),
      ]),
  ...WITH_HEADER.flatMap((target) =>
    READ_HEADERS.map((name) => ({ target, headers: { [name]: `${fill(letters, HEADER_CHARS)}x`.trim() } })),
  ),
];

const nameOf = ({ target, headers }: Asked): string =>
  headers === undefined ? (/^[^?]*\?\w+|^\/(?:\w[\w-]*\/)*/.exec(target)?.[0] ?? target) : `${target}, ${Object.keys(headers).join()}`;

/** What the worst letters cost at the limit of what is read, beside a plain letter in the same place. */
export const worstRequest: Benchmark = {
  question: 'Can a single request hold the server, whatever letters it is full of?',
  measure: async (folder) => {
    const server = await spawnServer({ DATA_DIR: path.join(folder, 'data'), LIBRARY_DIR: path.join(ROOT, 'library') });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      const cookie = await register(server.origin, 0);
      const least = async ({ target, headers = {} }: Asked) => {
        let best = Infinity;
        for (let n = 0; n < TRIES; n++) {
          const began = performance.now();
          const own = headers['cookie'] === undefined ? cookie : `${cookie}; ${headers['cookie']}`;
          const asked = httpRequest(server.origin, {
            agent,
            path: target,
            headers: { ...headers, cookie: own },
            setHost: headers['host'] === undefined,
          });
          asked.end();
          const [response] = (await once(asked, 'response')) as [IncomingMessage];
          response.resume();
          await once(response, 'close');
          best = Math.min(best, performance.now() - began);
        }
        return best;
      };
      const plain = new Map<string, number>();
      for (const asked of makeRequests(PLAIN)) plain.set(nameOf(asked), Math.max(1, await least(asked)));
      let worst = { what: '', tookMs: 0, ratio: 0 };
      let asked = 0;
      for (const letters of ODD_LETTERS)
        for (const request of makeRequests(letters)) {
          asked += 1;
          const tookMs = await least(request);
          const ratio = tookMs / (plain.get(nameOf(request)) ?? 1);
          if (ratio > worst.ratio) worst = { what: `${nameOf(request)} of ${JSON.stringify(letters)}`, tookMs, ratio };
        }
      return [
        {
          what: `the worst of ${asked} requests: ${worst.what}`,
          value: ms(worst.tookMs),
          comparedWith: `${times(worst.ratio)} of the same full of ${PLAIN}`,
          budget: `<= ${MOST} x`,
          isMet: worst.ratio <= MOST,
        },
      ];
    } finally {
      agent.destroy();
      await server.kill('SIGTERM');
    }
  },
};

if (import.meta.main) await printBenchmark(worstRequest);
