import { beforeEach, describe, expect, it } from 'vitest';
import { makeEpisode } from '../../../tests/support/samples/make-episode.ts';
import { FakeStorage } from '../outside/fake-storage.ts';
import { FakeServer, START_MS, openPlayer, type FakePlayer } from './player-fakes.ts';

let server: FakeServer;
let storage: FakeStorage;
let player: FakePlayer;

const QUEUE = ['a', 'b', 'c'];
const savedPlaces = (): unknown[] => server.saved.map(({ unitId, report }) => [unitId, report.positionSec]);

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
    expect(server.saved.map(({ report }) => [report.positionSec, report.addedSec])).toEqual([
      [10, 10],
      [20, 10],
      [30, 10],
    ]);
    expect(server.saved.at(0)?.report).toEqual({
      positionSec: 10,
      locator: null,
      fraction: 10 / 600,
      completed: false,
      addedSec: 10,
      addedHeard: [[0, 10]],
      observedMs: START_MS + 10_000,
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

  it('goes on in another sitting, though the clock of the device was set back by an hour', async () => {
    await play('a');
    player.run(10);
    player.controller.pause();
    await player.settle();
    server.nowMs -= 3_600_000;
    player = openPlayer(server, storage);
    await play('a');
    player.run(15);
    await player.settle();
    expect(server.saved.map(({ report }) => report.observedMs)).toEqual(server.saved.map(({ report }) => report.observedMs).toSorted());
    expect(server.places.get('a')).toMatchObject({ positionSec: 20, playedSec: 20 });
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

describe('what pages show', () => {
  const shown = () => player.places.store.getState().get('a');

  it('follows every second, and takes over what the server makes of a report', async () => {
    server.store('a', 0, { playedSec: 500 });
    await play('a');
    player.run(4);
    expect(shown()).toMatchObject({ positionSec: 4, heard: [[0, 4]] });
    player.run(7);
    await player.settle();
    expect(shown()).toMatchObject({ positionSec: 11, playedSec: 510, heard: [[0, 11]] });
    player.controller.pause();
    await player.settle();
    expect(shown()).toEqual(server.places.get('a'));
  });

  it('never takes the seconds since a report for those of all sittings', async () => {
    server.store('a', 0, { playedSec: 5 });
    await play('a');
    server.progressFault = new TypeError('offline');
    player.run(25);
    expect(shown()).toMatchObject({ positionSec: 25, playedSec: 5 });
    server.progressFault = null;
    player.controller.saveNow();
    await player.settle();
    await player.settle();
    expect(shown()).toMatchObject({ positionSec: 25, playedSec: 30 });
  });

  it('is nothing more after signing out, whatever is still on its way', async () => {
    server.store('b', 50);
    await play('a');
    player.run(11);
    player.controller.next();
    player.outbox.forget();
    player.keeper.forget();
    player.controller.close();
    player.places.clear();
    await player.settle();
    expect(player.places.store.getState().size).toBe(0);
  });

  it('does not follow what still sounds after signing out', async () => {
    await play('a');
    player.run(4);
    player.keeper.forget();
    player.places.clear();
    player.run(4);
    expect(player.places.store.getState().size).toBe(0);
  });

  it('keeps the place of a unit that was left, and its end', async () => {
    await play('a');
    player.run(4);
    player.controller.next();
    expect(shown()).toMatchObject({ positionSec: 4, completed: false });
    await play('a');
    player.controller.seek(595);
    player.run(5);
    player.end();
    expect(shown()).toMatchObject({
      completed: true,
      fraction: 1,
      heard: [
        [0, 4],
        [595, 600],
      ],
    });
  });

  it('shows the place in a text also while the server is out of reach', async () => {
    server.episodes.set('tts-a', makeEpisode('tts-a'));
    await play('tts-a');
    player.run(4);
    player.controller.pause();
    await player.settle();
    server.progressFault = new TypeError('Failed to fetch');
    player = openPlayer(server, storage);
    player.controller.restore();
    await player.settle();
    expect(shown()).toMatchObject({ unitId: 'a', positionSec: 4 });
  });

  it('shows a place that a text is read aloud from as the place in the text', async () => {
    server.episodes.set('tts-a', makeEpisode('tts-a'));
    await play('tts-a');
    player.run(4);
    expect(shown()).toMatchObject({ unitId: 'a', positionSec: 4 });
  });

  it('is not moved by a player that only stands there', async () => {
    server.store('a', 300, { completed: true, fraction: 1 });
    await play('a');
    player.engine.emit({ type: 'time', positionSec: 0 });
    expect(shown()).toEqual(server.places.get('a'));
  });

  it('remembers what was heard while the server is out of reach, over a reload', async () => {
    await play('a');
    server.fault = new TypeError('Failed to fetch');
    player.run(20);
    player.controller.seek(100);
    player.run(5);
    player.controller.pause();
    server.fault = null;
    server.progressFault = new TypeError('Failed to fetch');
    player = openPlayer(server, storage);
    player.controller.restore();
    await player.settle();
    expect(shown()).toMatchObject({
      positionSec: 105,
      heard: [
        [0, 20],
        [100, 105],
      ],
    });
  });
});
