import type { House } from '../house.ts';
import { Problem } from './problem.ts';

/** Who has no password shows that they are there by signing in again. Milliseconds. */
const FRESH_MS = 5 * 60_000;

/**
 * Makes sure that a session was not just left open.
 * @param advice what to do when it may have been
 * @throws {Problem} `stale_session` when it is older than five minutes
 */
export async function requireFresh({ auth }: House, headers: Headers, advice: string): Promise<void> {
  const current = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  // Sessions run by the clock of the machine.
  const isFresh = current !== null && Date.now() - current.session.createdAt.getTime() < FRESH_MS;
  if (!isFresh) throw new Problem('stale_session', advice);
}
