/** Pages for everybody, but for the landing page, sign-in and registration, which send a learner on. */
export const PUBLIC_PAGES = [
  '/showcase',
  '/podcast',
  '/audiobook',
  '/video',
  '/about',
  '/plans',
  '/faq',
  '/terms',
  '/privacy',
  '/refund-policy',
  '/contact',
  '/chat',
  '/payment',
  '/iq-test/evidence',
];

/** Where a visitor signs in or finds the way back. */
export const ACCOUNT_PAGES = ['/login', '/register', '/forgot-password', '/reset-password', '/confirm-email'];

/** One page of each route of the app, with works of the demo library. */
export const APP_PAGES = [
  '/discover',
  '/discover/all',
  '/episodes/small-starts-audiobook.make-it-smaller',
  '/courses',
  '/courses/attention-you-can-steer',
  '/podcasts',
  '/podcasts/one-thing-to-try/episodes',
  '/videos',
  '/videos/show-your-work',
  '/reading',
  '/reading/small-starts',
  '/ebooks/small-starts',
  '/ebooks/small-starts/read',
  '/audiobooks',
  '/audiobooks/say-it-plainly',
  '/favorites',
  '/notes',
  '/ai-career',
  '/ai-career/assessment?question=interests',
  '/ai-career/plan',
  '/ai-career/goals',
  '/iq-test',
  '/review',
  '/progress',
  '/profile',
  '/info',
  '/zendesk-test',
];
