import { setTimeout as sleep } from 'node:timers/promises';
import { dateAccountsBack } from '../tests/support/houses/joined-long-ago.ts';
import { addPassages } from './support/add-passages.ts';
import { itemId, makeBigLibrary, serveBigLibrary, WORDS } from './support/big-library.ts';
import { count, inTurns, median, ms, p99, printBenchmark, times, type Benchmark, type Row } from './support/measure.ts';
import { register } from './support/register.ts';

const WORKS = 100_000;
const WRITERS = 10;
/** Each writer reports a place this often. */
const EVERY_MS = 50;
const MEASURED_MS = 5000;
/** Few hits, two words of a quarter of the library each, and words that are mistyped: nearly always others than before. */
function questionAt(n: number): string {
  const word = (k: number) => WORDS[k % WORDS.length] ?? '';
  const mistype = (text: string) => text.slice(0, 2) + (text[3] ?? '') + (text[2] ?? '') + text.slice(4);
  const [first, second] = [word(n), word(n + 1 + Math.floor(n / WORDS.length))];
  const questions = [`${n}`, `${first} ${second}`, `${first} ${n}`, `${mistype(first)} ${n}`, `${mistype(second)} ${mistype(first)}`];
  return questions[n % questions.length] ?? '';
}
let asked = 0;

/** Milliseconds that each answer took. */
interface Latencies {
  writes: number[];
  searches: number[];
}

/** Places that are reported while so many clients search, each one question after the other. */
async function writeBeside(origin: string, cookies: readonly string[], searching: number): Promise<Latencies> {
  const taken: Latencies = { writes: [], searches: [] };
  const end = performance.now() + MEASURED_MS;
  const time = async (into: number[], address: string, init: RequestInit) => {
    const began = performance.now();
    const response = await fetch(origin + address, init);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${address} was refused: ${response.status}`);
    into.push(performance.now() - began);
  };
  const write = async (cookie: string, n: number) => {
    await sleep((EVERY_MS / WRITERS) * n);
    for (let i = 0; performance.now() < end; i++) {
      const place = { positionSec: i % 600, fraction: 0.5, completed: false, playedSec: 0, observedAt: new Date().toISOString() };
      await time(taken.writes, `/api/progress/${itemId(n * 100 + (i % 100))}.a`, {
        method: 'PUT',
        headers: { origin, cookie, 'content-type': 'application/json' },
        body: JSON.stringify(place),
      });
      await sleep(EVERY_MS);
    }
  };
  const search = async (cookie: string) => {
    while (performance.now() < end)
      await time(taken.searches, `/api/search?q=${encodeURIComponent(questionAt(asked++))}`, { headers: { cookie } });
  };
  await Promise.all([...cookies.slice(0, WRITERS).map(write), ...cookies.slice(WRITERS, WRITERS + searching).map(search)]);
  return taken;
}

/** Whether a place is kept as soon while others search. */
export const searchBeside: Benchmark = {
  question: `Does a place wait for those who search ${count(WORKS)} works?`,
  measure: async (folder) => {
    await makeBigLibrary(folder, WORKS);
    await addPassages(folder, { works: WORKS, passagesAWork: 3, wordsAPassage: 60 });
    dateAccountsBack(folder);
    const server = await serveBigLibrary(folder);
    try {
      const cookies: string[] = [];
      for (let n = 0; n < WRITERS + 4; n++) cookies.push(await register(server.origin, n));
      const beside = (searching: number) => () => writeBeside(server.origin, cookies, searching);
      // What is used for the first time is slow for reasons of its own.
      await beside(4)();
      const runs = await inTurns({ without: beside(0), two: beside(2), four: beside(4) });
      const of = (latencies: readonly Latencies[], what: keyof Latencies) => median(latencies.map((one) => p99(one[what])));
      const without = of(runs.without, 'writes');
      const row = (clients: string, latencies: readonly Latencies[]): Row => {
        const writes = of(latencies, 'writes');
        return {
          what: `a place is written while ${clients} clients search, p99`,
          value: ms(writes),
          comparedWith: `${times(writes / without)} of ${ms(without)} without; ${count(median(latencies.map(({ searches }) => searches.length)) / (MEASURED_MS / 1000))} searches/s, p99 ${ms(of(latencies, 'searches'))}`,
          budget: '<= 2 x, <= 20 ms',
          isMet: writes <= 2 * without && writes <= 20,
        };
      };
      return [row('two', runs.two), row('four', runs.four)];
    } finally {
      await server.kill('SIGTERM');
    }
  },
};

if (import.meta.main) await printBenchmark(searchBeside);
