import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { FailureScreen } from './failure-screen.tsx';

it.each([
  [403, 'members_only', 'This is for members', 'href="/plans"'],
  [403, 'bad_origin', 'This page did not load', 'Try again'],
  [404, 'not_found', 'No path leads here', 'href="/discover"'],
  [500, 'internal_error', 'This page did not load', 'Try again'],
  [503, 'offline', 'The server cannot be reached', 'Try again'],
])('a page refused with %i %s says why and shows a way on', (status, statusText, reason, way) => {
  const page = renderToString(
    <MemoryRouter>
      <FailureScreen error={{ status, statusText, internal: false, data: '' }} />
    </MemoryRouter>,
  );
  expect(page).toContain(reason);
  expect(page).toContain(way);
});
