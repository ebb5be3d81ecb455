import { describe, expect, it } from 'vitest';
import { AccountChange, PasswordChange, SignInInput, SignUpInput } from './account.ts';
import { DEFAULT_EMAIL, DEFAULT_NAME, initialsOf } from './learner.ts';

describe('initialsOf', () => {
  it.each([
    ['Robin Vale', 'RV'],
    ['robin', 'R'],
    ['  Ann   Maria  Ash ', 'AA'],
    ['élan über', 'ÉÜ'],
    ['𝒜da 😀x', '𝒜X'],
    ['Olga <b>O</b>', 'OB'],
    ['Robin (away) 2', 'RA'],
    ['😀 42', 'U'],
    ['', 'U'],
    ['   ', 'U'],
  ])('%j gives %s [spec 2.user-menu.initials]', (name, initials) => expect(initialsOf(name)).toBe(initials));
});

describe('a learner without a name or an address', () => {
  it('is shown as the specification says [spec 2.user-menu.defaults]', () =>
    expect([DEFAULT_NAME, DEFAULT_EMAIL]).toEqual(['User', 'user@example.com']));
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
    [{ name: '\u200B\u2060' }, 'Enter the name you want to be called.'],
    [{ name: 'Robin\nadmin' }, 'Use letters on one line.'],
    [{ name: 'Robin\u2028admin' }, 'Use letters on one line.'],
    [{ name: 'Robin \u202Enimda' }, 'Use letters on one line.'],
    [{ email: '' }, 'Enter your email address.'],
    [{ email: 'robin@' }, 'Enter an address like name@example.org.'],
    [{ email: `${'x'.repeat(65)}@example.org` }, 'Enter an address like name@example.org.'],
    [{ email: `robin@${'sub.'.repeat(60)}example.org` }, 'Use at most 254 characters.'],
    [{ image: 'javascript:alert(1)' }, 'Unrecognized key: "image"'],
    [{ password: '1234567' }, 'Use at least 8 characters. A short sentence works well.'],
    [{ password: 'x'.repeat(129) }, 'Use at most 128 characters.'],
  ])('answers %o with "%s"', (wrong, message) => {
    expect(SignUpInput.safeParse({ ...good, ...wrong }).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
  it('takes the longest address there is', () => {
    const email = `${'x'.repeat(64)}@${'a.'.repeat(89)}example.org`;
    expect([email.length, SignUpInput.safeParse({ ...good, email }).success]).toEqual([254, true]);
  });
  it.each(['Ó Sé', 'Zoë 🌊', '李小龙', 'عبد الله', 'نیم‌فاصله'])('takes the name %s', (name) =>
    expect(SignUpInput.parse({ ...good, name }).name).toBe(name),
  );
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

describe('what is changed later', () => {
  it.each(['', '   ', 'x'.repeat(900_000), '\u0000'])('is no name that signing up refuses', (name) =>
    expect(AccountChange.safeParse({ name }).success).toBe(false),
  );
  it('is the name alone', () => {
    expect(AccountChange.parse({ name: ' Robin ' })).toEqual({ name: 'Robin' });
    expect(AccountChange.safeParse({ name: 'Robin', image: 'https://example.org/x.png' }).success).toBe(false);
  });
  it.each(['1234567', 'x'.repeat(129)])('is no password that signing up refuses', (newPassword) =>
    expect(PasswordChange.safeParse({ currentPassword: 'quiet stones', newPassword }).success).toBe(false),
  );
});
