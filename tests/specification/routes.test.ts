import { expect, it } from 'vitest';
import { decideAccess } from '#core/account/access.ts';
import routes from '#web/routes.ts';
import { factsOf } from './rows.ts';

/** Addresses of the pages in a layout, as the specification writes them. */
function pagesIn(layout: string): string[] {
  const { children = [] } = routes.find(({ file }) => file === layout) ?? {};
  return children.map(({ path = '' }) => `/${path.replace(/\/:\w+\?$/, '').replaceAll(/:(\w+)/g, '{$1}')}`);
}
const MARKETING = pagesIn('shell/marketing-layout.tsx');
const APP = pagesIn('shell/app-layout.tsx');
const PAGES = routes.flatMap(({ file }) => pagesIn(file));

for (const [fact, path] of factsOf('2.public'))
  it(`${path} is open to anybody [spec 2.public.${fact}]`, () => {
    expect([false, true].map((isSignedIn) => decideAccess(path, isSignedIn).to)).toEqual(['page', 'page']);
    expect(PAGES).toContain(path);
  });

it('public pages stand in the marketing layout [spec 2.access.layout]', () =>
  expect(MARKETING).toEqual(expect.arrayContaining(factsOf('2.public').map(([, path]) => path))));

for (const [fact, path] of factsOf('2.signed-out'))
  it(`${path} is for visitors alone [spec 2.signed-out.${fact}]`, () => {
    expect([false, true].map((isSignedIn) => decideAccess(path, isSignedIn).to)).toEqual(['page', 'redirect']);
    expect([...MARKETING, ...pagesIn('features/account/auth-layout.tsx')]).toContain(path);
  });

for (const [fact, path] of factsOf('2.route'))
  it(`${path} is for learners alone, in the app shell [spec 2.route.${fact}]`, () => {
    expect(decideAccess(path, false)).toMatchObject({ to: 'redirect', location: '/' });
    expect(decideAccess(path, true)).toEqual({ to: 'page' });
    expect(APP).toContain(path);
  });

it('what nobody knows is a page of the app shell too [spec 2.access.shell]', () => expect(APP).toContain('/*'));

it.each([
  ['/', '/dashboard'],
  ['/dashboard', '/discover'],
  ['/settings', '/profile'],
])('%s leads a learner to %s [spec 2.access.home 2.redirect.dashboard .settings]', (path, location) => {
  expect(decideAccess(path, true)).toMatchObject({ to: 'redirect', location });
});

it.each(['/admin', '/discover', '/no/such/page'])(
  '%s leads a visitor to the landing page [spec 2.access.other 4.authentication.signed-out]',
  (path) => {
    expect(decideAccess(path, false)).toMatchObject({ to: 'redirect', location: '/' });
  },
);

it('/reading/{id} is shown by what shows an episode [spec 2.reading.episode]', () => {
  const pages = routes.flatMap(({ children = [] }) => children);
  const featureOf = (path: string) => pages.find((page) => page.path === path)?.file.split('/', 2);
  expect(featureOf('reading/:id')).toEqual(featureOf('episodes/:id'));
});
