import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { LearnerId } from '#core/account/learner.ts';
import { serveBigLibrary, itemId, makeBigLibrary } from './support/big-library.ts';
import { count, inTurns, median, ms, printBenchmark, times, type Benchmark } from './support/measure.ts';
import { register } from './support/register.ts';

const WORKS = 100_000;
const FEW_WORKS = 1000;
const NOTES = 50_000;
const DAYS = 5 * 365;
const SITTINGS_A_DAY = 3;
const ASKED = 20;

const DAY_MS = 86_400_000;
const QUARTER_MS = 15 * 60_000;

/** Five years in which every day had three quarters of an hour, and notes on the first thousand works. */
function addLearning(file: string): void {
  const db = new DatabaseSync(file);
  const { id: userId } = db.prepare('select id from user where email = ?').get('learner-0@example.org') as { id: LearnerId };
  const [time, note] = [
    db.prepare('insert into studyTime (userId, at, kind, seconds) values (?, ?, ?, ?)'),
    db.prepare('insert into note (id, userId, unitId, itemId, positionSec, text, createdAt, updatedAt) values (?, ?, ?, ?, ?, ?, ?, ?)'),
  ];
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  db.exec('begin');
  for (let n = 0; n < DAYS * SITTINGS_A_DAY; n++)
    time.run(userId, today - Math.floor(n / SITTINGS_A_DAY) * DAY_MS - (n % SITTINGS_A_DAY) * QUARTER_MS, 'audiobook', 600);
  for (let n = 0; n < NOTES; n++) {
    const work = itemId(n % FEW_WORKS);
    note.run(`note-${n}`, userId, `${work}.a`, work, n % 600, `A thought of the ${n} steps along the quiet river`, n, n);
  }
  db.exec('commit');
  db.close();
}

/** What a learner's own pages cost, asked one after the other: their length is the server's work and nothing else. */
export const learningCost: Benchmark = {
  question: 'What do the pages of a learner cost who has five years of days and many notes, in a large library?',
  measure: async (folder) => {
    const serve = async (name: string, works: number) => {
      const dataDir = path.join(folder, name);
      await makeBigLibrary(dataDir, works);
      const server = await serveBigLibrary(dataDir);
      const [rich, fresh] = [await register(server.origin, 0), await register(server.origin, 1)];
      addLearning(path.join(dataDir, 'cairn.db'));
      return {
        server,
        ask:
          (url: string, cookie = rich) =>
          () =>
            timeOf(server.origin + url, cookie),
        fresh,
      };
    };
    const [large, small] = [await serve('large', WORKS), await serve('small', FEW_WORKS)];
    try {
      const runs = await inTurns({
        health: large.ask('/api/health'),
        discover: large.ask('/api/discover', large.fresh),
        ofSmall: small.ask('/api/discover', small.fresh),
        ofRich: large.ask('/api/discover'),
        summary: large.ask('/api/progress/summary?tz=Europe/Berlin'),
        rare: large.ask('/api/notes?q=49999'),
        common: large.ask('/api/notes?q=river'),
      });
      const health = median(runs.health);
      const row = (what: string, took: readonly number[], beside = `${times(median(took) / health)} of /api/health`) => ({
        what,
        value: ms(median(took)),
        comparedWith: beside,
      });
      return [
        row(`/api/health with ${count(WORKS)} works`, runs.health, ''),
        row(`/api/discover with ${count(WORKS)} works`, runs.discover),
        row(`/api/discover with ${count(FEW_WORKS)}`, runs.ofSmall),
        row(`/api/discover of who has ${count(NOTES)} notes, each of them a card`, runs.ofRich),
        row('the summary of five years of days', runs.summary),
        row(`${count(NOTES)} notes searched for a word of one`, runs.rare),
        row(`${count(NOTES)} notes searched for a word of all`, runs.common),
      ];
    } finally {
      for (const { server } of [large, small]) await server.kill('SIGTERM');
    }
  },
};

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
