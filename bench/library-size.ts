import path from 'node:path';
import { dateAccountsBack } from '../tests/support/houses/joined-long-ago.ts';
import { itemId, makeBigLibrary, publishedAt, serveBigLibrary, WORDS } from './support/big-library.ts';
import { addPassages } from './support/add-passages.ts';
import {
  count,
  inTurns,
  IS_QUICK,
  load,
  median,
  ms,
  printBenchmark,
  times,
  type Benchmark,
  type Load,
  type Row,
} from './support/measure.ts';
import { reportPlaces } from './support/report-places.ts';
import { register } from './support/register.ts';

const CONNECTIONS = 10;
const SECONDS = 3;
/** Of the largest library most works are without texts. */
const WITH_TEXTS = 20_000;
const PASSAGES_A_WORK = 10;
const WORDS_A_PASSAGE = 100;
const SIZES = IS_QUICK ? [1000, 20_000] : [1000, 20_000, 100_000];
/** A p99 within this is the same; one as short as that of `/api/health` is the machine's own. */
const FLAT = 1.3;

interface Question {
  url: string;
  /** Asks for more than this one address. */
  script?: string;
  /** The least share of the rate of `/api/health`. */
  share?: number;
  /** The least answers a second, at every size. */
  rate?: number;
  /** The longest that one of a hundred may take, in milliseconds. */
  p99Ms?: number;
  isFlat?: boolean;
  /** Asked by somebody who is not signed in. */
  isVisitor?: boolean;
}

const cursorAt = (n: number) => Buffer.from(JSON.stringify([publishedAt(n), itemId(n)])).toString('base64url');
/** Asks from so many places in turn: more than the server keeps answers for. */
const askFrom = (places: number) => `
local cursors = {${Array.from({ length: places }, (_, n) => JSON.stringify(cursorAt(n))).join(',')}}
local asked = 0
request = function()
  asked = asked + 1
  return wrk.format("GET", "/api/audiobooks?limit=24&cursor=" .. cursors[asked % #cursors + 1])
end`;
/** Asks for a word and a number, others each time, so that hardly anybody has asked for the same before. */
const askForWords = (url: string) => `
local words = {${WORDS.map((word) => JSON.stringify(word)).join(',')}}
local asked = os.time() % 300 * 1200
request = function()
  asked = asked + 1
  return wrk.format("GET", "${url}&q=" .. words[asked % #words + 1] .. "%20" .. asked % 1000)
end`;
const QUESTIONS: Readonly<Record<string, Question>> = {
  'a list of 24, newest first': { url: '/api/audiobooks?limit=24', share: 0.6, isFlat: true },
  'a list in the middle': { url: `/api/audiobooks?limit=24&cursor=${cursorAt(700)}`, isFlat: true },
  'lists, each from another place': { url: '/api/audiobooks?limit=24', script: askFrom(5000), isFlat: true },
  'a list by title': { url: '/api/audiobooks?limit=24&sort=title', isFlat: true },
  'a list of one topic': { url: '/api/audiobooks?limit=24&topic=focus', isFlat: true },
  'a list of one topic, by title': { url: '/api/audiobooks?limit=24&topic=focus&sort=title', isFlat: true },
  'a list of an access that no work has': { url: '/api/audiobooks?limit=24&access=members', isFlat: true },
  'a list of a length': { url: '/api/audiobooks?limit=24&length=medium', isFlat: true },
  'a list of one skill': { url: '/api/audiobooks?limit=24&skill=delegating', isFlat: true },
  'a list of a rare skill': { url: '/api/audiobooks?limit=24&skill=working-with-ai', isFlat: true },
  'a list of two words': { url: '/api/audiobooks?limit=24&q=quiet%20river' },
  'lists of words, other ones each time': { url: '/api/audiobooks?limit=24', script: askForWords('/api/audiobooks?limit=24') },
  'all topics': { url: '/api/topics', isFlat: true },
  'one work': { url: `/api/audiobooks/${itemId(777)}`, share: 0.6, isFlat: true },
  'a search with few hits': { url: '/api/search?q=stone%20777', p99Ms: 25 },
  'a search with a slip': { url: '/api/search?q=stome%20777', p99Ms: 25 },
  'a search that every fifth work answers': { url: '/api/search?q=river', p99Ms: 25 },
  'searches, for other words each time': { url: '/api/search', script: askForWords('/api/search?limit=24') },
  'the page /': { url: '/', rate: 300, isVisitor: true, isFlat: true },
  'the page /audiobooks': { url: '/audiobooks', rate: 120, isFlat: true },
  'the page /discover': { url: '/discover', rate: 120, isFlat: true },
  'the dashboard': { url: '/api/discover?tz=UTC', rate: 400, isFlat: true },
  'a place, read': { url: `/api/progress/${itemId(0)}.a`, share: 1 / 1.7, isFlat: true },
};

