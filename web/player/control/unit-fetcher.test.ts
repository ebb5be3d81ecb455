import { describe, expect, it } from 'vitest';
import { RequestFailed } from '../outside/player-dependencies.ts';
import { createUnitFetcher } from './unit-fetcher.ts';

const refuse = (status: number) => () => Promise.reject(new RequestFailed(status));
const fetcher = (fetchEpisode: () => Promise<never>) =>
  createUnitFetcher({ fetchEpisode, fetchSpeech: refuse(500) }, { findPlace: () => Promise.resolve({ place: null, choice: null }) });

describe('a unit that the server does not give', () => {
  it.each([
    [401, 'session'],
    [403, 'members'],
    [404, 'gone'],
    [500, 'unit'],
    [503, 'unit'],
  ])('with %i is the fault %s', async (status, fault) => {
    await expect(fetcher(refuse(status)).fetch('a', { needsPlace: false })).rejects.toMatchObject({ fault });
  });

  it('because nobody answers is the fault unit', async () => {
    const offline = () => Promise.reject(new TypeError('fetch failed'));
    await expect(fetcher(offline).fetch('a', { needsPlace: false })).rejects.toMatchObject({ fault: 'unit' });
  });
});
