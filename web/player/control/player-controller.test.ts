import { beforeEach, describe, expect, it } from 'vitest';
import { currentId } from '#core/player/queue-state.ts';
import { ApiError } from '#web/api/api-error.ts';
import { makeEpisode } from '../../../tests/support/samples/make-episode.ts';
import { FakeStorage } from '../outside/fake-storage.ts';
import { FakeServer, openPlayer, type FakePlayer } from './player-fakes.ts';

let server: FakeServer;
let storage: FakeStorage;
let player: FakePlayer;

const QUEUE = ['a', 'b', 'c'];
const status = (): string => player.state().playback.status;
const loads = (): string[] => player.engine.calls.filter((call) => call.startsWith('load'));

beforeEach(() => {
  server = new FakeServer();
  for (const id of [...QUEUE, 'x']) server.episodes.set(id, makeEpisode(id));
  storage = new FakeStorage();
  player = openPlayer(server, storage);
});

async function play(unitId: string, queue = QUEUE): Promise<void> {
  player.controller.playUnit(unitId, { queue });
  await player.settle();
  player.place();
}

describe('playUnit', () => {
  it('loads the unit, and plays only when the engine says so', async () => {
    player.controller.playUnit('b', { queue: QUEUE });
    expect([status(), currentId(player.state().queue)]).toEqual(['loading', 'b']);
    await player.settle();
    expect(player.engine.calls.slice(-2)).toEqual(['load /media/b 0', 'play']);
    expect(status()).toBe('loading');
    player.place();
    expect([status(), player.state().episode?.id]).toEqual(['playing', 'b']);
    expect(player.state().queue.items).toEqual(QUEUE);
  });

  it('starts where it is told', async () => {
    server.store('a', 100);
    player.controller.playUnit('a', { startSec: 33 });
    await player.settle();
    expect(loads()).toEqual(['load /media/a 33']);
  });

  it('puts a unit without a queue behind the current one, and keeps the others', async () => {
    await play('a');
    player.controller.playUnit('x');
    await player.settle();
    player.place();
    expect(player.state().queue.items).toEqual(['a', 'x', 'b', 'c']);
    player.controller.playUnit('c');
    await player.settle();
    expect(player.state().queue.items).toEqual(['a', 'x', 'b', 'c']);
    expect(currentId(player.state().queue)).toBe('c');
  });

  it('goes on with the unit that is there already, without loading it again', async () => {
    await play('b');
    player.controller.pause();
    player.controller.playUnit('b', { queue: ['b', 'x'] });
    await player.settle();
    expect(loads()).toHaveLength(1);
    expect(player.engine.calls.at(-1)).toBe('play');
    expect(player.state().queue.items).toEqual(['b', 'x']);
    player.controller.playUnit('b', { startSec: 70 });
    expect(player.engine.calls.slice(-2)).toEqual(['seek 70', 'play']);
  });

  it('takes the last of several that are asked for at once', async () => {
    player.controller.playUnit('a', { queue: QUEUE });
    player.controller.playUnit('b', { queue: QUEUE });
    player.controller.playUnit('c', { queue: QUEUE });
    await player.settle();
    expect(loads()).toEqual(['load /media/c 0']);
    expect(player.state().episode?.id).toBe('c');
  });

  it('shows a video from its video file, and a lesson with sound from its sound', async () => {
    server.episodes.set('v', makeEpisode('v', { kind: 'video', video_url: '/media/v.mp4', audioUrl: '/media/v.mp3' }));
    await play('v');
    expect(player.engine.media).toEqual({ type: 'file', url: '/media/v.mp4', isVideo: true });
    await play('a');
    expect(player.engine.media).toEqual({ type: 'file', url: '/media/a', isVideo: false });
  });
});

describe('play and pause', () => {
  it('change only with the engine', async () => {
    await play('a');
    player.controller.toggle();
    expect(status()).toBe('paused');
    player.controller.toggle();
    expect(status()).toBe('paused');
    player.engine.emit({ type: 'playing' });
    expect(status()).toBe('playing');
  });

  it('while the unit is fetched, toggle takes the wish to play back', async () => {
    player.controller.playUnit('a');
    player.controller.toggle();
    await player.settle();
    expect(player.engine.calls).not.toContain('play');
    player.place();
    expect(status()).toBe('paused');
  });

  it('follow what the system does on its own', async () => {
    await play('a');
    player.engine.emit({ type: 'paused' });
    expect(status()).toBe('paused');
    player.engine.emit({ type: 'playing' });
    player.controller.toggle();
    expect(player.engine.calls.at(-1)).toBe('pause');
  });

  it('a browser that refuses to start by itself leaves the unit paused at its place', async () => {
    server.store('a', 200);
    player.controller.playUnit('a');
    await player.settle();
    player.engine.isPlayWanted = false;
    player.engine.emit({ type: 'paused' });
    player.place();
    expect(player.state().playback).toMatchObject({ status: 'paused', positionSec: 200 });
  });
});

describe('seek', () => {
  it('is ignored while the duration is unknown [spec 5.seek.unknown]', async () => {
    player.controller.playUnit('a');
    await player.settle();
    player.controller.seek(50);
    player.controller.forward();
    player.engine.emit({ type: 'seeked', positionSec: 0, isPlayWanted: true });
    player.engine.emit({ type: 'duration', durationSec: Number.NaN });
    player.controller.seek(50);
    expect(player.engine.calls.some((call) => call.startsWith('seek'))).toBe(false);
  });

  it('goes 15 s back and 30 s forward, and stays within the unit', async () => {
    await play('a');
    player.controller.forward();
    player.controller.back();
    expect(player.state().playback.positionSec).toBe(15);
    player.controller.back();
    player.controller.back();
    expect(player.state().playback.positionSec).toBe(0);
    player.controller.seek(9999);
    expect(player.state().playback.positionSec).toBe(600);
  });

  it('does nothing when there is nothing', () => {
    player.controller.seek(5);
    player.controller.toggle();
    player.controller.next();
    player.controller.previous();
    player.controller.back();
    expect(player.engine.calls).toEqual([]);
  });
});

