import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('isCommonPassword', () => {
  it.each([
    'password',
    'Password1',
    'PASSWORD123!',
    'p@ssw0rd',
    'iloveyou',
    'Summer2026!',
    'letmein!!',
    'qwertyuiop',
    '1q2w3e4r5t',
    'Welcome_1',
    'aaaaaaaa',
    'abababab',
    'abcabcabc',
    'abcdefgh',
    'hgfedcba',
    '12345678',
    '87654321',
    '19840523',
    '00000000000',
  ])('refuses %s', (password) => expect(isCommonPassword(password)).toBe(true));
  it.each([
    'quiet stones by the river',
    'Passwordless2026now',
    'correct horse',
    'xk7#pQm2',
    'summer rain in Oslo',
    '123456789012',
    'ab12cd34',
    'pass7word',
    'aardvarks fly',
    'quiet brass',
  ])('takes %s', (password) => expect(isCommonPassword(password)).toBe(false));
  it('does not depend on capitals', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme-ascii' }),
        (password) => isCommonPassword(password.toUpperCase()) === isCommonPassword(password.toLowerCase()),
      ),
    );
  });
});
