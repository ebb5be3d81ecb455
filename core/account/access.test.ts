import { describe, expect, it } from 'vitest';
import { decideAccess, isReturnPath, isUnknownPath } from './access.ts';

const PUBLIC =
  '/showcase /podcast /audiobook /video /about /plans /faq /terms /privacy /refund-policy /contact /chat /payment /forgot-password /reset-password /confirm-email /certificates/x'.split(
    ' ',
  );
const APP =
  '/discover /discover/all /episodes/x /courses /courses/x /courses/x/lessons/y /podcasts /podcasts/x/episodes /videos /videos/x /reading /reading/x /ebooks/x /audiobooks /audiobooks/x /favorites /ai-career /ai-career/x /iq-test /progress /profile /info /zendesk-test'.split(
    ' ',
  );

describe('decideAccess', () => {
  it.each(PUBLIC)('shows %s to anyone', (path) => {
    expect(decideAccess(path, false)).toEqual({ to: 'page' });
    expect(decideAccess(path, true)).toEqual({ to: 'page' });
  });
  it.each(['/', '/login', '/register'])('shows %s to visitors only', (path) => {
    expect(decideAccess(path, false)).toEqual({ to: 'page' });
    expect(decideAccess(path, true)).toEqual({ to: 'redirect', location: path === '/' ? '/dashboard' : '/discover', wanted: false });
  });
  it.each([...APP, '/courses/no-such-course'])('sends a visitor from %s to the landing page, and back once they are in', (path) => {
    expect(decideAccess(path, false)).toEqual({ to: 'redirect', location: '/', wanted: true });
  });
  it.each([
    '/dashboard',
    '/settings',
    '/no/such/page',
    '/favicon.ico',
    '/assets/old.js',
    '/.env',
    '/coursesx',
    '/certificates',
    '//evil.example',
  ])('sends a visitor from %s to the landing page for good', (path) =>
    expect(decideAccess(path, false)).toEqual({ to: 'redirect', location: '/', wanted: false }),
  );
  it.each([...APP, '/no/such/page'])('opens %s to a learner', (path) => {
    expect(decideAccess(path, true)).toEqual({ to: 'page' });
  });
  it.each(['/about/', '/about//'])('takes %s for the page without its slashes', (path) => {
    expect(decideAccess(path, false)).toEqual({ to: 'page' });
  });
  it.each(['/', '//'])('takes %s for the landing page', (path) => {
    expect(decideAccess(path, false)).toEqual({ to: 'page' });
    expect(decideAccess(path, true)).toMatchObject({ location: '/dashboard' });
  });
  it('follows the short addresses', () => {
    expect(decideAccess('/dashboard', true)).toMatchObject({ location: '/discover' });
    expect(decideAccess('/settings/', true)).toMatchObject({ location: '/profile' });
  });
});

describe('isUnknownPath', () => {
  it.each(['/no/such/page', '/coursesx', '/certificates', '/.env', '/constructor'])('does not know %s', (path) =>
    expect(isUnknownPath(path)).toBe(true),
  );
  it.each([...APP, '/courses/no-such-course', '/dashboard', '/settings/'])('knows %s', (path) => expect(isUnknownPath(path)).toBe(false));
});

describe('isReturnPath', () => {
  it.each([
    '/audiobooks/a?x=1#y',
    '/courses/..x/y...',
    '/search?q=//x/../y',
    '/discover/all?kind=course',
    '/courses/x/lessons/y',
    `/${'x'.repeat(499)}`,
  ])('returns to %s', (path) => expect(isReturnPath(path)).toBe(true));
  it.each([
    '//evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/%2E%2e//evil.example',
    '/courses//x',
    '/courses/../login',
    '/courses/.%2e',
    '/courses/.?x=1',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    '/',
    '/login',
    '/dashboard',
    '/login?next=/x',
    '/dashboard#top',
    '/a b',
    `/${'x'.repeat(500)}`,
  ])('refuses %s', (path) => expect(isReturnPath(path)).toBe(false));
});
