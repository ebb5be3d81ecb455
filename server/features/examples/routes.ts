import { Hono } from 'hono';
import type { Examples } from '#core/examples/examples.ts';
import type { House } from '../../house.ts';
import { describe } from '../../http/describe.ts';
import type { SessionEnv } from '../../http/session.ts';

/** The same for everybody, so made once a day: the plan names days. */
export function exampleRoutes(house: House) {
  let made: { on: string; examples: Examples } | null = null;
  const read = async (today: string): Promise<Examples> => {
    if (made?.on !== today) made = { on: today, examples: await house.planner.makeExamples(today) };
    return made.examples;
  };
  return new Hono<SessionEnv>().get(
    '/examples',
    describe('GET /examples', 'A plan, an answer to the coach and a result of the IQ test, as examples'),
    async (c) => c.json(await read(new Date(house.now()).toISOString().slice(0, 'YYYY-MM-DD'.length))),
  );
}
