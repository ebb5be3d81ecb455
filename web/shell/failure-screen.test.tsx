import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { FailureScreen } from './failure-screen.tsx';

it.each([
  [403, 'This is for members', 'href="/plans"'],
  [404, 'No path leads here', 'href="/discover"'],
  [500, 'This page did not load', 'Try again'],
  [503, 'The server cannot be reached', 'Try again'],
])('a page refused with %i says why and shows a way on', (status, reason, way) => {
  const page = renderToString(
    <MemoryRouter>
      <FailureScreen status={status} />
    </MemoryRouter>,
  );
  expect(page).toContain(reason);
  expect(page).toContain(way);
});
