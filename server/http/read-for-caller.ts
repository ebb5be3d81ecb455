import type { MiddlewareHandler } from 'hono';
import { clientNetwork } from '../client-address.ts';
import { readFor } from '../db/while-there.ts';
import type { SessionEnv } from './session.ts';

/** Long reads take turns among learners and, for visitors, networks: this says for whom all that follows is read. */
export const readForCaller: MiddlewareHandler<SessionEnv> = (c, next) =>
  readFor(c.var.learner?.id ?? clientNetwork(c.req.raw.headers), next);
