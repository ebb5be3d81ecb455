import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import type { LearnerId } from '#core/account/learner.ts';
import { dateAccountsBack } from '../../tests/support/houses/joined-long-ago.ts';
import { learnerId } from '../../tests/support/houses/learner-id.ts';
import { makeMp3 } from '../../tests/support/houses/library-fixtures.ts';
import { spawnServer, type SpawnedServer } from '../../tests/support/houses/spawn-server.ts';
import { openDatabase } from './database.ts';

const ROUNDS = 5;
const UNITS = 6;
/** So that commits hold reports of several learners. */
const LEARNERS = 4;
/** Reports of one unit come one after the other, as from one device. */
const SEC = 1000;

const base = mkdtempSync(path.join(tmpdir(), 'cairn-crash-'));
let server: SpawnedServer | undefined;
afterEach(async () => {
  await server?.kill();
  rmSync(base, { recursive: true, force: true });
});

interface Track {
  learner: number;
  unitId: string;
  sent: number;
  acknowledged: number;
}

interface Account {
  cookie: string;
  userId: LearnerId;
}

async function register(origin: string, learner: number): Promise<Account> {
  const response = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Robin', email: `learner-${learner}@example.org`, password: 'quiet stones by the river' }),
  });
  expect(response.status).toBe(200);
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { user } = (await response.json()) as { user: { id: string } };
  return { cookie, userId: learnerId(user.id) };
}

/** Reports without a pause until the server is gone. */
async function reportUntilDeath(origin: string, cookie: string, track: Track): Promise<void> {
  for (;;) {
    track.sent += 1;
    try {
      const response = await fetch(`${origin}/api/progress/${track.unitId}`, {
        method: 'PUT',
        headers: { origin, cookie, 'content-type': 'application/json' },
        body: JSON.stringify({
          positionSec: track.sent,
          fraction: 0.5,
          completed: false,
          playedSec: 1,
          observedAt: new Date(Date.UTC(2026, 0, 1) + track.sent * SEC).toISOString(),
        }),
      });
      if (response.status !== 200) throw new Error(`Refused: ${response.status} ${await response.text()}`);
      await response.arrayBuffer();
      track.acknowledged = track.sent;
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('Refused')) throw error;
      return;
    }
  }
}

it(`keeps every acknowledged place over ${ROUNDS} kills under load`, { timeout: 120_000 }, async () => {
  const [DATA_DIR, LIBRARY_DIR] = [path.join(base, 'data'), path.join(base, 'library')];
  for (let i = 0; i < UNITS; i++) {
    mkdirSync(path.join(LIBRARY_DIR, `audiobooks/book-${i}`), { recursive: true });
    writeFileSync(path.join(LIBRARY_DIR, `audiobooks/book-${i}/a.mp3`), makeMp3({ TIT2: `Book ${i}` }));
  }
  const tracks = Array.from({ length: LEARNERS * UNITS }, (_, i): Track => {
    return { learner: i % LEARNERS, unitId: `book-${Math.floor(i / LEARNERS)}.a`, sent: 0, acknowledged: 0 };
  });
  const accounts: Account[] = [];
  const accountOf = ({ learner }: Track): Account => accounts[learner]!;
  for (let round = 0; round < ROUNDS; round++) {
    server = await spawnServer({ DATA_DIR, LIBRARY_DIR });
    const { origin } = server;
    dateAccountsBack(DATA_DIR);
    while (accounts.length < LEARNERS) accounts.push(await register(origin, accounts.length));
    const before = tracks.map((track) => track.acknowledged);
    const work = tracks.map((track) => reportUntilDeath(origin, accountOf(track).cookie, track));
    while (tracks.some((track, i) => track.acknowledged < (before[i] ?? 0) + 5)) await sleep(5);
    await sleep(round * 17);
    expect(await server.kill('SIGKILL')).toBe('SIGKILL');
    await Promise.all(work);

    const db = await openDatabase(path.join(DATA_DIR, 'cairn.db'));
    expect((await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: 'ok' }]);
    for (const track of tracks) {
      const row = await db
        .selectFrom('progress')
        .select(['positionSec', 'playedSec'])
        .where('userId', '=', accountOf(track).userId)
        .where('unitId', '=', track.unitId)
        .executeTakeFirstOrThrow();
      const stored = Number(row.positionSec);
      expect(stored).toBeGreaterThanOrEqual(track.acknowledged);
      // The last one may have been written without its answer having come through.
      expect(stored).toBeLessThanOrEqual(track.sent);
      expect(row.playedSec).toBeLessThanOrEqual(track.sent);
      expect(row.playedSec).toBeGreaterThanOrEqual(track.acknowledged - round);
    }
    await db.destroy();
  }
});
