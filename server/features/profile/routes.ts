import { Hono } from 'hono';
import { ProfileChange } from '#core/account/profile.ts';
import type { House } from '../../house.ts';
import { describe } from '../../http/describe.ts';
import type { LearnerEnv } from '../../http/session.ts';
import { validate } from '../../http/validate.ts';
import { findPlayback, savePlayback } from './queries.ts';

export function profileRoutes(house: House) {
  return new Hono<LearnerEnv>()
    .get('/profile', describe('GET /profile', 'Who I am and how I like to listen'), async (c) => {
      const { id, name, email } = c.var.learner;
      return c.json({ name, email, playback: await findPlayback(house, id) });
    })
    .patch('/profile', describe('PATCH /profile', 'Changes how I like to listen'), validate('json', ProfileChange), async (c) => {
      const { id, name, email } = c.var.learner;
      const { playback } = c.req.valid('json');
      return c.json({ name, email, playback: playback ? await savePlayback(house, id, playback) : await findPlayback(house, id) });
    });
}
