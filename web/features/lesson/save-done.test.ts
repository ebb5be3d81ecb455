import { expect, it, vi } from 'vitest';
import type { PlaceView } from '#core/progress/place-schema.ts';
import { ApiError, offlineError } from '#web/api/api-error.ts';
import { createPlaces } from '#web/places.ts';
import { createOutboxSender } from '#web/player/keeping/outbox-sender.ts';
import { FakeStorage } from '#web/player/outside/fake-storage.ts';
import { saveDone } from './save-done.ts';

const ANSWER: PlaceView = {
  unitId: 'a',
  itemId: 'course',
  positionSec: null,
  locator: null,
  fraction: 1,
  completed: true,
  playedSec: 40,
  observedAt: '2026-05-01T00:00:00.000Z',
};
const NOW = Date.parse(ANSWER.observedAt);

function open(error: ApiError | null) {
  const saveProgress = vi.fn(() => (error ? Promise.reject(error) : Promise.resolve(ANSWER)));
  const sendWaiting = vi.fn(() => Promise.resolve(null));
  const outbox = createOutboxSender({ saveProgress: sendWaiting, storage: new FakeStorage() }, 'learner');
  return { saveProgress, sendWaiting, outbox, places: createPlaces(), nowMs: NOW };
}

it('a lesson that was marked as done is what the server has made of it', async () => {
  const house = open(null);
  expect(await saveDone('a', house)).toBe('saved');
  expect(house.places.store.getState().get('a')).toMatchObject({ completed: true, playedSec: 40 });
  expect(house.outbox.latest('a')).toBeNull();
});

it.each([offlineError(null), new ApiError(502, 'Bad gateway')])(
  'while no server answers it is done here, and is sent later',
  async (error) => {
    const house = open(error);
    expect(await saveDone('a', house)).toBe('kept');
    expect(house.places.store.getState().get('a')).toMatchObject({ completed: true, fraction: 1 });
    await house.outbox.flush();
    // Under the same instant: should the server have it already, it counts once.
    expect(house.sendWaiting).toHaveBeenCalledWith('a', expect.objectContaining({ completed: true, observedMs: NOW }), {
      keepalive: false,
    });
    expect(house.outbox.latest('a')).toBeNull();
  },
);

it('what the server refuses, or nothing can keep, stays undone', async () => {
  const refused = open(new ApiError(403, 'For members.'));
  await expect(saveDone('a', refused)).rejects.toThrow('For members.');
  expect(refused.outbox.latest('a')).toBeNull();
  await expect(saveDone('a', { ...open(offlineError(null)), outbox: null })).rejects.toThrow('cannot be reached');
  expect(refused.places.store.getState().get('a')).toBeUndefined();
});
