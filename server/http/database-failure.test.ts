import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectJson, expectProblem } from '../../tests/support/expect-problem.ts';
import { expectConsoleError } from '../../tests/support/fail-on-console-error.ts';
import { openTestHouse, signUp, type TestHouse } from '../../tests/support/houses/test-house.ts';
import { answerError, Problem } from './problem.ts';

const failure = (errcode: number) => Object.assign(new Error('what SQLite says'), { code: 'ERR_SQLITE_ERROR', errcode });
const answer = (error: Error) => answerError(error, undefined as never) as Response;

describe('a failure of the database', () => {
  it.each([
    ['SQLITE_BUSY', 5, 'busy'],
    ['SQLITE_BUSY_SNAPSHOT', 517, 'busy'],
    ['SQLITE_LOCKED', 6, 'busy'],
    ['SQLITE_READONLY', 8, 'cannot save'],
    ['SQLITE_READONLY_DBMOVED', 1032, 'cannot save'],
    ['SQLITE_IOERR', 10, 'disk cannot be read or written'],
    ['SQLITE_IOERR_SHMSIZE', 4874, 'disk cannot be read or written'],
    ['SQLITE_CORRUPT', 11, 'damaged'],
    ['SQLITE_FULL', 13, "The server's disk is full. Nothing was saved; try again later."],
    ['SQLITE_CANTOPEN', 14, 'cannot be reached'],
    ['SQLITE_NOTADB', 26, 'damaged'],
  ])('%s is a 503 that says why and when to come again', async (_, errcode, reason) => {
    expectConsoleError();
    const response = answer(failure(errcode));
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await expectProblem(response, 503, 'database_unavailable')).detail).toContain(reason);
  });

  it('is a full disk, whatever was to be written', async () => {
    expectConsoleError();
    const { detail } = await expectProblem(
      answer(Object.assign(new Error('ENOSPC: write'), { code: 'ENOSPC' })),
      503,
      'database_unavailable',
    );
    expect(detail).toBe("The server's disk is full. Nothing was saved; try again later.");
  });

  it('is told though something else was known of it', async () => {
    expectConsoleError();
    const { detail } = await expectProblem(
      answer(Object.assign(new Problem('database_unavailable'), { cause: failure(13) })),
      503,
      'database_unavailable',
    );
    expect(detail).toContain('disk is full');
  });

  it.each([1, 19, 20, 25])('is not what a query itself has made (%d): that is a mistake of ours', async (errcode) => {
    expectConsoleError();
    await expectProblem(answer(failure(errcode)), 500, 'internal_error');
  });

  it('is one line a minute for the operator, however many ask', () => {
    expectConsoleError();
    vi.useFakeTimers({ now: 0, toFake: ['performance'] });
    vi.advanceTimersByTime(3_600_000);
    const said = vi.mocked(console.error);
    const ask = (errcode: number) => Array.from({ length: 100 }, () => answer(failure(errcode)));
    said.mockClear();
    ask(13);
    expect(said.mock.calls).toEqual([
      [expect.stringMatching(/^\S+Z The database lies on a full disk\. Free some space on the disk of DATA_DIR\.$/)],
    ]);
    ask(10);
    expect(said).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(59_000);
    ask(13);
    expect(said).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1000);
    ask(13);
    expect(said).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
  });
});

describe('on a full disk', () => {
  let open: TestHouse;
  let learner: Awaited<ReturnType<typeof signUp>>;
  beforeEach(async () => {
    open = await openTestHouse();
    learner = await signUp(open.app);
  });
  afterEach(() => open.close());

  const setPages = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(open.house.db);
  /** No page more than there are, and none of them empty. */
  async function fillDisk() {
    await sql`vacuum`.execute(open.house.db);
    await setPages(1);
  }
  const freeDisk = () => setPages(1_000_000);

  it('what needs no space is served, what does says why, and all is as before once there is some again', async () => {
    expectConsoleError();
    await fillDisk();
    const [unit] = await open.house.db.selectFrom('unit').select('id').limit(1).execute();
    const note = { unitId: unit?.id, positionSec: 1, text: 'w'.repeat(5000) };
    for (let i = 0; i < 3; i++) {
      const response = await learner.call('POST', '/api/notes', note);
      expect(response.headers.get('retry-after')).toBe('60');
      expect((await expectProblem(response, 503, 'database_unavailable')).detail).toBe(
        "The server's disk is full. Nothing was saved; try again later.",
      );
    }
    await expectJson(await learner.call('GET', '/api/courses'));
    expect(await expectJson(await learner.call('GET', '/api/notes'))).toMatchObject({ total: 0 });
    await freeDisk();
    expect((await learner.call('POST', '/api/notes', note)).status).toBe(201);
  });

  it('a place that was kept stays as it is, and the report can come again', async () => {
    expectConsoleError();
    const units = await open.house.db
      .selectFrom('unit')
      .innerJoin('item', 'item.id', 'unit.itemId')
      .where('item.access', '!=', 'members')
      .select('unit.id')
      .execute();
    const report = { fraction: 0.5, completed: false, playedSec: 10, locator: 'x'.repeat(2000), observedAt: '2026-05-01T00:00:00.000Z' };
    await fillDisk();
    const refused: string[] = [];
    for (const { id } of units) {
      const { status } = await learner.call('PUT', `/api/progress/${id}`, report);
      expect([200, 503]).toContain(status);
      if (status === 503) refused.push(id);
    }
    expect(refused.length).toBeGreaterThan(0);
    await freeDisk();
    for (const { id } of units)
      expect(await expectJson(await learner.call('PUT', `/api/progress/${id}`, report))).toMatchObject({ playedSec: 10 });
  });
});
