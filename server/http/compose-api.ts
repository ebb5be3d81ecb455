import { Hono, type Env, type MiddlewareHandler, type Schema } from 'hono';
import type { BlankEnv } from 'hono/types';
import type { House } from '../house.ts';
import { limitBody, takeLargeBody } from './body-limit.ts';
import { answerPrivately } from './cache-control.ts';
import type { RateEnv } from './rate-limit.ts';
import { readForCaller } from './read-for-caller.ts';
import { readSession, requireLearner, requireSameOrigin, type LearnerEnv, type SessionEnv } from './session.ts';
import { takeTurns } from './take-turns.ts';
import { requireSignature, type SignedEnv, type SignatureCheck } from './signature.ts';

type Router<Own extends Env> = Hono<Own, Schema, string>;

/**
 * By which way each router is reached. A router says in its type what it relies on, and fits no other way: one that reads
 * `c.var.learner` of a learner cannot be opened to visitors, nor a webhook without its signature.
 */
export interface Entrances {
  /** For anybody, whatever else is down: nothing of the caller is asked or read. */
  open: readonly Router<BlankEnv>[];
  /** For other services: only the sender's signature counts, neither session nor origin. */
  signed: readonly { isSigned: SignatureCheck; router: Router<SignedEnv> }[];
  /** Make and end sessions: by writes of this site, and not too often. */
  accounts: readonly Router<RateEnv>[];
  /** For visitors and learners. */
  visitors: readonly Router<SessionEnv>[];
  /** For learners; whoever is not signed in is answered 401. */
  learners: readonly Router<LearnerEnv>[];
}

/** One API of all routers, each behind what its way asks for. */
export function composeApi(house: House, { open, signed, accounts, visitors, learners }: Entrances): Hono {
  const api = new Hono().use(answerPrivately, limitBody);
  for (const router of open) api.route('/', router);
  for (const { isSigned, router } of signed) api.route('/', guard(guard(router, requireSignature(isSigned)), takeLargeBody));
  api.use(requireSameOrigin(house));
  const inTurn = takeTurns(house) as MiddlewareHandler;
  for (const router of accounts) api.route('/', guard(router, inTurn));
  api.use(readSession(house) as MiddlewareHandler, readForCaller as MiddlewareHandler, inTurn);
  for (const router of visitors) api.route('/', router);
  for (const router of learners) api.route('/', guard(router, requireLearner));
  return api;
}

/** A check before all that a router answers, and before nothing of the others: routers share one root. */
function guard<Own extends Env>(router: Router<Own>, check: MiddlewareHandler<Own>): Router<Own> {
  const guarded = new Hono<Own>();
  for (const path of new Set(router.routes.map((route) => route.path))) guarded.use(path, check);
  return guarded.route('/', router);
}
