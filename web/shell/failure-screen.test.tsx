import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { FailureScreen } from './failure-screen.tsx';

it.each([
  [403, 'members_only', 'This is for members', 'href="/plans"', 'For members, Fell'],
  [403, 'bad_origin', 'This page did not load', 'Try again', 'Not loaded, Fell'],
  [404, 'not_found', 'No path leads here', 'href="/discover"', 'Not found, Fell'],
  [500, 'internal_error', 'This page did not load', 'Try again', 'Not loaded, Fell'],
  [503, 'overloaded', 'cannot be reached at the moment', 'Try again', 'Not loaded, Fell'],
  [503, 'offline', 'when your connection is back', 'Try again', 'Not loaded, Fell'],
])('a page refused with %i %s says why under a heading and a title, and shows a way on', (status, statusText, reason, way, title) => {
  const Page = createRoutesStub([
    { id: 'root', path: '/', Component: () => <FailureScreen error={{ status, statusText, internal: false, data: '' }} /> },
  ]);
  const page = renderToString(<Page hydrationData={{ loaderData: { root: { brand: { name: 'Fell' } } } }} />);
  expect(page).toContain(reason);
  expect(page).toContain(way);
  expect(page).toContain('<h1');
  expect(page).toContain(`<title>${title}</title>`);
});
