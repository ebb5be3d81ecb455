import path from 'node:path';
import { serveBigLibrary, makeBigLibrary } from './support/big-library.ts';
import { fillHeavyAccount, HEAVY } from './support/heavy-account.ts';
import { count, inTurns, median, ms, printBenchmark, times, type Benchmark } from './support/measure.ts';
import { register } from './support/register.ts';

const WORKS = 10_000;
const ASKED = 10;
/** An answer may take as long as so many of `/api/health`: about 20 ms on a machine that does nothing else. */
const MOST = 40;

const ROUTES = {
  'the dashboard': '/api/discover?tz=Europe/Berlin',
  'today’s review': '/api/review?tz=Europe/Berlin',
  'places, the latest': '/api/progress',
  'the summary of five years of days': '/api/progress/summary?tz=Europe/Berlin',
  'a month to look back on': '/api/look-back?tz=Europe/Berlin',
  'notes, the newest': '/api/notes',
  'notes, work by work': '/api/notes?order=work',
  'bookmarks among them': '/api/notes?sort=bookmark',
  'notes searched for a word of one': '/api/notes?q=49999',
  'notes searched for a word of all': '/api/notes?q=river',
  'the palette, a word of one note': '/api/search?q=49999',
  'the palette, a word of all notes': '/api/search?q=river',
  'open goals': '/api/goals?state=open',
  'next steps': '/api/next-steps',
  skills: '/api/skills',
  conversations: '/api/coach/conversations',
  'conversations searched for a word of all': '/api/coach/conversations?q=river',
  'the IQ test': '/api/iq',
  'its sittings': '/api/iq/sittings',
} as const;

/** What a learner's own pages cost, asked one after the other: their length is the server's work and nothing else. */
export const learningCost: Benchmark = {
  question: 'What do the pages of a learner cost after five years of daily use?',
  measure: async (folder) => {
    await makeBigLibrary(folder, WORKS);
    const server = await serveBigLibrary(folder);
    try {
      const cookie = await register(server.origin, 0);
      fillHeavyAccount(path.join(folder, 'cairn.db'), 'learner-0@example.org');
      const ask = (url: string) => () => timeOf(server.origin + url, cookie);
      const asked = Object.entries({ '/api/health': '/api/health', ...ROUTES }).map(([what, url]) => [what, ask(url)] as const);
      const runs = await inTurns(Object.fromEntries(asked));
      const health = median(runs['/api/health'] ?? []);
      return [
        { what: '/api/health', value: ms(health), comparedWith: sayHeavy() },
        ...Object.keys(ROUTES).map((what) => {
          const took = median(runs[what] ?? []);
          const [budget, isMet] = [`<= ${MOST} x`, took / health <= MOST];
          return { what, value: ms(took), comparedWith: `${times(took / health)} of /api/health`, budget, isMet };
        }),
      ];
    } finally {
      await server.kill('SIGTERM');
    }
  },
};

const sayHeavy = (): string =>
  [
    `${count(HEAVY.notes)} notes, each with its card`,
    `${count(HEAVY.works)} finished works of ${count(WORKS)}`,
    `${HEAVY.goals} goals`,
    `${count(HEAVY.conversations)} conversations`,
    `${HEAVY.sittings} sittings`,
  ].join(', ');

/** Of several answers the usual one, in milliseconds. */
async function timeOf(url: string, cookie: string): Promise<number> {
  const took: number[] = [];
  for (let n = 0; n < ASKED; n++) {
    const start = performance.now();
    const response = await fetch(url, { headers: { cookie } });
    if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
    took.push(performance.now() - start);
  }
  return median(took);
}

if (import.meta.main) await printBenchmark(learningCost);
