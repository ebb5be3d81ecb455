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
const loads = (): string[] => player.engine.calls.filter((call) => call.startsWith('load'));
const status = (): string => player.state().playback.status;
const items = (): readonly string[] => player.state().queue.items;

beforeEach(() => {
  server = new FakeServer();
  for (const id of [...QUEUE, 'x', 'y']) server.episodes.set(id, makeEpisode(id));
  storage = new FakeStorage();
  player = openPlayer(server, storage);
});

async function play(unitId: string, queue = QUEUE): Promise<void> {
  player.controller.playUnit(unitId, { queue });
  await player.settle();
  player.place();
}

const undo = async (): Promise<void> => {
  player.notices.at(-1)?.undo?.();
  await player.settle();
};

describe('undo', () => {
  it('brings a cleared queue back, with what played at its place', async () => {
    await play('b');
    player.run(30);
    player.controller.clearQueue();
    expect([items(), player.state().episode]).toEqual([[], null]);
    await undo();
    player.place();
    expect([items(), currentId(player.state().queue), loads().at(-1), status()]).toEqual([QUEUE, 'b', 'load /media/b 30', 'playing']);
  });

  it('leaves a paused player paused', async () => {
    await play('b');
    player.controller.pause();
    player.controller.clearQueue();
    await undo();
    player.place();
    expect(status()).toBe('paused');
  });

  it('of a cleared queue keeps what was begun since', async () => {
    await play('a');
    player.controller.clearQueue();
    const { undo: back } = player.notices.at(-1) ?? {};
    await play('x', ['x']);
    back?.();
    expect([items(), currentId(player.state().queue)]).toEqual([['x', 'a', 'b', 'c'], 'x']);
  });

  it('puts a removed item back where it was, also when it played', async () => {
    await play('a');
    player.controller.removeFromQueue(1);
    expect(items()).toEqual(['a', 'c']);
    await undo();
    expect(items()).toEqual(QUEUE);
    player.run(12);
    player.controller.removeFromQueue(0);
    await player.settle();
    expect(player.state().episode?.id).toBe('b');
    await undo();
    expect([items(), player.state().episode?.id, loads().at(-1)]).toEqual([QUEUE, 'a', 'load /media/a 12']);
  });

  it('brings back a queue that another one has replaced', async () => {
    await play('b');
    player.run(20);
    player.controller.playUnit('x', { queue: ['x', 'y'] });
    await player.settle();
    expect([items(), player.notices.at(-1)?.text]).toEqual([['x', 'y'], 'Your queue was replaced.']);
    await undo();
    player.place();
    expect([items(), player.state().episode?.id, loads().at(-1)]).toEqual([QUEUE, 'b', 'load /media/b 20']);
  });

  it('is possible without a connection', async () => {
    await play('a');
    player.run(10);
    server.fault = new TypeError('offline');
    player.controller.removeFromQueue(0);
    await player.settle();
    await undo();
    player.place();
    expect([player.state().episode?.id, status()]).toEqual(['a', 'playing']);
  });

  it.each([
    [401, 'not_signed_in', 'session'],
    [403, 'members_only', 'members'],
    [404, 'not_found', 'gone'],
  ])('of an item that is refused with %i %s says so', async (httpStatus, code, fault) => {
    await play('a');
    server.fault = new ApiError(httpStatus, 'Refused', { code });
    player.controller.removeFromQueue(0);
    await player.settle();
    await undo();
    expect([player.state().playback.fault, loads()]).toEqual([fault, ['load /media/a 0']]);
  });

  it('of an item that a broken server cannot give plays what was fetched before', async () => {
    await play('a');
    server.fault = new ApiError(503, 'Unavailable');
    player.controller.removeFromQueue(0);
    await player.settle();
    await undo();
    expect(player.state().playback.fault).toBeNull();
  });

  it('of a removal keeps what was added since', async () => {
    await play('a');
    player.controller.removeFromQueue(1);
    const { undo: back } = player.notices.at(-1) ?? {};
    player.controller.addToQueue(['x']);
    back?.();
    expect(items()).toEqual(['a', 'b', 'c', 'x']);
  });
});

describe('adding', () => {
  it('puts an item next or last, and leaves what plays alone', async () => {
    await play('a');
    player.controller.playNext(['x']);
    player.controller.addToQueue(['y']);
    expect([items(), currentId(player.state().queue), loads().length]).toEqual([['a', 'x', 'b', 'c', 'y'], 'a', 1]);
    expect(player.notices.map(({ text }) => text)).toEqual(['Plays next.', 'Added to the queue.']);
    await undo();
    expect(items()).toEqual(['a', 'x', 'b', 'c']);
  });

  it('keeps the order of several, and takes all of them back at once', async () => {
    await play('a');
    player.controller.playNext(['x', 'y']);
    expect(items()).toEqual(['a', 'x', 'y', 'b', 'c']);
    await undo();
    expect(items()).toEqual(QUEUE);
    player.controller.clearQueue();
    player.controller.playNext(['x', 'y', 'b']);
    expect(items()).toEqual(['x', 'y', 'b']);
  });

  it('to an empty queue shows the item and does not sound', async () => {
    player.controller.addToQueue(['x']);
    await player.settle();
    player.place();
    expect([player.state().episode?.id, status()]).toEqual(['x', 'paused']);
  });
});
