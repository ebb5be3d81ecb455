import { Hono } from 'hono';
import { ContactInput } from '#core/contact/contact.ts';
import { uuidv7 } from '../../db/uuid.ts';
import type { House } from '../../house.ts';
import { describe } from '../../http/describe.ts';
import { limitRate } from '../../http/rate-limit.ts';
import type { SessionEnv } from '../../http/session.ts';
import { validate } from '../../http/validate.ts';
import { writeWithLetters } from '../../letters/send-letter.ts';
import { addMessage } from './queries.ts';
import { writeForward } from './write-forward.ts';

export function contactRoutes(house: House) {
  return new Hono<SessionEnv>().post(
    '/contact',
    describe('POST /contact', 'A message to whoever runs this site', 201),
    limitRate(house, 'contact'),
    validate('json', ContactInput),
    async (c) => {
      const { website, ...written } = c.req.valid('json');
      const createdAt = house.now();
      const id = uuidv7(createdAt);
      // A machine that learns it was found out tries again.
      if (website !== '') return c.json({ id }, 201);
      const brand = house.brand.forHost(c.req.header('host'));
      await writeWithLetters(house, async (trx, send) => {
        await addMessage(trx, { id, userId: c.var.learner?.id ?? null, ...written, createdAt });
        await send({ to: brand.support_email, brand, letter: writeForward(written, brand.name), messageId: id });
      });
      return c.json({ id }, 201);
    },
  );
}
