import { Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';
import { accountRoutes } from './features/account/routes.ts';
import { artRoutes } from './features/art/routes.ts';
import { assessmentRoutes } from './features/assessments/routes.ts';
import { brandRoutes } from './features/brand/routes.ts';
import { episodeRoutes } from './features/catalogue/episode-routes.ts';
import { lessonRoutes } from './features/catalogue/lesson-routes.ts';
import { catalogueRoutes } from './features/catalogue/routes.ts';
import { coachRoutes } from './features/coach/routes.ts';
import { createTurns, type Turns } from './features/coach/turns/turns.ts';
import { discoverRoutes } from './features/discover/routes.ts';
import { favoriteRoutes } from './features/favorites/routes.ts';
import { goalRoutes } from './features/goals/routes.ts';
import { healthRoutes } from './features/health/routes.ts';
import { lookBackRoutes } from './features/look-back/routes.ts';
import { mediaRoutes } from './features/media/routes.ts';
import { noteRoutes } from './features/notes/routes.ts';
import { profileRoutes } from './features/profile/routes.ts';
import { progressRoutes } from './features/progress/routes.ts';
import { recordRoutes } from './features/records/routes.ts';
import { searchRoutes } from './features/search/routes.ts';
import { skillRoutes } from './features/skills/routes.ts';
import type { House } from './house.ts';
import { composeApi } from './http/compose-api.ts';
import { isHttps, secureHeaders } from './http/headers.ts';
import { answerError, answerNotFound } from './http/problem.ts';
import { readSession } from './http/session.ts';

/** The API and the files, without the pages: what tests call and what the pages' loaders call in process. */
export function createApp(house: House, turns: Turns = createTurns(house)) {
  const api = composeApi(house, {
    open: [healthRoutes(house), brandRoutes(house)],
    signed: [],
    accounts: [accountRoutes(house)],
    visitors: [catalogueRoutes(house), episodeRoutes(house)],
    learners: [
      lessonRoutes(house),
      discoverRoutes(house),
      searchRoutes(house),
      favoriteRoutes(house),
      progressRoutes(house),
      noteRoutes(house),
      skillRoutes(house),
      profileRoutes(house),
      coachRoutes(house, turns),
      goalRoutes(house),
      assessmentRoutes(house),
      lookBackRoutes(house),
      recordRoutes(house),
    ],
  });

  const app = new Hono();
  app.onError(answerError);
  app.notFound(answerNotFound);
  app.use(secureHeaders(isHttps(house.env)));
  let description: ReturnType<typeof describeApi> | undefined;
  app.get('/api/openapi.json', async (c) => c.json(await (description ??= describeApi(api, house.version))));
  app.route('/api', api);
  app.use('/media/*', readSession(house));
  app.route('/', mediaRoutes(house));
  app.route('/', artRoutes(house));
  return app;
}

function describeApi(api: Hono, version: string) {
  return generateSpecs(api, {
    excludeStaticFile: false,
    documentation: {
      info: {
        title: 'Cairn',
        version,
        description:
          'Durations and positions are seconds; dates are ISO 8601 in UTC; errors are RFC 9457. The calls of /auth are not described here.',
      },
      servers: [{ url: '/api' }],
    },
  });
}
