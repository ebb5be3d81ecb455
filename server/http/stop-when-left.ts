import { createMiddleware } from 'hono/factory';
import { whileThere } from '../db/while-there.ts';

/** For routes that only read, and may read for long: nothing more is read for a client whose connection has ended. */
export const stopWhenLeft = createMiddleware((c, next) => whileThere(c.req.raw.signal, next));