/** What a library of a hundred thousand works costs over one of a thousand, each answer beside the cheapest of the same server. */
export const librarySize: Benchmark = {
  question: 'Is everything as fast in a library of 100,000 works as in one of 1,000?',
  tools: ['wrk'],
  measure: async (folder) => {
    const servers = new Map<number, { origin: string; kill: (signal: NodeJS.Signals) => Promise<unknown>; cookie: string }>();
    try {
      for (const size of SIZES) {
        const dataDir = path.join(folder, String(size));
        await makeBigLibrary(dataDir, size);
        await addPassages(dataDir, { works: Math.min(size, WITH_TEXTS), passagesAWork: PASSAGES_A_WORK, wordsAPassage: WORDS_A_PASSAGE });
        const server = await serveBigLibrary(dataDir);
        const cookie = await register(server.origin, 0);
        dateAccountsBack(dataDir);
        servers.set(size, { origin: server.origin, kill: server.kill, cookie });
      }
      const ask =
        (size: number, { url, script, isVisitor = false }: Question) =>
        () => {
          const { origin, cookie } = servers.get(size) ?? { origin: '', cookie: '' };
          return load(origin + url, {
            connections: CONNECTIONS,
            folder,
            seconds: SECONDS,
            ...(isVisitor ? {} : { cookie }),
            ...(script && { script }),
          });
        };
      const write = (size: number) => () => {
        const { origin, cookie } = servers.get(size) ?? { origin: '', cookie: '' };
        return load(origin, { connections: CONNECTIONS, folder, seconds: SECONDS, script: reportPlaces(origin, [cookie]) });
      };
      const rows: Row[] = [];
      const healths = await inTurns(Object.fromEntries(SIZES.map((size) => [size, ask(size, { url: '/api/health', isVisitor: true })])));
      rows.push(row('/api/health', healths, healths, {}));
      for (const [what, question] of Object.entries(QUESTIONS))
        rows.push(row(what, await inTurns(Object.fromEntries(SIZES.map((size) => [size, ask(size, question)]))), healths, question));
      const written = await inTurns(Object.fromEntries(SIZES.map((size) => [size, write(size)])));
      rows.push(row('a place, written', written, healths, { rate: 1500, isFlat: true }));
      return rows;
    } finally {
      for (const server of servers.values()) await server.kill('SIGTERM');
    }
  },
};

const rateOf = (loads: readonly Load[] = []) => median(loads.map(({ perSec }) => perSec));
const p99Of = (loads: readonly Load[] = []) => median(loads.map(({ p99Ms }) => p99Ms));

function row(
  what: string,
  loads: Readonly<Record<string, readonly Load[]>>,
  healths: Readonly<Record<string, readonly Load[]>>,
  { share, rate, p99Ms, isFlat }: Omit<Question, 'url' | 'script'>,
): Row {
  const [small = 0, ...others] = SIZES;
  const largest = SIZES.at(-1) ?? small;
  const health = (size: number) => rateOf(healths[size]);
  const mostMs = FLAT * Math.max(p99Of(loads[small]), p99Of(healths[largest]));
  const say = (size: number) => `${count(rateOf(loads[size]))}/s, p99 ${ms(p99Of(loads[size]))}`;
  const asks = [
    ...(share === undefined
      ? []
      : [{ budget: `>= ${times(share)} of health`, isMet: SIZES.every((n) => rateOf(loads[n]) >= share * health(n)) }]),
    ...(rate === undefined ? [] : [{ budget: `>= ${count(rate)}/s`, isMet: SIZES.every((n) => rateOf(loads[n]) >= rate) }]),
    ...(p99Ms === undefined ? [] : [{ budget: `p99 <= ${p99Ms} ms`, isMet: SIZES.every((n) => p99Of(loads[n]) <= p99Ms) }]),
    ...(isFlat ? [{ budget: `p99 <= ${FLAT} x of 1,000 or of health`, isMet: p99Of(loads[largest]) <= mostMs }] : []),
  ];
  return {
    what,
    value: say(largest),
    comparedWith: [
      `${times(rateOf(loads[largest]) / health(largest))} of health`,
      ...[small, ...others.slice(0, -1)].map((size) => `at ${count(size)}: ${say(size)}`),
    ].join('; '),
    ...(asks.length === 0 ? {} : { budget: asks.map(({ budget }) => budget).join(', '), isMet: asks.every(({ isMet }) => isMet) }),
  };
}

if (import.meta.main) await printBenchmark(librarySize);
