import type { MiddlewareHandler } from 'hono';
import { expressionBuilder } from 'kysely';
import type { Learner } from '#core/account/learner.ts';
import { clientNetwork } from '../client-address.ts';
import type { Database } from '../db/database.ts';
import { gatherWrites } from '../db/gather-writes.ts';
import { keepStatement } from '../db/kept-statement.ts';
import type { Tables } from '../db/tables/tables.ts';
import { writeUnsynced } from '../db/write-unsynced.ts';
import type { House } from '../house.ts';
import { whereWritable } from './database-failure.ts';
import { LIMITS, type Limit, type LimitName } from './limits.ts';
import { Problem } from './problem.ts';

/** Counted by the learner where one is known, else by address. */
export interface RateEnv {
  Variables: { learner?: Learner | null };
}

/** Windows that have ended are forgotten as new ones begin, more than one for each, so that they never pile up. */
const SWEPT = 20;

/** A limit that is known before the request is read. */
type PlainLimitName = { [Name in LimitName]: (typeof LIMITS)[Name]['by'] extends 'address' | 'learner' ? Name : never }[LimitName];

const ONLY_READING = new Set(['GET', 'HEAD']);

/**
 * Answers 429 to whoever asks more often than the limit allows. Processes that share the database share the count. Who only
 * reads is answered uncounted where nothing can be written.
 */
export function limitRate(house: House, name: PlainLimitName): MiddlewareHandler<RateEnv> {
  return async (c, next) => {
    const learner = LIMITS[name].by === 'learner' ? c.var.learner : null;
    const counted = requireRate(house, name, learner?.id ?? clientNetwork(c.req.raw.headers));
    await (ONLY_READING.has(c.req.method) ? whereWritable(counted) : counted);
    await next();
  };
}

/**
 * Counts one request of a caller.
 * @throws {Problem} 429 when it is one too many
 */
export async function requireRate(house: House, name: LimitName, caller: string): Promise<void> {
  if (!house.env.RATE_LIMIT) return;
  const limit: Limit = LIMITS[name];
  const retryAfterSec = await countTogether(house.db, (trx) => countRequest(trx, `${name} ${caller}`, limit, house.now()));
  if (retryAfterSec !== null) throw new Problem('too_many_requests', `Wait ${retryAfterSec} s, then try again.`, { retryAfterSec });
}

/** What is counted at the same moment is one transaction, and does not wait for the disk: docs/decisions/0015. */
const countTogether = gatherWrites((db, work) => writeUnsynced(db, (connection) => connection.transaction().execute(work)));

/** Counts one request, in one statement. Answers how long to wait when it is one too many, which writes nothing. */
async function countRequest(db: Database, key: string, { requests, windowSec }: Limit, nowMs: number): Promise<number | null> {
  const [counted] = await countOne(db, { key, requests, nowMs, endsAt: nowMs + windowSec * 1000 });
  if (counted?.count === 1) await sweep(db, nowMs);
  if (counted) return null;
  const window = await db.selectFrom('rateWindow').select('endsAt').where('key', '=', key).executeTakeFirst();
  return Math.max(1, Math.ceil(((window?.endsAt ?? nowMs) - nowMs) / 1000));
}

interface Counting {
  key: string;
  requests: number;
  nowMs: number;
  /** Of a window that begins now. */
  endsAt: number;
}

const countOne = keepStatement((db, { key, requests, nowMs, endsAt }: Counting) => {
  const eb = expressionBuilder<Tables, 'rateWindow'>();
  const known = { count: eb.ref('rateWindow.count'), endsAt: eb.ref('rateWindow.endsAt') };
  // A window that ends later than a new one would is of a clock that was set back since: nobody waits for it.
  const isOver = eb.or([eb(known.endsAt, '<=', nowMs), eb(known.endsAt, '>', endsAt)]);
  return db
    .insertInto('rateWindow')
    .values({ key, count: 1, endsAt })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          count: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb(known.count, '+', 1))
            .end(),
          endsAt: eb.case().when(isOver).then(endsAt).else(known.endsAt).end(),
        })
        .where(eb.or([isOver, eb(known.count, '<', requests)])),
    )
    .returning('count');
});

async function sweep(db: Database, nowMs: number): Promise<void> {
  await db
    .deleteFrom('rateWindow')
    .where('key', 'in', (eb) => eb.selectFrom('rateWindow').select('key').where('endsAt', '<=', nowMs).limit(SWEPT))
    .execute();
}
