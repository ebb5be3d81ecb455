import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '#web/api/client.ts';
import { apiDependencies } from './api-dependencies.ts';
import { makeEpisode } from './player-fakes.ts';

const fetched = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>();
const answer = (status: number, body: unknown): void => {
  fetched.mockResolvedValueOnce(Response.json(body, { status }));
};

beforeEach(() => fetched.mockReset());

const INPUT = { positionSec: 5, fraction: 0.1, completed: false, playedSec: 5, observedAt: '2026-07-01T08:00:00.000Z' };

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

  it('saves with keepalive when the page is going', async () => {
    answer(200, {});
    await learner.saveProgress('a', INPUT, { keepalive: true });
    expect(fetched.mock.lastCall).toMatchObject(['/api/progress/a', { method: 'PUT', keepalive: true }]);
    expect(JSON.parse(String(fetched.mock.lastCall?.[1]?.body))).toEqual(INPUT);
    answer(422, {});
    await expect(learner.saveProgress('a', INPUT, { keepalive: false })).rejects.toMatchObject({ status: 422 });
  });

  it('asks nothing about a visitor', async () => {
    expect(await visitor.fetchProgress('a')).toBeNull();
    expect(await visitor.fetchSettings()).toBeNull();
    await visitor.saveProgress('a', INPUT, { keepalive: false });
    expect(fetched).not.toHaveBeenCalled();
  });
});
