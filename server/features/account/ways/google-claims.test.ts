import { expect, it } from 'vitest';
import { readClaims } from './google-claims.ts';

const CLAIMS = { sub: 'ada-1', aud: 'us', azp: 'us', exp: 4_000_000_000, email: 'ada@example.org', email_verified: true, name: 'Ada Hill' };
const read = (claims: object) => readClaims(`x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`, 'us');

it('says who a token is about', () => {
  expect(read(CLAIMS)).toEqual({ sub: 'ada-1', email: 'ada@example.org', emailVerified: true, name: 'Ada Hill' });
  expect(read({ ...CLAIMS, azp: undefined })).not.toBeNull();
});

it.each([
  ['without an end', { exp: undefined }],
  ['that was given to another application', { azp: 'them', aud: ['us', 'them'] }],
  ['of nobody', { sub: '' }],
])('takes none %s', (_, change) => {
  expect(read({ ...CLAIMS, ...change })).toBeNull();
});
