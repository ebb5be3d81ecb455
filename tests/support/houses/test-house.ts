import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { LearnerId } from '#core/account/learner.ts';
import { writeInstant } from '#core/progress/instant.ts';
import { createApp } from '#server/app.ts';
import { readEnv } from '#server/env.ts';
import type { House } from '#server/house.ts';
import { bringInLibrary } from '#server/library/bring-in-library.ts';
import type { ImportProgress, LibraryReport } from '#server/library/problem.ts';
import { openHouse } from '#server/open-house.ts';
import { checkAnswers } from './check-answers.ts';
import { hashQuickly } from './hash-quickly.ts';
import { JOINED_LONG_AGO } from './joined-long-ago.ts';
import { learnerId } from './learner-id.ts';
import { RUN_HERE } from './run-jobs-here.ts';

export const ORIGIN = 'http://localhost';

export interface TestHouseOptions {
  libraryDir?: string;
  env?: Record<string, string>;
  /** Whether passwords are hashed as the product does: where signing in is what is tested. */
  hashesWell?: boolean;
}

/** A house on a real database file in a folder of its own, whose app checks its own answers; close it when done. */
export async function openTestHouse({ libraryDir = 'library', env = {}, hashesWell = false }: TestHouseOptions = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cairn-test-'));
  const house = await openHouse(
    readEnv({
      NODE_ENV: 'test',
      RATE_LIMIT: 'off',
      LOG: 'silent',
      PAYMENT_TEST_MODE: 'on',
      DATA_DIR: dataDir,
      LIBRARY_DIR: libraryDir,
      ...env,
    }),
  );
  await sql.raw(JOINED_LONG_AGO).execute(house.db);
  if (!hashesWell) await hashQuickly(house.auth);
  const report = await bringInHere(house);
  const app = checkAnswers(createApp(house));
  return {
    house,
    app,
    report,
    close: async () => {
      // Letters are sent after their answers.
      await house.work.ended(1000);
      await house.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
export type TestHouse = Awaited<ReturnType<typeof openTestHouse>>;

/** Brings the house's library in without the process that the server starts for it. */
export function bringInHere(house: House, onProgress?: (progress: ImportProgress) => void): Promise<LibraryReport> {
  return bringInLibrary({ ...house, jobs: RUN_HERE, dataDir: house.env.DATA_DIR, now: house.now(), onProgress });
}

/** Dates an account anew: nothing counts as studied before. */
export const setJoined = ({ db }: House, id: LearnerId, ms: number) =>
  db
    .updateTable('user')
    .set({ createdAt: writeInstant(ms) })
    .where('id', '=', id)
    .execute();

let people = 0;

/** Registers somebody new; the returned caller sends their cookie and a same-site origin. */
export async function signUp(app: TestHouse['app'], name = 'Robin Vale') {
  people += 1;
  const email = `learner-${people}@example.org`;
  const password = 'quiet stones by the river';
  const response = await call(app, 'POST', '/api/auth/sign-up/email', { name, email, password });
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  if (!cookie) throw new Error(`Not registered: ${response.status} ${await response.text()}`);
  const { user } = (await response.json()) as { user: { id: string } };
  return {
    id: learnerId(user.id),
    email,
    password,
    cookie,
    call: (method: string, url: string, body?: unknown, headers: Record<string, string> = {}) =>
      call(app, method, url, body, { cookie, ...headers }),
  };
}

/** One request into the app, as a browser page of this site would send it. */
export function call(
  app: TestHouse['app'],
  method: string,
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return Promise.resolve(
    app.request(`${ORIGIN}${url}`, {
      method,
      headers: { origin: ORIGIN, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  );
}
