import { describe, expect, it } from 'vitest';
import { AccountChanged, CurrentSession, PasswordChanged, SignedIn, SignedOut, SignedUp } from './auth-answers.ts';

const moment = '2026-01-31T08:00:00.000Z';
const user = { id: 'u1', name: 'Ann', email: 'ann@example.com', emailVerified: true, image: null, createdAt: moment, updatedAt: moment };
const session = {
  id: 's1',
  userId: 'u1',
  token: 'secret',
  expiresAt: moment,
  ipAddress: '127.0.0.1',
  userAgent: 'Firefox',
  createdAt: moment,
  updatedAt: moment,
};

describe('what better-auth answers', () => {
  it.each([
    ['who is signed in', CurrentSession, { session, user }],
    ['who has just come', SignedUp, { token: 'secret', user }],
    ['who has come back', SignedIn, { token: 'secret', user, redirect: false }],
    ['that somebody has gone', SignedOut, { success: true }],
    ['that a password is another', PasswordChanged, { token: 'secret', user }],
    ['that an account is changed', AccountChanged, { status: true }],
  ])('is read: %s, with every field and no other', (_, schema, value) => {
    expect(schema.parse({ ...value, more: 1 })).toEqual(value);
  });

  it('is nobody for a visitor', () => {
    expect(CurrentSession.parse(null)).toBeNull();
  });
});
