import type { PlayerEpisode } from '#core/player/episode.ts';
import { BACK_SEC, FORWARD_SEC, type PlaybackState } from '#core/player/playback.ts';
import { canNext, canPrevious } from '#core/player/queue.ts';
import type { PlayerCommands } from '../control/player-controller.ts';
import { isActive, type PlayerState, type PlayerStore } from '../player-store.ts';

/** The lock screen, the keys of a headset and the media keys of a keyboard. */
export type MediaSessionPort = Pick<MediaSession, 'metadata' | 'playbackState' | 'setActionHandler' | 'setPositionState'>;

type MakeMetadata = (init: MediaMetadataInit) => MediaMetadata;

/** Keeps the media session like the store, and the store's commands behind its actions. Returns how to let go. */
export function connectMediaSession(
  session: MediaSessionPort,
  store: PlayerStore,
  commands: PlayerCommands,
  makeMetadata: MakeMetadata = (init) => new MediaMetadata(init),
): () => void {
  function show(state: PlayerState, before: PlayerState | null): void {
    if (state.episode !== before?.episode) {
      session.metadata = state.episode && makeMetadata(describeEpisode(state.episode));
    }
    session.playbackState = state.episode === null ? 'none' : isActive(state) ? 'playing' : 'paused';
    if (state.queue !== before?.queue) setQueueActions(state);
    if (before === null || isJump(before.playback, state.playback)) setPosition(session, state.playback);
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
  setAction('seekbackward', ({ seekOffset }) => commands.skip(-(seekOffset ?? BACK_SEC)));
  setAction('seekforward', ({ seekOffset }) => commands.skip(seekOffset ?? FORWARD_SEC));
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

function describeEpisode({ title, author, podcast_name, thumbnail_url }: PlayerEpisode): MediaMetadataInit {
  const artwork = thumbnail_url === '' ? [] : [{ src: thumbnail_url }];
  return { title, artist: author, album: podcast_name, artwork };
}

/** The session counts on by itself; it has to be told only when the line breaks. */
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
