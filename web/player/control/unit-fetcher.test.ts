import { describe, expect, it } from 'vitest';
import { timeSpeech } from '#core/player/speech/speech-text.ts';
import { writeLocator } from '#core/reader/locator.ts';
import { ApiError } from '#web/api/api-error.ts';
import { makeEpisode } from '../../../tests/support/samples/make-episode.ts';
import { createUnitFetcher, startOf } from './unit-fetcher.ts';

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

describe('a text that is read aloud', () => {
  const text = timeSpeech([{ title: null, sentences: ['Begin small.', 'Then wait a whole day.'], href: 'one.xhtml' }], 'en');
  const startAt = async (locator: string | null, positionSec: number | null): Promise<number> => {
    const place = {
      ...{ unitId: 'book', completed: false, observedMs: 1, playedSec: 0, heard: null },
      ...{ positionSec, locator, fraction: 0.5 },
    };
    const { fetch } = createUnitFetcher(
      {
        fetchEpisode: () => Promise.resolve(makeEpisode('tts-book', { speechUrl: '/speech', audioUrl: null, duration: text.durationSec })),
        fetchSpeech: () => Promise.resolve(text),
      },
      { findPlace: () => Promise.resolve({ place, choice: null }) },
    );
    return startOf(await fetch('tts-book', { needsPlace: true }));
  };
  const read = (words: string) => writeLocator({ cfi: null, href: 'one.xhtml', fraction: 0.5, text: words, chapter: '' });

  it('begins at the sentence that was read last', async () => {
    expect(await startAt(read('wait a whole day'), null)).toBe(text.cues[1]?.startSec);
  });

  it('goes on where it was heard last', async () => expect(await startAt(null, 0.4)).toBe(0.4));
});
