import fc from 'fast-check';
import { expect, it } from 'vitest';
import { UserProfile } from '../conversation/context.ts';
import { readUserProfile } from './user-profile.ts';

it('is read as it was kept', () => {
  const profile = { careerLevel: 'executive', interests: ['Rotas'], goals: ['Sleep'], challenges: ['Nights'], timeframe: '6_months' };
  expect(readUserProfile(JSON.stringify(profile))).toEqual(profile);
});

it('leaves out what is no part of a profile', () => {
  for (const json of [null, '', '{', 'null', '[]', '"text"', '{"careerLevel":"toString","goals":"one","interests":[1],"timeframe":5}'])
    expect(readUserProfile(json)).toEqual({});
});

it('is taken by the API, whatever stood in the storage', () => {
  const anything = fc.record({ careerLevel: fc.string(), goals: fc.anything(), interests: fc.array(fc.string()), timeframe: fc.string() });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        anything.map((value) => JSON.stringify(value)),
      ),
      (json) => {
        expect(UserProfile.safeParse(readUserProfile(json ?? null)).success).toBe(true);
      },
    ),
  );
});
