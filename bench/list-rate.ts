import path from 'node:path';
import { serveBigLibrary, itemId, makeBigLibrary, publishedAt } from './support/big-library.ts';
import { count, inTurns, load, median, ms, printBenchmark, times, type Benchmark, type Load, type Row } from './support/measure.ts';

const LARGE = 100_000;
const SMALL = 1000;
const CONNECTIONS = 10;

const cursorAt = (n: number) => Buffer.from(JSON.stringify([publishedAt(n), itemId(n)])).toString('base64url');
const LISTS = {
  'a page of 24, newest first': '/api/audiobooks?limit=24',
  'a page in the middle': `/api/audiobooks?limit=24&cursor=${cursorAt(1000)}`,
  'by title': '/api/audiobooks?limit=24&sort=title',
  'of one topic': '/api/audiobooks?limit=24&topic=focus',
  'of one topic, by title': '/api/audiobooks?limit=24&topic=focus&sort=title',
  'all topics': '/api/topics',
  'of an access that none has': '/api/audiobooks?limit=24&access=members',
  'of a length, newest first': '/api/audiobooks?limit=24&length=medium',
  'of one skill': '/api/audiobooks?limit=24&skill=delegating',
  'of a rare skill': '/api/audiobooks?limit=24&skill=working-with-ai',
  'of two words': '/api/audiobooks?limit=24&q=quiet%20river',
  'one item': `/api/audiobooks/${itemId(777)}`,
} as const;

/** How the cost of a catalogue page compares with the cheapest answer of the same server, and how it grows with the library. */
export const listRate: Benchmark = {
  question: 'Is a page of the catalogue as fast in a library of 100,000 works as in one of 1,000?',
  tools: ['wrk'],
  measure: async (folder) => {
    const [large, small] = [path.join(folder, 'large'), path.join(folder, 'small')];
    await makeBigLibrary(large, LARGE);
    await makeBigLibrary(small, SMALL);
    const servers = [await serveBigLibrary(large), await serveBigLibrary(small)] as const;
    const ask = (which: 0 | 1, url: string) => () => load(servers[which].origin + url, { connections: CONNECTIONS, folder, seconds: 4 });
    try {
      const health = await inTurns({
        large: ask(0, '/api/health'),
        small: ask(1, '/api/health'),
        list: ask(0, LISTS['a page of 24, newest first']),
        listOfSmall: ask(1, LISTS['a page of 24, newest first']),
      });
      const rate = (loads: readonly Load[]) => median(loads.map((l) => l.perSec));
      const p99 = (loads: readonly Load[]) => median(loads.map((l) => l.p99Ms));
      const bare = rate(health.small);
      const rows: Row[] = [
        { what: '/api/health with 1,000 works', value: `${count(bare)}/s`, comparedWith: `with 100,000: ${count(rate(health.large))}/s` },
        {
          what: 'a page of 24, newest first',
          value: `${count(rate(health.list))}/s`,
          comparedWith: `${times(rate(health.list) / bare)} of /api/health`,
          budget: '>= 0.60 x',
          isMet: rate(health.list) / bare >= 0.6,
        },
        {
          what: 'its p99 at 100,000',
          value: ms(p99(health.list)),
          comparedWith: `at 1,000: ${ms(p99(health.listOfSmall))}`,
          budget: '<= 1.3 x',
          isMet: p99(health.list) <= 1.3 * p99(health.listOfSmall),
        },
      ];
      const others = Object.entries(LISTS).slice(1);
      const measured = await inTurns(
        Object.fromEntries(
          others.flatMap(([name, url]) => [
            [name, ask(0, url)],
            [`small ${name}`, ask(1, url)],
          ]),
        ),
      );
      for (const [name] of others) {
        const [of, ofSmall] = [measured[name] ?? [], measured[`small ${name}`] ?? []];
        rows.push({
          what: name,
          value: `${count(rate(of))}/s, p99 ${ms(p99(of))}`,
          comparedWith: `at 1,000: ${count(rate(ofSmall))}/s, p99 ${ms(p99(ofSmall))}`,
        });
      }
      return rows;
    } finally {
      for (const server of servers) await server.kill('SIGTERM');
    }
  },
};

if (import.meta.main) await printBenchmark(listRate);
