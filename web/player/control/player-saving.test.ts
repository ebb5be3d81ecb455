import { beforeEach, describe, expect, it } from 'vitest';
import { FakeStorage } from '../outside/fake-storage.ts';
import { FakeServer, START_MS, makeEpisode, openPlayer, type FakePlayer } from './player-fakes.ts';

let server: FakeServer;
let storage: FakeStorage;
let player: FakePlayer;

const QUEUE = ['a', 'b', 'c'];
const savedPlaces = (): unknown[] => server.saved.map(({ unitId, input }) => [unitId, input.positionSec]);

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

describe('saving the place', () => {
  it('every 10 s while playing, with the seconds played', async () => {
    await play('a');
    for (const sec of [10, 10, 11]) {
      player.run(sec);
      await player.settle();
    }
    expect(server.saved.map(({ input }) => [input.positionSec, input.playedSec])).toEqual([
      [10, 10],
      [20, 10],
      [30, 10],
    ]);
    expect(server.saved.at(0)?.input).toEqual({
      positionSec: 10,
      fraction: 10 / 600,
      completed: false,
      playedSec: 10,
      observedAt: new Date(START_MS + 10_000).toISOString(),
    });
  });

  it('on pause, on a seek, on leaving for another unit, and when the page is hidden', async () => {
    await play('a');
    player.run(3);
    player.controller.pause();
    await player.settle();
    player.controller.seek(100);
    await player.settle();
    player.controller.play();
    player.engine.emit({ type: 'playing' });
    player.run(2);
    player.controller.saveNow();
    await player.settle();
    expect(server.saved.at(-1)?.keepalive).toBe(true);
    player.run(1);
    player.controller.next();
    await player.settle();
    expect(savedPlaces()).toEqual([
      ['a', 3],
      ['a', 100],
      ['a', 102],
      ['a', 103],
    ]);
    expect(server.places.get('a')?.playedSec).toBeCloseTo(6);
  });

  it('at the end as finished', async () => {
    await play('a');
    player.controller.seek(595);
    player.run(5);
    player.end();
    await player.settle();
    expect(server.places.get('a')).toMatchObject({ completed: true, fraction: 1, positionSec: 600 });
  });

  it('nothing for a visitor who has no account, but his browser keeps the place', async () => {
    const visitors = new FakeStorage();
    player = openPlayer(server, visitors, null);
    await play('a');
    player.run(12);
    player.controller.pause();
    player = openPlayer(server, visitors, null);
    player.controller.restore();
    await player.settle();
    expect(player.state().playback.positionSec).toBe(12);
  });
});