describe('the queue', () => {
  it('next and previous load their unit; at the ends they do nothing', async () => {
    await play('b');
    player.controller.next();
    await player.settle();
    player.place();
    player.controller.next();
    await player.settle();
    expect(player.state().episode?.id).toBe('c');
    player.controller.previous();
    await player.settle();
    player.controller.previous();
    await player.settle();
    player.controller.previous();
    await player.settle();
    expect(player.state().episode?.id).toBe('a');
    expect(loads()).toHaveLength(4);
  });

  it('goes on when a unit ends, and stops after the last', async () => {
    await play('b');
    player.end();
    await player.settle();
    player.place();
    expect([player.state().episode?.id, status()]).toEqual(['c', 'playing']);
    player.end();
    await player.settle();
    expect([player.state().episode?.id, status()]).toEqual(['c', 'ended']);
    expect(player.state().isPlayWanted).toBe(false);
    player.controller.toggle();
    expect(player.engine.calls.at(-1)).toBe('play');
  });

  it('repeat one plays the same unit again; next still goes on', async () => {
    await play('a');
    player.controller.cycleRepeat();
    player.end();
    await player.settle();
    expect(player.engine.calls.at(-1)).toBe('play');
    expect([player.state().episode?.id, loads().length]).toEqual(['a', 1]);
    player.controller.next();
    await player.settle();
    expect(player.state().episode?.id).toBe('b');
  });

  it('repeat all goes round, also with one item', async () => {
    await play('c');
    player.controller.cycleRepeat();
    player.controller.cycleRepeat();
    player.end();
    await player.settle();
    expect(player.state().episode?.id).toBe('a');
    await play('x', ['x']);
    player.end();
    expect(player.engine.calls.at(-1)).toBe('play');
    player.controller.next();
    expect(player.engine.calls.slice(-2)).toEqual(['seek 0', 'play']);
  });

  it('removing the playing unit plays the next one, removing a paused one does not', async () => {
    await play('a');
    player.controller.removeFromQueue(0);
    await player.settle();
    player.place();
    expect([player.state().episode?.id, status()]).toEqual(['b', 'playing']);
    player.controller.pause();
    player.controller.removeFromQueue(0);
    await player.settle();
    player.place();
    expect([player.state().episode?.id, status()]).toEqual(['c', 'paused']);
  });

  it('empty closes the player', async () => {
    await play('a');
    player.controller.clearQueue();
    expect(player.state()).toMatchObject({ episode: null, playback: { status: 'idle' } });
    expect(player.engine.calls.at(-1)).toBe('unload');
  });
});

describe('errors', () => {
  it('a file that cannot be played: the message, then skip', async () => {
    await play('a');
    player.engine.emit({ type: 'failed', fault: 'media' });
    expect(player.state().playback).toMatchObject({ status: 'error', fault: 'media' });
    expect(player.state().episode?.id).toBe('a');
    player.controller.next();
    await player.settle();
    player.place();
    expect([player.state().episode?.id, status()]).toEqual(['b', 'playing']);
  });

  it('try again goes back to the place where the connection broke', async () => {
    await play('a');
    player.run(40);
    player.engine.emit({ type: 'failed', fault: 'network' });
    player.controller.toggle();
    await player.settle();
    expect(loads().at(-1)).toBe('load /media/a 40');
    player.place();
    expect(status()).toBe('playing');
  });

  it('a unit that cannot be fetched shows no other title, and can be tried again', async () => {
    await play('a');
    server.fault = new TypeError('Failed to fetch');
    player.controller.next();
    await player.settle();
    expect(player.state()).toMatchObject({ episode: null, playback: { status: 'error', fault: 'unit' } });
    server.fault = null;
    player.controller.retry();
    await player.settle();
    player.place();
    expect([player.state().episode?.id, status()]).toEqual(['b', 'playing']);
  });

  it('a unit without sound or picture cannot be played', async () => {
    server.episodes.set('t', makeEpisode('t', { kind: 'text', audioUrl: null }));
    player.controller.playUnit('t');
    await player.settle();
    expect(player.state().playback).toMatchObject({ status: 'error', fault: 'media' });
    expect(loads()).toEqual([]);
  });

  it('what a dead unit still says is not heard', async () => {
    await play('a');
    server.fault = new ApiError(503, 'Refused');
    player.controller.next();
    await player.settle();
    player.engine.emit({ type: 'time', positionSec: 99 });
    player.engine.emit({ type: 'playing' });
    expect(player.state().playback).toMatchObject({ status: 'error', positionSec: 0 });
  });
});

describe('speed and volume', () => {
  it('keeps a speed for each item', async () => {
    server.episodes.set('p', makeEpisode('p', { itemId: 'show' }));
    await play('a');
    player.controller.setRate(1.5);
    await play('p');
    expect(player.engine.rate).toBe(1);
    player.controller.setRate(9);
    await play('b');
    expect(player.engine.rate).toBe(1.5);
    await play('p');
    expect(player.state().playback.rate).toBe(3);
  });

  it('shows the volume that the element has, and unmutes whoever moves it', async () => {
    await play('a');
    player.controller.toggleMute();
    expect(player.state().playback.isMuted).toBe(true);
    player.controller.setVolume(0.4);
    expect(player.state().playback).toMatchObject({ volume: 0.4, isMuted: false });
    player.controller.setVolume(7);
    expect(player.state().playback.volume).toBe(1);
  });
});
