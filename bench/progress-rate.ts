import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dateAccountsBack } from '../tests/support/houses/joined-long-ago.ts';
import { serveBigLibrary, itemId, makeBigLibrary } from './support/big-library.ts';
import { count, inTurns, load, median, ms, printBenchmark, times, type Benchmark, type Load } from './support/measure.ts';
import { register } from './support/register.ts';
import { reportPlaces, UNITS } from './support/report-places.ts';

const USERS = 20;
const PACED_PER_SEC = 1500;
/** Audiobookshelf 2.36.0, 10 connections, 20,001 works, 2 cores. */
const PEER_PER_SEC = 135;

/** What the disk and SQLite allow: one durable row after the other, with nothing around it. */
function measureLimit(file: string): number {
  const db = new DatabaseSync(file);
  db.exec(
    'pragma journal_mode = wal; pragma synchronous = full; create table if not exists place (id integer primary key, position real, at integer)',
  );
  const write = db.prepare(
    'insert into place values (?, ?, ?) on conflict (id) do update set position = excluded.position, at = excluded.at',
  );
  const start = performance.now();
  let done = 0;
  for (; performance.now() - start < 2000; done++) write.run(done % UNITS, done, done);
  const perSec = done / ((performance.now() - start) / 1000);
  db.close();
  return perSec;
}

export const progressRate: Benchmark = {
  question: 'How many places are kept a second, each on the disk before it is acknowledged?',
  tools: ['wrk'],
  measure: async (folder) => {
    const dataDir = path.join(folder, 'data');
    await makeBigLibrary(dataDir, 1000);
    mkdirSync(path.join(folder, 'limit'));
    const server = await serveBigLibrary(dataDir);
    try {
      dateAccountsBack(dataDir);
      const cookies: string[] = [];
      for (let n = 0; n < USERS; n++) cookies.push(await register(server.origin, n));
      const write =
        (connections: number, pauseMs = 0) =>
        () =>
          load(server.origin, { connections, folder, seconds: 5, script: reportPlaces(server.origin, cookies, pauseMs) });
      const before = Date.now();
      const read = (path: string) => () =>
        load(`${server.origin}${path}`, { connections: 50, folder, seconds: 5, cookie: cookies[0] ?? '' });
      const runs = await inTurns({
        ten: write(10),
        fifty: write(50),
        twoHundred: write(200),
        // With as much as it can take, 200 connections only queue; learners report at their own pace.
        paced: write(200, Math.round((200 / PACED_PER_SEC) * 1000)),
        reading: read(`/api/progress/${itemId(0)}.a`),
        health: read('/api/health'),
        limit: async () => measureLimit(path.join(folder, 'limit', 'limit.db')),
      });
      const limit = median(runs.limit);
      const kept = await countKept(path.join(dataDir, 'cairn.db'), before);
      const rate = (loads: readonly Load[]): number => median(loads.map((l) => l.perSec));
      const [ten, fifty, twoHundred] = [rate(runs.ten), rate(runs.fifty), rate(runs.twoHundred)];
      const slower = rate(runs.health) / rate(runs.reading);
      const paced = median(runs.paced.map((l) => l.p99Ms));
      const [p50, p200] = [median(runs.fifty.map((l) => l.p99Ms)), median(runs.twoHundred.map((l) => l.p99Ms))];
      return [
        {
          what: 'writes at 10 connections',
          value: `${count(ten)}/s, p99 ${ms(median(runs.ten.map((l) => l.p99Ms)))}`,
          comparedWith: `${times(ten / PEER_PER_SEC)} of Audiobookshelf on the machine that it was measured on`,
        },
        {
          what: 'writes at 50 connections',
          value: `${count(fifty)}/s, p99 ${ms(p50)}`,
          comparedWith: `${times(fifty / limit)} of ${count(limit)}/s, bare node:sqlite on this disk`,
          budget: '>= 1,500/s',
          isMet: fifty >= 1500,
        },
        {
          what: 'writes at 200 connections',
          value: `${count(twoHundred)}/s, p99 ${ms(p200)}`,
          comparedWith: `${times(twoHundred / limit)} of the same`,
        },
        {
          what: `200 connections that together report up to ${count(PACED_PER_SEC)} times a second`,
          value: `${count(median(runs.paced.map((l) => l.perSec)))}/s, p99 ${ms(paced)}`,
          budget: 'p99 <= 20 ms',
          isMet: paced <= 20,
        },
        {
          what: 'reads of a place at 50 connections',
          value: `${count(rate(runs.reading))}/s`,
          comparedWith: `/api/health answers ${times(slower)} as many`,
          budget: '<= 1.70 x',
          isMet: slower <= 1.7,
        },
        { what: 'places written during this run', value: count(kept), comparedWith: `${USERS} learners, ${UNITS} chapters` },
      ];
    } finally {
      await server.kill('SIGTERM');
    }
  },
};

function countKept(file: string, since: number): number {
  const db = new DatabaseSync(file, { readOnly: true });
  const row = db.prepare('select count(*) as n from progress where updatedAt >= ?').get(since) as { n: number };
  db.close();
  return row.n;
}

if (import.meta.main) await printBenchmark(progressRate);
