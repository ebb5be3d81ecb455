import { beforeEach, describe, expect, it } from 'vitest';
import { currentId } from '#core/player/queue-state.ts';
import { makeEpisode } from '../../../tests/support/samples/make-episode.ts';
import { MEMORY_KEY, OUTBOX_KEY } from '../keeping/player-keys.ts';
import { FakeStorage } from '../outside/fake-storage.ts';
import type { PlayerStorage } from '../outside/player-dependencies.ts';
import { FakeServer, openPlayer, type FakePlayer } from './player-fakes.ts';

let server: FakeServer;
let storage: FakeStorage;
let player: FakePlayer;

/** What is damaged of it. */
interface Memory {
  rates?: unknown[];
  places: unknown[][];
  volume: unknown;
  video: { mode: string };
  settings: unknown;
}

const QUEUE = ['a', 'b', 'c'];
const loads = (): string[] => player.engine.calls.filter((call) => call.startsWith('load'));

beforeEach(() => {
  server = new FakeServer();
  for (const id of QUEUE) server.episodes.set(id, makeEpisode(id));
  storage = new FakeStorage();
  player = openPlayer(server, storage);
});

async function play(unitId: string): Promise<void> {
  player.controller.playUnit(unitId, { queue: QUEUE });
  await player.settle();
  player.place();
}

/** The page goes, with or without a last word, and comes back in the same browser or in another one. */
async function reload(from: PlayerStorage = storage, learnerId: string | null = 'maren'): Promise<void> {
  player = openPlayer(server, from, learnerId);
  player.controller.restore();
  await player.settle();
}

describe('coming back to the place', () => {
  it('starts at the place the server has', async () => {
    server.store('a', 222);
    await play('a');
    expect(loads()).toEqual(['load /media/a 222']);
  });

  it('starts at the place that an earlier release has kept in this browser', async () => {
    await play('a');
    player.run(120);
    player.controller.pause();
    await player.settle();
    // Which knew neither the place in a text nor what was heard.
    const kept = JSON.parse(storage.getItem(MEMORY_KEY) ?? '');
    for (const [, place] of kept.places) for (const name of ['locator', 'playedSec', 'heard']) delete place[name];
    storage.setItem(MEMORY_KEY, JSON.stringify(kept));
    server.progressFault = new TypeError('Failed to fetch');
    await reload();
    expect(loads()).toEqual(['load /media/a 120']);
    expect(player.places.store.getState().get('a')).toMatchObject({ positionSec: 120, heard: null });
  });

  it('starts a finished unit from the beginning', async () => {
    server.store('a', 598, { completed: true, fraction: 1 });
    await play('a');
    expect(loads()).toEqual(['load /media/a 0']);
  });

  it('never reports 0:00 over a saved place before the place is confirmed', async () => {
    server.store('a', 222);
    player.controller.playUnit('a');
    await player.settle();
    player.engine.emit({ type: 'duration', durationSec: 600 });
    for (const positionSec of [0, 0, 0.3]) {
      server.nowMs += 20_000;
      player.engine.emit({ type: 'time', positionSec });
      player.engine.emit({ type: 'playing' });
    }
    player.engine.emit({ type: 'paused' });
    player.controller.saveNow();
    await player.settle();
    expect(server.saved).toEqual([]);
    expect(server.places.get('a')?.positionSec).toBe(222);
    expect(player.state().playback.positionSec).toBe(222);
    await reload();
    expect(loads()).toEqual(['load /media/a 222']);
  });

  it('a file that turns out shorter than the place does not change it before the place is confirmed', async () => {
    server.store('a', 222);
    player.controller.playUnit('a');
    await player.settle();
    player.engine.emit({ type: 'duration', durationSec: 100 });
    player.engine.emit({ type: 'time', positionSec: 0 });
    player.engine.emit({ type: 'paused' });
    player.controller.saveNow();
    await player.settle();
    expect(server.saved).toEqual([]);
  });

  it('a file that fails before its place is confirmed keeps the place', async () => {
    server.store('a', 222);
    player.controller.playUnit('a');
    await player.settle();
    player.engine.emit({ type: 'failed', fault: 'media' });
    player.controller.close();
    await player.settle();
    expect(server.saved).toEqual([]);
  });

  it('does not play from 0:00 when the place cannot be had: that would overwrite it', async () => {
    server.store('a', 222);
    server.progressFault = new TypeError('Failed to fetch');
    player.controller.playUnit('a');
    await player.settle();
    expect(player.state().playback).toMatchObject({ status: 'error', fault: 'place' });
    expect(loads()).toEqual([]);
    server.progressFault = null;
    player.controller.retry();
    await player.settle();
    expect(loads()).toEqual(['load /media/a 222']);
  });
});

