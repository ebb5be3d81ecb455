import { Hono } from 'hono';
import type { Learner } from '#core/account/learner.ts';
import { LearningChange } from '#core/account/learning-settings.ts';
import { ProfileChange, type Profile } from '#core/account/profile.ts';
import type { House } from '../../house.ts';
import { describe } from '../../http/describe.ts';
import { limitRate } from '../../http/rate-limit.ts';
import type { LearnerEnv } from '../../http/session.ts';
import { TimeZone } from '../../http/time-zone.ts';
import { validate } from '../../http/validate.ts';
import { findSettings, hasPassword, saveChoices, saveIsBuiltinOnly } from './queries.ts';

/** Which zones there are, only the platform knows. */
const KnownZoneChange = ProfileChange.extend({
  learning: LearningChange.extend({ timeZone: TimeZone.unwrap().nullable().optional() }).optional(),
});

export function profileRoutes(house: House) {
  return new Hono<LearnerEnv>()
    .get('/profile', describe('GET /profile', 'Who I am, how I like to learn, read and listen, and what the coach may use'), async (c) =>
      c.json(await findProfile(house, c.var.learner)),
    )
    .patch(
      '/profile',
      describe('PATCH /profile', 'Changes how I like to learn, read and listen, and what the coach may use'),
      limitRate(house, 'profileWrite'),
      validate('json', KnownZoneChange),
      async (c) => {
        const { id } = c.var.learner;
        const { isBuiltinOnly, ...groups } = c.req.valid('json');
        for (const group of ['playback', 'learning', 'reading'] as const) {
          const change = groups[group];
          if (change) await saveChoices(house, id, group, change);
        }
        if (isBuiltinOnly !== undefined) await saveIsBuiltinOnly(house, id, isBuiltinOnly);
        return c.json(await findProfile(house, c.var.learner));
      },
    );
}

const findProfile = async (house: House, { id, name, email }: Learner): Promise<Profile> => ({
  name,
  email,
  hasPassword: await hasPassword(house, id),
  ...(await findSettings(house, id)),
});
