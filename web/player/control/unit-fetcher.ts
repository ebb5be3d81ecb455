import type { PlayerEpisode } from '#core/player/episode.ts';
import type { PlaybackFault } from '#core/player/playback-state.ts';
import { findMedia, libraryDurationSec } from '#core/player/player-state.ts';
import type { SpeechText } from '#core/player/speech/speech-schema.ts';
import { resumeSec } from '#core/progress/resume.ts';
import { isForMembers, isMissing, isSignedOut } from '#web/api/api-error.ts';
import type { PlayerMedia } from '../engine/engine.ts';
import type { FoundPlace, ProgressKeeper } from '../keeping/progress-keeper.ts';
import type { PlayerDependencies } from '../outside/player-dependencies.ts';

/** All that is needed to play a unit. */
export interface FetchedUnit {
  episode: PlayerEpisode;
  /** Null when the unit has nothing to play. */
  media: PlayerMedia | null;
  found: FoundPlace;
}

/** Which part of a unit could not be fetched; `cause` is the failure itself. */
export class UnitFault extends Error {
  readonly fault: PlaybackFault;
  constructor(fault: PlaybackFault, cause: unknown) {
    super(`The ${fault} could not be fetched.`, { cause });
    this.fault = fault;
  }
}

function refusalOf(error: unknown, fault: PlaybackFault): PlaybackFault | null {
  if (isSignedOut(error)) return 'session';
  if (isForMembers(error)) return 'members';
  return fault === 'unit' && isMissing(error) ? 'gone' : null;
}

/** Whoever has read on hears on from there: the words that were read last have a second too. */
async function toSpokenPlace({ place, choice }: FoundPlace, text: SpeechText): Promise<FoundPlace> {
  if (place === null || place.positionSec !== null) return { place, choice };
  const [{ readLocator }, { findSpokenSecond }] = await Promise.all([
    import('#core/reader/locator.ts'),
    import('#core/reader/spoken-second.ts'),
  ]);
  const locator = readLocator(place.locator) ?? { text: '', href: '' };
  return { place: { ...place, positionSec: findSpokenSecond(text, { ...locator, fraction: place.fraction }) }, choice };
}

const NOWHERE: FoundPlace = { place: null, choice: null };

/** Where it starts: at the learner's place. */
export const startOf = ({ episode, found }: FetchedUnit): number => resumeSec(found.place, libraryDurationSec(episode));

export interface UnitFetcher {
  /** Fails with a `UnitFault`. */
  fetch(unitId: string, options: { needsPlace: boolean }): Promise<FetchedUnit>;
}

export function createUnitFetcher(
  { fetchEpisode, fetchSpeech }: Pick<PlayerDependencies, 'fetchEpisode' | 'fetchSpeech'>,
  keeper: Pick<ProgressKeeper, 'findPlace'>,
): UnitFetcher {
  async function attempt<T>(fault: PlaybackFault, work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      throw new UnitFault(refusalOf(error, fault) ?? fault, error);
    }
  }

  return {
    async fetch(unitId, { needsPlace }) {
      const finding = needsPlace ? keeper.findPlace(unitId) : Promise.resolve(NOWHERE);
      // It is awaited below; until then a failure would count as unhandled.
      finding.catch(() => undefined);
      const episode = await attempt('unit', fetchEpisode(unitId));
      const file = findMedia(episode);
      const media: PlayerMedia | null =
        episode.speechUrl !== null
          ? { type: 'speech', text: await attempt('text', fetchSpeech(episode.id)) }
          : file && { type: 'file', ...file };
      const found = await attempt('place', finding);
      return { episode, media, found: media?.type === 'speech' ? await toSpokenPlace(found, media.text) : found };
    },
  };
}
