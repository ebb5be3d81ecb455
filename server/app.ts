import { Hono } from 'hono';
import { descriptionRoutes } from './description-routes.ts';
import { googleRoutes, ownGoogleRoutes } from './features/account/ways/google-routes.ts';
import { passkeyRoutes, passkeySignInRoutes } from './features/account/ways/passkey-routes.ts';
import { accountRoutes } from './features/account/routes.ts';
import { sessionRoutes } from './features/account/session-routes.ts';
import { artRoutes } from './features/art/routes.ts';
import { assessmentRoutes } from './features/assessments/routes.ts';
import { brandRoutes, logoRoutes } from './features/brand/routes.ts';
import { episodeRoutes } from './features/catalogue/episode-routes.ts';
import { catalogueRoutes } from './features/catalogue/routes.ts';
import { certificateRoutes, publicCertificateRoutes } from './features/certificates/routes.ts';
import { chatRoutes } from './features/chat/routes.ts';
import { coachRoutes } from './features/coach/routes.ts';
import { stopTurnsOf } from './features/coach/turns/stop-turns-of.ts';
import { createTurns, type Turns } from './features/coach/turns/turns.ts';
import { contactRoutes } from './features/contact/routes.ts';
import { discoverRoutes } from './features/discover/routes.ts';
import { exampleRoutes } from './features/examples/routes.ts';
import { favoriteRoutes } from './features/favorites/routes.ts';
import { goalRoutes } from './features/goals/routes.ts';
import { healthRoutes } from './features/health/routes.ts';
import { iqRoutes } from './features/iq/routes.ts';
import { lessonRoutes } from './features/lessons/routes.ts';
import { lookBackRoutes } from './features/look-back/routes.ts';
import { bookRoutes } from './features/media/book-routes.ts';
import { mediaRoutes } from './features/media/routes.ts';
import { noteRoutes } from './features/notes/routes.ts';
import { ownDataRoutes } from './features/own-data/routes.ts';
import { paymentRoutes, paymentWebhook } from './features/payments/routes.ts';
import { endSubscriptionOf } from './features/payments/queries.ts';
import { profileRoutes } from './features/profile/routes.ts';
import { progressRoutes } from './features/progress/routes.ts';
import { recordRoutes } from './features/records/routes.ts';
import { reviewRoutes } from './features/review/routes.ts';
import { searchRoutes } from './features/search/routes.ts';
import { pictureRoutes } from './features/site/picture-routes.ts';
import { siteRoutes } from './features/site/routes.ts';
import { skillRoutes } from './features/skills/routes.ts';
import type { House } from './house.ts';
import { composeApi } from './http/compose-api.ts';
import { endHead } from './http/end-head.ts';
import { isHttps, secureHeaders } from './http/headers.ts';
import { answerError, answerNotFound } from './http/problem.ts';
import { readSession } from './http/session.ts';

/** The API and the files, without the pages: what tests call and what the pages' loaders call in process. */
export function createApp(house: House, turns: Turns = createTurns(house)) {
  const api: Hono = composeApi(house, {
    open: [healthRoutes(house), brandRoutes(house)],
    signed: [paymentWebhook(house)],
    accounts: [accountRoutes(house), googleRoutes(house), passkeySignInRoutes(house)],
    visitors: [
      catalogueRoutes(house),
      episodeRoutes(house),
      publicCertificateRoutes(house),
      contactRoutes(house),
      exampleRoutes(house),
      descriptionRoutes(house, () => api),
    ],
    learners: [
      lessonRoutes(house),
      certificateRoutes(house),
      discoverRoutes(house),
      searchRoutes(house),
      favoriteRoutes(house),
      progressRoutes(house),
      noteRoutes(house),
      reviewRoutes(house),
      skillRoutes(house),
      profileRoutes(house),
      ownGoogleRoutes(house),
      passkeyRoutes(house),
      paymentRoutes(house),
      ownDataRoutes(house, [(learner) => stopTurnsOf(house, turns, learner.id), (learner) => endSubscriptionOf(house, learner.id)]),
      sessionRoutes(house),
      coachRoutes(house, turns),
      goalRoutes(house),
      assessmentRoutes(house),
      iqRoutes(house),
      lookBackRoutes(house),
      recordRoutes(house),
    ],
  });

  const app = new Hono();
  app.onError(answerError);
  app.notFound(answerNotFound);
  app.use(endHead);
  app.use(secureHeaders(isHttps(house.env)));
  app.route('/api', api);
  app.use('/media/*', readSession(house));
  app.route('/', mediaRoutes(house));
  app.route('/', bookRoutes(house));
  app.route('/', artRoutes(house));
  app.route('/', siteRoutes(house));
  app.route('/', pictureRoutes(house));
  app.route('/', logoRoutes(house));
  app.route('/', chatRoutes(house));
  return app;
}
