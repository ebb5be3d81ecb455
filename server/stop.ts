import type { Server } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { LiveWork } from './live-work.ts';
import { logFailure } from './log.ts';

/** Requests under way get this long to finish before their connections are cut, and what then still runs this long after. Together under the 10 s after which containers are killed. */
const LIMITS = { requestsMs: 5000, workMs: 4000 };

const SWEEP_MS = 50;

/** What one line of the log says of unfinished work: so many names, of so many letters each. */
const NAMED = 10;
const NAME_CHARS = 100;

/** Makes every request a piece of live work: its connection may be cut before its handler has come to an end. */
export function runAsWork(work: LiveWork): MiddlewareHandler {
  return (c, next) => work.run(`${c.req.method} ${c.req.path}`, next);
}

/**
 * Ends a server in order: nothing new is taken, live work and streams are told to end, requests under way finish, and
 * only when nothing writes any more is what they used closed.
 * @returns the exit code of the process
 */
export async function stopServer(server: Server, work: LiveWork, close: () => Promise<unknown>, limits = LIMITS): Promise<number> {
  work.stop();
  await closeServer(server, limits.requestsMs);
  const unfinished = await work.ended(limits.workMs);
  if (unfinished.length > 0) {
    // The database stays as it is: what is cut off is rolled back when it is opened next.
    logFailure(`Ended before these had: ${countByName(unfinished)}.`);
    return 1;
  }
  await close();
  return 0;
}

/** "3 × a stream of events, an import, and 7 others": a line that stays short, however much there is. */
function countByName(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) {
    const short = name.slice(0, NAME_CHARS);
    counts.set(short, (counts.get(short) ?? 0) + 1);
  }
  const named = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, NAMED);
  const others = names.length - named.reduce((sum, [, count]) => sum + count, 0);
  const parts = named.map(([name, count]) => (count === 1 ? name : `${count} × ${name}`));
  return [...parts, ...(others > 0 ? [`and ${others} others`] : [])].join(', ');
}

async function closeServer(server: Server, limitMs: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // A connection is kept alive after its last answer; nobody else lets it go.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const force = setTimeout(() => server.closeAllConnections(), limitMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(force);
}
