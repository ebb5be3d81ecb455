import type { PlayerCommands } from '#core/player/control/commands.ts';
import type { PlayerEpisode } from '#core/player/episode.ts';
import type { PlaybackState } from '#core/player/playback-state.ts';
import { isActive, type PlayerState } from '#core/player/player-state.ts';
import { currentChapter } from '#core/player/unit-timeline.ts';
import { canNext, canPrevious } from '#core/player/queue.ts';
import type { PlayerStore } from '../player-store.ts';
import { makeArtwork } from './artwork.ts';

/** The lock screen, the keys of a headset and the media keys of a keyboard. */
export type MediaSessionPort = Pick<MediaSession, 'metadata' | 'playbackState' | 'setActionHandler' | 'setPositionState'>;

export interface MediaSessionOptions {
  makeMetadata?: (init: MediaMetadataInit) => MediaMetadata;
  drawArtwork?: (url: string) => Promise<MediaImage | null>;
}

/** Keeps the media session like the store, and the store's commands behind its actions. Returns how to let go. */
export function connectMediaSession(
  session: MediaSessionPort,
  store: PlayerStore,
  commands: PlayerCommands,
  { makeMetadata = (init) => new MediaMetadata(init), drawArtwork = makeArtwork }: MediaSessionOptions = {},
): () => void {
  let artwork: { of: string; images: MediaImage[] } = { of: '', images: [] };
  let shown = '';

  function show(state: PlayerState, before: PlayerState | null): void {
    if (state.episode !== before?.episode) void findArtwork(state.episode);
    const chapter = findChapterTitle(state);
    const key = `${state.episode?.id} ${chapter}`;
    if (key !== shown || state.episode !== before?.episode) showMetadata(state.episode, chapter);
    shown = key;
    session.playbackState = state.episode === null ? 'none' : isActive(state) ? 'playing' : 'paused';
    if (state.queue !== before?.queue) setQueueActions(state);
    if (before === null || isJump(before.playback, state.playback)) setPosition(session, state.playback);
  }

  function showMetadata(episode: PlayerEpisode | null, chapter: string | null): void {
    session.metadata =
      episode && makeMetadata(describeEpisode(episode, chapter, artwork.of === episode.thumbnail_url ? artwork.images : []));
  }

  async function findArtwork(episode: PlayerEpisode | null): Promise<void> {
    if (!episode || artwork.of === episode.thumbnail_url) return;
    const image = await drawArtwork(episode.thumbnail_url);
    const { episode: current } = store.getState();
    if (current?.thumbnail_url !== episode.thumbnail_url) return;
    artwork = { of: episode.thumbnail_url, images: image ? [image] : [] };
    showMetadata(current, findChapterTitle(store.getState()));
  }

  function setAction(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
    try {
      session.setActionHandler(action, handler);
    } catch {
      // Not every browser knows every action.
    }
  }

  // An action without a handler is not offered on the lock screen.
  function setQueueActions({ queue }: PlayerState): void {
    setAction('previoustrack', canPrevious(queue) ? commands.previous : null);
    setAction('nexttrack', canNext(queue) ? commands.next : null);
  }

  setAction('play', commands.play);
  setAction('pause', commands.pause);
  setAction('seekbackward', ({ seekOffset }) => commands.skip(-(seekOffset ?? store.getState().settings.backSec)));
  setAction('seekforward', ({ seekOffset }) => commands.skip(seekOffset ?? store.getState().settings.forwardSec));
  setAction('seekto', ({ seekTime }) => {
    if (seekTime !== undefined) commands.seek(seekTime);
  });
  show(store.getState(), null);
  const unsubscribe = store.subscribe(show);

  return () => {
    unsubscribe();
    for (const action of ACTIONS) setAction(action, null);
    session.metadata = null;
    session.playbackState = 'none';
  };
}

const ACTIONS = [
  'play',
  'pause',
  'seekbackward',
  'seekforward',
  'seekto',
  'previoustrack',
  'nexttrack',
] as const satisfies MediaSessionAction[];

function findChapterTitle(state: PlayerState): string | null {
  return state.episode?.chapters.length ? (currentChapter(state)?.title ?? null) : null;
}

function describeEpisode({ title, author, podcast_name }: PlayerEpisode, chapter: string | null, artwork: MediaImage[]): MediaMetadataInit {
  return { title: chapter === null || chapter === title ? title : `${chapter}, ${title}`, artist: author, album: podcast_name, artwork };
}

/** The session counts on by itself; it has to be told only when the clock jumps. */
const JUMP_SEC = 2;

function isJump(before: PlaybackState, now: PlaybackState): boolean {
  return (
    before.durationSec !== now.durationSec ||
    before.rate !== now.rate ||
    before.status !== now.status ||
    Math.abs(now.positionSec - before.positionSec) > JUMP_SEC
  );
}

function setPosition(session: MediaSessionPort, { durationSec, positionSec, rate }: PlaybackState): void {
  // Browsers throw on a position past the end and on a duration that is not a number.
  if (durationSec === null) return session.setPositionState();
  session.setPositionState({
    duration: durationSec,
    playbackRate: rate,
    position: Math.min(positionSec, durationSec),
  });
}
