import { describe, expect, it } from 'vitest';
import { isWeakPassword } from './weak-password.ts';

const robin = { name: 'Robin Vale', email: 'r.walker77@hill-farm.example', brands: ['Cairn', 'Northlight Academy'] };

describe('a weak password', () => {
  it.each([
    'password',
    'Password1',
    'PASSWORD123!',
    'p@ssw0rd',
    'P@$$w0rd_2024!',
    'iloveyou',
    'Summer2026!',
    'letmein!!',
    'letmein.letmein',
    'qwertyuiop',
    '1q2w3e4r5t',
    'Welcome_1',
    'drowssap1',
    'trustno1',
    'monkey123',
    'football!',
  ])('is %s, which everybody tries first', (password) => expect(isWeakPassword(password, robin)).toBe(true));

  it.each([
    'aaaaaaaa',
    'abababab',
    'abcabcabc',
    'abcdefgh',
    'hgfedcba',
    '12345678',
    '123456789012',
    '19840523',
    '00000000000',
    '12'.repeat(64),
  ])('is %s, which is one step again and again', (password) => expect(isWeakPassword(password, robin)).toBe(true));

  it.each([
    'robinvale',
    'Robin Vale',
    'RobinVale2026',
    'vale-robin-99',
    'R0b1nV@le!',
    'rwalker77',
    'r.walker77@hill-farm.example',
    'Walker77!',
    'hillfarm1',
    'xxRobinxx',
    'r0b1n-v4l3-99',
    'Cairn123!',
    'c41rn-2026',
    'northlight1',
    'Northlight Academy',
  ])('is %s, which is its owner or the product', (password) => expect(isWeakPassword(password, robin)).toBe(true));
});

describe('a password that will do', () => {
  it.each([
    'quiet stones by the river',
    'correct horse',
    'xk7#pQm2',
    'summer rain in Oslo',
    'aardvarks fly',
    'quiet brass',
    'the quiet robin sings at dawn',
    'cairns are piled by walkers',
    'new password of mine',
    'test-password-123',
    'Robin-password-7',
    'пешком по тропе',
    '静かな石と川',
  ])('is %s', (password) => expect(isWeakPassword(password, robin)).toBe(false));

  it('is what would be weak for its owner alone', () => {
    expect(isWeakPassword('vale-robin-99', { ...robin, name: 'Ada', email: 'ada@example.org' })).toBe(false);
  });

  it('does not depend on a name without a letter in it', () => {
    expect(isWeakPassword('quiet stones', { name: '🌊', email: 'a@b.example', brands: [''] })).toBe(false);
  });
});
