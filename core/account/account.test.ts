import { describe, expect, it } from 'vitest';
import { SignInInput, SignUpInput } from './account.ts';
import { DEFAULT_EMAIL, DEFAULT_NAME, initialsOf } from './learner.ts';

describe('initialsOf', () => {
  it.each([
    ['Robin Vale', 'RV'],
    ['robin', 'R'],
    ['  Ann   Maria  Ash ', 'AA'],
    ['élan über', 'ÉÜ'],
    ['𝒜da 😀x', '𝒜😀'],
    ['', 'U'],
    ['   ', 'U'],
  ])('%j gives %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
});

describe('a learner without a name or an address', () => {
  it('is shown as the specification says', () => expect([DEFAULT_NAME, DEFAULT_EMAIL]).toEqual(['User', 'user@example.com']));
});

describe('SignUpInput', () => {
  const good = { name: 'Robin', email: 'robin@example.org', password: 'quiet stones' };
  it('trims the name and the address, never the password', () => {
    expect(SignUpInput.parse({ name: ' Robin ', email: ' robin@example.org ', password: ' quiet stones ' })).toEqual({
      ...good,
      password: ' quiet stones ',
    });
  });
  it.each([
    [{ name: '  ' }, 'Enter the name you want to be called.'],
    [{ name: 'x'.repeat(81) }, 'Use at most 80 characters.'],
    [{ email: '' }, 'Enter your email address.'],
    [{ email: 'robin@' }, 'Enter an address like name@example.org.'],
    [{ password: '1234567' }, 'Use at least 8 characters. A short sentence works well.'],
    [{ password: 'x'.repeat(129) }, 'Use at most 128 characters.'],
  ])('answers %o with "%s"', (wrong, message) => {
    expect(SignUpInput.safeParse({ ...good, ...wrong }).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
  it('takes passwords of 8 and of 128 characters', () => {
    for (const length of [8, 128]) expect(SignUpInput.safeParse({ ...good, password: 'x'.repeat(length) }).success).toBe(true);
  });
});

describe('SignInInput', () => {
  it('asks for both', () => {
    expect(SignInInput.safeParse({ email: '', password: '' }).error?.issues.map((issue) => issue.message)).toEqual([
      'Enter your email address.',
      'Enter your password.',
    ]);
  });
  it('takes a short password, which only signing up refuses', () =>
    expect(SignInInput.safeParse({ email: 'a@example.org', password: 'x' }).success).toBe(true));
});
