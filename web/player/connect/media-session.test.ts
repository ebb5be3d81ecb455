import { beforeEach, describe, expect, it } from 'vitest';
import { makeEpisode } from '../../../tests/support/samples/make-episode.ts';
import { FakeServer, openPlayer, type FakePlayer } from '../control/player-fakes.ts';
import { FakeStorage } from '../outside/fake-storage.ts';
import { connectMediaSession, type MediaSessionPort } from './media-session.ts';

class FakeSession implements MediaSessionPort {
  metadata: MediaMetadata | null = null;
  playbackState: MediaSessionPlaybackState = 'none';
  readonly handlers = new Map<string, MediaSessionActionHandler>();
  positions: (MediaPositionState | undefined)[] = [];
  setActionHandler(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
    if (action === 'seekto') throw new TypeError('unknown action');
    if (handler) this.handlers.set(action, handler);
    else this.handlers.delete(action);
  }
  setPositionState(state?: MediaPositionState): void {
    const { duration = 0, position = 0, playbackRate = 1 } = state ?? {};
    if (state && !(Number.isFinite(duration) && position <= duration && position >= 0 && playbackRate > 0)) {
      throw new TypeError('invalid position state');
    }
    this.positions.push(state);
  }
}

let server: FakeServer;
let player: FakePlayer;
let session: FakeSession;
let disconnect: () => void;

beforeEach(() => {
  server = new FakeServer();
  for (const id of ['a', 'b']) server.episodes.set(id, makeEpisode(id));
  player = openPlayer(server, new FakeStorage());
  session = new FakeSession();
  disconnect = connectMediaSession(session, player.store, player.controller, {
    makeMetadata: (init) => init as MediaMetadata,
    drawArtwork: async (url) => ({ src: `drawn ${url}` }),
  });
});

async function play(): Promise<void> {
  player.controller.playUnit('a', { queue: ['a', 'b'] });
  await player.settle();
  player.place();
}

describe('the media session', () => {
  it('says what plays, with its picture', async () => {
    expect([session.playbackState, session.metadata]).toEqual(['none', null]);
    await play();
    await player.settle();
    expect(session.playbackState).toBe('playing');
    expect(session.metadata).toEqual({
      title: 'Unit a',
      artist: 'Tomas Okafor',
      album: 'What the river knew',
      artwork: [{ src: 'drawn /covers/book.svg' }],
    });
    player.controller.pause();
    expect(session.playbackState).toBe('paused');
  });

  it('works the player, and survives a browser that does not know an action', async () => {
    await play();
    const act = (action: MediaSessionAction, more = {}): void => session.handlers.get(action)?.({ action, ...more });
    act('seekforward');
    expect(player.state().playback.positionSec).toBe(30);
    act('seekbackward');
    expect(player.state().playback.positionSec).toBe(15);
    act('seekforward', { seekOffset: 5 });
    expect(player.state().playback.positionSec).toBe(20);
    act('pause');
    expect(player.state().playback.status).toBe('paused');
    act('play');
    expect(player.engine.calls.at(-1)).toBe('play');
    act('nexttrack');
    await player.settle();
    expect(player.state().episode?.id).toBe('b');
  });

  it('offers previous and next only where there are some', async () => {
    await play();
    expect([session.handlers.has('previoustrack'), session.handlers.has('nexttrack')]).toEqual([false, true]);
    player.controller.next();
    expect([session.handlers.has('previoustrack'), session.handlers.has('nexttrack')]).toEqual([true, false]);
  });

  it('tells the position when it jumps, not with every tick, and never an invalid one', async () => {
    await play();
    const before = session.positions.length;
    player.run(20);
    expect(session.positions.length).toBe(before);
    player.controller.seek(300);
    expect(session.positions.at(-1)).toEqual({ duration: 600, position: 300, playbackRate: 1 });
    player.controller.setRate(1.5);
    expect(session.positions.at(-1)?.playbackRate).toBe(1.5);
    player.engine.emit({ type: 'duration', durationSec: Number.NaN });
    expect(session.positions.at(-1)).toBeUndefined();
  });

  it('lets go', async () => {
    await play();
    disconnect();
    expect([session.handlers.size, session.metadata, session.playbackState]).toEqual([0, null, 'none']);
  });
});
