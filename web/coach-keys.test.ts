import { afterEach, expect, it, vi } from 'vitest';
import { begunKeyOf, forgetCoach, heldKeyOf, recalledKeyOf, recordsKeyOf, setUpKeyOf } from './coach-keys.ts';

afterEach(() => vi.unstubAllGlobals());

it('signing out takes along all that the coach keeps of the learner, and nothing of anybody else', () => {
  const kept = new Map<string, string>();
  const keysOf = (learnerId: string) => [
    begunKeyOf(learnerId, 'talk', 'tab'),
    heldKeyOf(learnerId, 'talk', 'key'),
    setUpKeyOf(learnerId, 'interview'),
    recalledKeyOf(learnerId, 'goal'),
    recordsKeyOf(learnerId),
  ];
  for (const key of [...keysOf('robin'), ...keysOf('sam'), 'cairn_volume']) kept.set(key, '');
  // Its keys are read as a browser shows them: as its own properties.
  vi.stubGlobal('localStorage', Object.assign(Object.create({ removeItem: (key: string) => kept.delete(key) }), Object.fromEntries(kept)));
  forgetCoach('robin');
  expect([...kept.keys()]).toEqual([...keysOf('sam'), 'cairn_volume']);
  forgetCoach(null);
  expect(kept.size).toBe(6);
});
