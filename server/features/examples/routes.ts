import { Hono } from 'hono';
import type { Examples } from '#core/examples/examples.ts';
import type { House } from '../../house.ts';
import { describe } from '../../http/describe.ts';
import type { SessionEnv } from '../../http/session.ts';

/** The same for everybody, so made once a day: the plan names days. */
export function exampleRoutes(house: House) {
  let made: { on: string; examples: Promise<Examples> } | null = null;
  const read = (today: string): Promise<Examples> => {
    if (made?.on === today) return made.examples;
    const making = { on: today, examples: house.planner.makeExamples(today) };
    made = making;
    making.examples.catch(() => {
      if (made === making) made = null;
    });
    return making.examples;
  };
  return new Hono<SessionEnv>().get(
    '/examples',
    describe('GET /examples', 'A plan, an answer to the coach and a result of the IQ test, as examples'),
    async (c) => c.json(await read(new Date(house.now()).toISOString().slice(0, 'YYYY-MM-DD'.length))),
  );
}
