import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { MembersBadge } from './members-badge.tsx';

const LEARNER = { id: 'u', name: 'Robin Vale', email: 'robin@example.org' };

function draw(element: ReactElement, learner: typeof LEARNER | null): string {
  const Page = createRoutesStub([{ id: 'root', path: '/', Component: () => element }]);
  return renderToString(<Page hydrationData={{ loaderData: { root: { brand: {}, learner } } }} />);
}

it('tells a visitor which works are for members', () => {
  expect(draw(<MembersBadge access="members" />, null)).toContain('Members');
  expect(draw(<MembersBadge access="open" />, null)).toBe('');
});

it('tells a learner nothing before it is known whether their plan opens it', () => {
  expect(draw(<MembersBadge access="members" />, LEARNER)).toBe('');
});
