import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { createUnitFetcher } from './unit-fetcher.ts';

const refuse = (status: number, code?: string) => () => Promise.reject(new ApiError(status, '', { code }));
const fetcher = (fetchEpisode: () => Promise<never>) =>
  createUnitFetcher({ fetchEpisode, fetchSpeech: refuse(500) }, { findPlace: () => Promise.resolve({ place: null, choice: null }) });

describe('a unit that the server does not give', () => {
  it.each([
    [401, 'not_signed_in', 'session'],
    [403, 'members_only', 'members'],
    [404, 'not_found', 'gone'],
    [500, 'internal_error', 'unit'],
    [503, 'database_unavailable', 'unit'],
  ])('with %i %s is the fault %s', async (status, code, fault) => {
    await expect(fetcher(refuse(status, code)).fetch('a', { needsPlace: false })).rejects.toMatchObject({ fault });
  });

  it('because nobody answers is the fault unit', async () => {
    const offline = () => Promise.reject(new TypeError('fetch failed'));
    await expect(fetcher(offline).fetch('a', { needsPlace: false })).rejects.toMatchObject({ fault: 'unit' });
  });
});