describe('after a reload', () => {
  it('leaves out every unit that is gone', async () => {
    await play('a');
    server.episodes.delete('a');
    server.episodes.delete('b');
    await reload();
    await player.settle();
    await player.settle();
    expect([player.state().queue.items, player.state().episode?.id]).toEqual([['c'], 'c']);
  });

  it('shows the last unit paused at its place, with queue, modes, volume and speed', async () => {
    await play('b');
    player.controller.cycleRepeat();
    player.controller.toggleShuffle();
    player.controller.setVolume(0.3);
    player.controller.toggleMute();
    player.controller.setRate(1.2);
    player.run(10);
    const before = player.state();
    player.controller.saveNow();
    await player.settle();

    await reload();
    expect(player.engine.calls).not.toContain('play');
    player.place();
    expect(player.state().queue).toEqual(before.queue);
    expect(player.state().playback).toMatchObject({
      status: 'paused',
      positionSec: 12,
      volume: 0.3,
      isMuted: true,
      rate: 1.2,
    });
  });

  it('keeps the language of captions, also beside what was stored before there was a choice', async () => {
    player.controller.setVolume(0.3);
    player.controller.setVideo({ captionLanguage: 'de' });
    await reload();
    expect(player.state().video).toMatchObject({ captionLanguage: 'de', hasCaptions: true });
    storage.setItem(MEMORY_KEY, (storage.getItem(MEMORY_KEY) ?? '').replace('"captionLanguage":"de",', ''));
    await reload();
    expect([player.state().video.captionLanguage, player.engine.volume]).toEqual([null, 0.3]);
  });

  it('loses at most 10 s when the page had no last word', async () => {
    await play('a');
    player.run(19);
    await reload();
    expect(loads()).toEqual(['load /media/a 10']);
  });

  it('plays when it is asked to before everything is there', async () => {
    await play('a');
    player.run(10);
    player = openPlayer(server, storage);
    player.controller.restore();
    player.controller.toggle();
    await player.settle();
    expect(player.engine.calls.slice(-2)).toEqual(['load /media/a 10', 'play']);
  });

  it('the newer place wins: another browser went on', async () => {
    await play('a');
    player.run(10);
    await player.settle();
    const home = storage;
    await reload(new FakeStorage());
    expect(currentId(player.state().queue)).toBeNull();
    await play('a');
    expect(loads()).toEqual(['load /media/a 10']);
    player.run(50);
    await player.settle();
    await reload(home);
    expect(loads()).toEqual(['load /media/a 60']);
  });

  it('the newer place wins, though the clock of this browser was a day ahead for a while', async () => {
    server.aheadMs = 86_400_000;
    await play('a');
    player.run(120);
    player.controller.pause();
    await player.settle();
    server.aheadMs = 0;
    server.nowMs += 60_000;
    player.run(0);
    server.store('a', 400, { observedMs: server.nowMs });
    await reload();
    await play('a');
    expect(player.state().playback.positionSec).toBe(400);
    player.run(20);
    player.controller.pause();
    await player.settle();
    expect(server.saved.at(-1)?.report.observedMs).toBe(server.nowMs);
  });

  it('the newer place wins: this browser could not tell the server', async () => {
    server.store('a', 50);
    await play('a');
    server.progressFault = new TypeError('Failed to fetch');
    player.run(30);
    player.controller.pause();
    await player.settle();
    await reload();
    expect(loads()).toEqual(['load /media/a 80']);
  });

  it('takes a unit that is gone from the library out of the queue', async () => {
    await play('b');
    server.episodes.delete('b');
    await reload();
    player.place();
    expect(player.state().queue.items).toEqual(['a', 'c']);
    expect([player.state().episode?.id, player.state().playback.status]).toEqual(['c', 'paused']);
  });

  it('gives nothing to another learner', async () => {
    await play('a');
    server.fault = new TypeError('Failed to fetch');
    player.run(10);
    await player.settle();
    server.fault = null;
    await reload(storage, 'someone-else');
    await player.outbox.flush();
    expect(player.state().queue.items).toEqual([]);
    expect(server.saved).toEqual([]);
  });

  it.each([
    ['a speed out of range', (kept: Memory) => kept.rates?.push(['item-x', 99])],
    ['a place that is none', (kept: Memory) => kept.places.push(['b', { positionSec: -1 }], [])],
    [
      'places beyond number',
      (kept: Memory) => kept.places.unshift(...Array.from({ length: 300 }, (_, n) => [`unit-${n}`, kept.places.at(-1)?.[1]])),
    ],
    ['a volume of a text', (kept: Memory) => (kept.volume = 'loud')],
    ['an unknown way to show a film', (kept: Memory) => (kept.video.mode = 'wall')],
    ['settings of another release', (kept: Memory) => (kept.settings = { backSec: 10, glow: true })],
    ['no rates at all', (kept: Memory) => delete kept.rates],
  ])('keeps of a memory with %s all that is well', async (_, damage) => {
    await play('a');
    player.controller.setVolume(0.5);
    player.run(12);
    player.controller.pause();
    await player.settle();
    server.places.clear();
    const kept = JSON.parse(storage.getItem(MEMORY_KEY) ?? '') as Memory;
    damage(kept);
    storage.setItem(MEMORY_KEY, JSON.stringify(kept));
    await reload();
    expect(player.state().playback.positionSec).toBe(12);
    if (typeof kept.volume === 'number') expect(player.engine.volume).toBe(0.5);
  });

  it.each(['', '{', 'null', '[]', '{"version":2}', '{"version":1,"learnerId":"maren"}'])(
    'starts empty from a damaged memory: %s',
    async (damaged) => {
      storage.setItem(MEMORY_KEY, damaged);
      storage.setItem(OUTBOX_KEY, damaged);
      await reload();
      expect(player.state().queue.items).toEqual([]);
      await play('a');
      expect(player.state().playback.status).toBe('playing');
    },
  );
});
