import { Hono } from 'hono';
import { describeDevice } from '#core/account/describe-device.ts';
import type { House } from '../../house.ts';
import { describe } from '../../http/describe.ts';
import { Problem } from '../../http/problem.ts';
import { limitRate } from '../../http/rate-limit.ts';
import { findSessionId, type LearnerEnv } from '../../http/session.ts';

/** Where I am signed in. Sessions are named by their ids alone: a token opens one. */
export function sessionRoutes(house: House) {
  const { db } = house;
  return new Hono<LearnerEnv>()
    .get('/sessions', describe('GET /sessions', 'Where I am signed in, the session that asks first'), async (c) => {
      const currentId = await findSessionId(house, c.req.raw.headers);
      const rows = await db
        .selectFrom('session')
        .select(['id', 'userAgent', 'createdAt', 'updatedAt'])
        .where('userId', '=', c.var.learner.id)
        // Sessions run by the clock of the machine, as better-auth has it.
        .where('expiresAt', '>', new Date().toISOString())
        .orderBy((eb) => eb('id', '=', currentId), 'desc')
        .orderBy('updatedAt', 'desc')
        .limit(100)
        .execute();
      const items = rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
        id,
        device: describeDevice(userAgent ?? ''),
        isCurrent: id === currentId,
        createdAt,
        lastUsedAt: updatedAt,
      }));
      return c.json({ items });
    })
    .delete('/sessions', describe('DELETE /sessions', 'Signs me out everywhere else'), limitRate(house, 'sessionEnd'), async (c) => {
      const currentId = await findSessionId(house, c.req.raw.headers);
      await db.deleteFrom('session').where('userId', '=', c.var.learner.id).where('id', '!=', currentId).execute();
      return c.body(null, 204);
    })
    .delete('/sessions/:id', describe('DELETE /sessions/:id', 'Signs me out there'), limitRate(house, 'sessionEnd'), async (c) => {
      const { numDeletedRows } = await db
        .deleteFrom('session')
        .where('userId', '=', c.var.learner.id)
        .where('id', '=', c.req.param('id'))
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new Problem('not_found', 'There is no such session.');
      return c.body(null, 204);
    });
}
