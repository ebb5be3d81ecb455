import { expect, it } from 'vitest';
import { DEFAULT_PLAYBACK } from '../player/playback-defaults.ts';
import { DEFAULT_READING } from '../reader/reading-defaults.ts';
import { DEFAULT_LEARNING } from './learning-defaults.ts';
import { toLearner } from './learner.ts';
import { Profile, ProfileChange } from './profile.ts';

it('a profile is a name, an address and how its learner likes to learn, read, listen and talk', () => {
  const settings = { playback: DEFAULT_PLAYBACK, learning: DEFAULT_LEARNING, reading: DEFAULT_READING };
  const profile = { name: 'Ann', email: 'ann@example.com', ...settings, isBuiltinOnly: false, hasPassword: true };
  expect(Profile.parse({ ...profile, secret: 1 })).toEqual(profile);
});

it('a change of it may be of some settings, and of nothing else', () => {
  expect(ProfileChange.parse({ playback: { rate: 2 } })).toEqual({ playback: { rate: 2 } });
  expect(ProfileChange.parse({ isBuiltinOnly: true })).toEqual({ isBuiltinOnly: true });
  expect(ProfileChange.parse({})).toEqual({});
  expect(ProfileChange.safeParse({ email: 'eve@example.com' }).success).toBe(false);
});

it('a learner is what an account says of them, without its secrets', () => {
  const account = { id: 'u1', name: 'Ann', email: 'ann@example.com', password: 'secret' };
  expect(toLearner(account)).toEqual({ id: 'u1', name: 'Ann', email: 'ann@example.com' });
});
