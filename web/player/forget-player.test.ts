import { expect, it, vi } from 'vitest';
import { forgetPlayer } from './forget-player.ts';
import { MEMORY_KEY, OUTBOX_KEY, OUTBOX_LEARNERS_KEY, outboxKeyOf, QUEUE_KEY, VOICE_KEY } from './keeping/player-keys.ts';
import { FakeStorage } from './outside/fake-storage.ts';

it('leaves nothing of the learner in the browser, not even the voice they chose; what waits of another one stays', async () => {
  const localStorage = new FakeStorage();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
  const keys = [MEMORY_KEY, OUTBOX_KEY, outboxKeyOf('maren'), outboxKeyOf('jonas'), QUEUE_KEY, VOICE_KEY];
  keys.forEach((key) => localStorage.setItem(key, '{}'));
  localStorage.setItem(OUTBOX_LEARNERS_KEY, '["jonas","maren"]');
  await forgetPlayer('maren');
  expect([...localStorage.values.keys()]).toEqual([outboxKeyOf('jonas'), OUTBOX_LEARNERS_KEY]);
  expect(localStorage.getItem(OUTBOX_LEARNERS_KEY)).toBe('["jonas"]');
  vi.unstubAllGlobals();
});
