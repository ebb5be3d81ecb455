import { Hono } from 'hono';
import { z } from 'zod';
import { PlaybackChange, PlaybackSettings } from '#core/player/playback-settings.ts';
import type { House } from '../../house.ts';
import { describe } from '../../http/describe.ts';
import type { LearnerEnv } from '../../http/session.ts';
import { validate } from '../../http/validate.ts';
import { findPlayback, savePlayback } from './queries.ts';

const Profile = z.object({ name: z.string(), email: z.string(), playback: PlaybackSettings });
const ProfileChange = z.strictObject({ playback: PlaybackChange.optional() });

export function profileRoutes(house: House) {
  return new Hono<LearnerEnv>()
    .get('/profile', describe('Who I am and how I like to listen', Profile), async (c) => {
      const { id, name, email } = c.var.learner;
      c.header('Cache-Control', 'no-store');
      return c.json({ name, email, playback: await findPlayback(house, id) });
    })
    .patch('/profile', describe('Changes how I like to listen', Profile), validate('json', ProfileChange), async (c) => {
      const { id, name, email } = c.var.learner;
      const { playback } = c.req.valid('json');
      return c.json({ name, email, playback: playback ? await savePlayback(house, id, playback) : await findPlayback(house, id) });
    });
}
