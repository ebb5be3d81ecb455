import { beforeEach, describe, expect, it, vi } from 'vitest';
import { seenPlace, type Place, type PlaceReport } from '#core/progress/place.ts';
import { createApi } from '#web/api/client.ts';
import { makeEpisode } from '../../../tests/support/samples/make-episode.ts';
import { apiDependencies } from './api-dependencies.ts';

const fetched = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>();
const answer = (status: number, body: unknown): void => {
  fetched.mockResolvedValueOnce(Response.json(body, { status }));
};

beforeEach(() => fetched.mockReset());

const INPUT = { positionSec: 5, fraction: 0.1, completed: false, playedSec: 5, heard: [[0, 5]], observedAt: '2026-07-01T08:00:00.000Z' };
const REPORT: PlaceReport = {
  positionSec: 5,
  locator: null,
  fraction: 0.1,
  completed: false,
  addedSec: 5,
  addedHeard: [[0, 5]],
  observedMs: Date.UTC(2026, 6, 1, 8),
};
/** What the server has made of it: another device had played 20 s before. */
const PLACE: Place = { ...seenPlace('a', REPORT), playedSec: 25 };
const VIEW = { ...INPUT, unitId: 'a', itemId: 'book', locator: null, playedSec: 25 };

describe('the player’s way to the API', () => {
  const learner = apiDependencies(createApi(fetched), { hasLearner: true });
  const visitor = apiDependencies(createApi(fetched), { hasLearner: false });

  it('fetches a unit, keeps what the player needs of it, and refuses an answer that is none', async () => {
    answer(200, { ...makeEpisode('a'), html: '<p>Notes</p>' });
    expect(await learner.fetchEpisode('a/b')).toEqual(makeEpisode('a'));
    expect(fetched.mock.lastCall?.[0]).toBe('/api/episodes/a%2Fb');
    answer(200, { id: 'a' });
    await expect(learner.fetchEpisode('a')).rejects.toThrow();
    answer(503, {});
    await expect(learner.fetchEpisode('a')).rejects.toMatchObject({ status: 503 });
  });

  it('knows no place from 404 or null, and fails on anything else', async () => {
    answer(404, {});
    expect(await learner.fetchProgress('a')).toBeNull();
    answer(200, null);
    expect(await learner.fetchProgress('a')).toBeNull();
    answer(500, {});
    await expect(learner.fetchProgress('a')).rejects.toMatchObject({ status: 500 });
  });

  it('knows a place in milliseconds', async () => {
    answer(200, VIEW);
    expect(await learner.fetchProgress('a')).toEqual(PLACE);
  });

  it('takes for saved only what was answered with a place', async () => {
    answer(200, { page: 'of a hotel' });
    await expect(learner.saveProgress('a', REPORT, { keepalive: false })).rejects.toThrow();
  });

  it('saves with keepalive when the page is going, and tells what became of it', async () => {
    answer(200, VIEW);
    expect(await learner.saveProgress('a', REPORT, { keepalive: true })).toEqual(PLACE);
    expect(fetched.mock.lastCall).toMatchObject(['/api/progress/a', { method: 'PUT', keepalive: true }]);
    expect(JSON.parse(String(fetched.mock.lastCall?.[1]?.body))).toEqual(INPUT);
    answer(422, {});
    await expect(learner.saveProgress('a', REPORT, { keepalive: false })).rejects.toMatchObject({ status: 422 });
  });

  it('asks nothing about a visitor', async () => {
    expect(await visitor.fetchProgress('a')).toBeNull();
    expect(await visitor.fetchSettings()).toBeNull();
    expect(await visitor.saveProgress('a', REPORT, { keepalive: false })).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });
});
