import { expect, it, vi } from 'vitest';
import { forgetPlayer } from './forget-player.ts';
import { MEMORY_KEY, OUTBOX_KEY, QUEUE_KEY, VOICE_KEY } from './keeping/player-keys.ts';
import { FakeStorage } from './outside/fake-storage.ts';

it('leaves nothing of the learner in the browser, not even the voice they chose', async () => {
  const localStorage = new FakeStorage();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
  const keys = [MEMORY_KEY, OUTBOX_KEY, QUEUE_KEY, VOICE_KEY];
  keys.forEach((key) => localStorage.setItem(key, '{}'));
  await forgetPlayer();
  expect(keys.filter((key) => localStorage.getItem(key) !== null)).toEqual([]);
  vi.unstubAllGlobals();
});
