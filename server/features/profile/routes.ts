import { Hono } from 'hono';
import { ProfileChange } from '#core/account/profile.ts';
import type { House } from '../../house.ts';
import { describe } from '../../http/describe.ts';
import type { LearnerEnv } from '../../http/session.ts';
import { validate } from '../../http/validate.ts';
import { findSettings, savePlayback, saveIsBuiltinOnly } from './queries.ts';

export function profileRoutes(house: House) {
  return new Hono<LearnerEnv>()
    .get('/profile', describe('GET /profile', 'Who I am, how I like to listen, and what the coach may use'), async (c) => {
      const { id, name, email } = c.var.learner;
      return c.json({ name, email, ...(await findSettings(house, id)) });
    })
    .patch(
      '/profile',
      describe('PATCH /profile', 'Changes how I like to listen, and what the coach may use'),
      validate('json', ProfileChange),
      async (c) => {
        const { id, name, email } = c.var.learner;
        const { playback, isBuiltinOnly } = c.req.valid('json');
        if (playback) await savePlayback(house, id, playback);
        if (isBuiltinOnly !== undefined) await saveIsBuiltinOnly(house, id, isBuiltinOnly);
        return c.json({ name, email, ...(await findSettings(house, id)) });
      },
    );
}
