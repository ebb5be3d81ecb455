import { AsyncLocalStorage } from 'node:async_hooks';
import { APIError } from 'better-auth/api';
import { requireThere } from './db/while-there.ts';
import { openFairLine, type Caller } from './fair-line.ts';

/**
 * Passwords that are hashed at once. Each takes a tenth of a second of a core, 32 MiB, and one of the four threads by which
 * Node also reads files: half of them are left to whoever asks for anything else.
 */
const HASHED_AT_ONCE = 2;
/** Some five seconds' work. Beyond it, `LineFull`. */
const MOST_WAITING = 100;
/** Behind one address may be a whole class that signs in. */
const MOST_WAITING_OF_ONE = 30;

interface Asker extends Caller {
  /** Why the line did not take it: better-auth makes another error of it. */
  refusal?: unknown;
}

const askers = new AsyncLocalStorage<Asker>();

/**
 * Does what may hash passwords for somebody, who takes turns with others and may leave.
 * @throws {LineFull} where too many wait; {CallerLeft} once the caller has left
 */
export async function hashFor<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result> {
  const asker: Asker = { ...caller };
  const result = await askers.run(asker, work);
  if (asker.refusal === undefined) return result;
  requireThere(caller.gone);
  throw asker.refusal;
}

/** A line of those whose passwords are hashed. */
export function lineUpHashing() {
  const inLine = openFairLine({
    atOnce: HASHED_AT_ONCE,
    atOnceOfOne: HASHED_AT_ONCE,
    waiting: MOST_WAITING,
    waitingOfOne: MOST_WAITING_OF_ONE,
  });
  return async <Result>(hash: () => Promise<Result>): Promise<Result> => {
    const asker = askers.getStore();
    let isItsTurn = false;
    try {
      return await inLine(asker ?? { id: 'the server' }, () => {
        isItsTurn = true;
        return hash();
      });
    } catch (error) {
      if (!asker || isItsTurn) throw error;
      asker.refusal = error;
      // Which better-auth does not take for a failure of its own.
      throw new APIError('TOO_MANY_REQUESTS');
    }
  };
}
