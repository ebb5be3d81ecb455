import { beforeEach, describe, expect, it } from 'vitest';
import { timeSpeech } from '#core/player/speech/speech-text.ts';
import { makeEpisode } from '../../../tests/support/samples/make-episode.ts';
import { FakeStorage } from '../outside/fake-storage.ts';
import { FakeServer, openPlayer, START_MS, type FakePlayer } from './player-fakes.ts';

let server: FakeServer;
let storage: FakeStorage;
let player: FakePlayer;

const QUEUE = ['a', 'b', 'c'];
const CHAPTERS = [
  { title: 'One', startSec: 0 },
  { title: 'Two', startSec: 200 },
  { title: 'Three', startSec: 400 },
];
const loads = (): string[] => player.engine.calls.filter((call) => call.startsWith('load'));
const status = (): string => player.state().playback.status;
const positionSec = (): number => player.state().playback.positionSec;

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

describe('the next item', () => {
  it('is made ready before the end, and then starts without waiting for anything', async () => {
    await play('a');
    player.engine.positionSec = 580;
    player.run(1);
    await player.settle();
    expect(player.engine.calls.at(-1)).toBe('preload /media/b 0');
    player.end();
    expect(player.engine.calls.slice(-2)).toEqual(['load /media/b 0', 'play']);
    expect(player.state().episode?.id).toBe('b');
  });

  it('starts at its own place', async () => {
    server.store('b', 77);
    await play('a');
    player.engine.positionSec = 590;
    player.run(1);
    await player.settle();
    player.end();
    expect(loads().at(-1)).toBe('load /media/b 77');
  });

  it('is another one when something is put in between', async () => {
    await play('a');
    player.engine.positionSec = 590;
    player.run(1);
    await player.settle();
    player.controller.playNext(['x']);
    player.run(1);
    await player.settle();
    expect(player.engine.calls.at(-1)).toBe('preload /media/x 0');
  });

  it('is not made ready when this one is repeated', async () => {
    await play('a');
    player.controller.cycleRepeat();
    player.engine.positionSec = 590;
    player.run(2);
    await player.settle();
    expect(player.engine.calls.some((call) => call.startsWith('preload /'))).toBe(false);
  });

  it.each(['media', 'members'] as const)('is played after a while when this one cannot be: %s', async (fault) => {
    await play('a');
    player.engine.emit({ type: 'failed', fault });
    expect(status()).toBe('error');
    server.runScheduled();
    await player.settle();
    player.place();
    expect([player.state().episode?.id, status()]).toEqual(['b', 'playing']);
  });

  it('is not played when nobody listens, nor when the connection is dead', async () => {
    await play('a');
    player.controller.pause();
    player.engine.emit({ type: 'failed', fault: 'media' });
    expect(server.scheduled).toEqual([]);
    await play('b');
    player.engine.emit({ type: 'failed', fault: 'network' });
    expect(server.scheduled).toEqual([]);
  });

  it('ends a round in which nothing could be played', async () => {
    server.episodes.clear();
    player.controller.playUnit('a', { queue: QUEUE });
    player.controller.cycleRepeat();
    player.controller.cycleRepeat();
    for (let i = 0; i < 10; i++) {
      await player.settle();
      server.runScheduled();
    }
    expect(player.state().playback).toMatchObject({ status: 'error', fault: 'gone' });
    expect(server.scheduled).toEqual([]);
  });
});

describe('the connection', () => {
  it('is tried again when it may be back, and the sound goes on at its place', async () => {
    await play('a');
    player.run(40);
    player.engine.emit({ type: 'failed', fault: 'network' });
    player.controller.sendUnsent();
    await player.settle();
    player.place();
    expect([loads().at(-1), status()]).toEqual(['load /media/a 40', 'playing']);
  });
});

describe('a jump', () => {
  it('can be taken back once', async () => {
    await play('a');
    player.run(50);
    player.controller.seek(400);
    expect(positionSec()).toBe(400);
    player.controller.returnToPlace();
    expect([positionSec(), player.state().history]).toEqual([50, []]);
    player.controller.returnToPlace();
    expect(positionSec()).toBe(50);
  });

  it('to a chapter of a unit that was begun elsewhere leaves the place there', async () => {
    server.store('a', 333);
    player.controller.playUnit('a', { startSec: 20 });
    await player.settle();
    player.place();
    expect(player.state().history.map((left) => left.positionSec)).toEqual([333]);
    player.controller.returnToPlace();
    expect(positionSec()).toBe(333);
  });
});

describe('chapters', () => {
  beforeEach(() => server.episodes.set('a', makeEpisode('a', { chapters: CHAPTERS })));

  it('are stepped through, and beyond them the queue is', async () => {
    await play('a');
    player.controller.nextChapter();
    expect(positionSec()).toBe(200);
    player.controller.nextChapter();
    player.controller.previousChapter();
    expect(positionSec()).toBe(200);
    player.run(10);
    player.controller.previousChapter();
    expect(positionSec()).toBe(200);
    player.controller.seek(500);
    player.controller.nextChapter();
    await player.settle();
    expect(player.state().episode?.id).toBe('b');
    player.place();
    player.controller.previousChapter();
    await player.settle();
    expect(player.state().episode?.id).toBe('a');
  });
});

describe('the sleep timer', () => {
  it('fades, stops the sound, and gives the volume back', async () => {
    await play('a');
    player.controller.setSleepTimer({ kind: 'clock', endsMs: START_MS + 20_000 });
    player.run(10);
    expect([player.engine.fade, status()]).toEqual([1, 'playing']);
    player.run(8);
    expect(player.engine.fade).toBeLessThan(0.2);
    player.run(3);
    expect([status(), player.engine.fade, player.state().sleep, player.state().playback.volume]).toEqual(['paused', 1, null, 1]);
  });

  it('stops at the end of the chapter', async () => {
    server.episodes.set('a', makeEpisode('a', { chapters: CHAPTERS }));
    await play('a');
    player.controller.setSleepTimer({ kind: 'chapter' });
    player.controller.seek(190);
    player.run(10);
    expect(status()).toBe('paused');
    expect(positionSec()).toBeGreaterThanOrEqual(199.7);
    expect(positionSec()).toBeLessThan(200.1);
  });

  it('at the end of the item plays no other', async () => {
    await play('a');
    player.controller.setSleepTimer({ kind: 'item' });
    player.end();
    await player.settle();
    expect([status(), player.state().episode?.id, player.state().isPlayWanted, player.state().sleep]).toEqual(['ended', 'a', false, null]);
  });

  it('that ran out while nothing played does not stop the next sound', async () => {
    await play('a');
    player.controller.pause();
    player.controller.setSleepTimer({ kind: 'clock', endsMs: START_MS + 1000 });
    server.nowMs += 60_000;
    player.controller.play();
    player.place();
    player.run(2);
    expect([status(), player.state().sleep]).toEqual(['playing', null]);
  });
});

describe('two places', () => {
  it('are offered when another device went on elsewhere, and either can be chosen', async () => {
    await play('a');
    player.run(40);
    player.controller.pause();
    await player.settle();
    server.store('a', 300, { observedMs: server.nowMs + 5000 });
    server.nowMs += 10_000;
    player = openPlayer(server, storage);
    player.controller.restore();
    await player.settle();
    expect(loads()).toEqual(['load /media/a 300']);
    expect(player.state().placeChoice).toEqual({ unitId: 'a', hereSec: 40, otherSec: 300 });
    player.place();
    player.controller.choosePlace('here');
    expect([positionSec(), player.state().placeChoice]).toEqual([40, null]);
  });

  it('are offered also when a page that has rested for long goes on', async () => {
    await play('a');
    player.run(40);
    player.controller.pause();
    await player.settle();
    server.nowMs += 120_000;
    server.store('a', 300, { observedMs: server.nowMs - 1000 });
    player.controller.play();
    await player.settle();
    expect(player.state().placeChoice).toEqual({ unitId: 'a', hereSec: 40, otherSec: 300 });
  });

  it('are not offered for what this browser itself has reported', async () => {
    await play('a');
    player.run(40);
    player.controller.pause();
    await player.settle();
    server.fault = new TypeError('offline');
    player.controller.play();
    player.place();
    player.run(120);
    player.controller.saveNow();
    await player.settle();
    server.fault = null;
    player = openPlayer(server, storage);
    player.controller.restore();
    await player.settle();
    expect([loads(), player.state().placeChoice]).toEqual([['load /media/a 160'], null]);
  });
});

describe('a spoken text', () => {
  const speech = timeSpeech([{ title: 'One', sentences: ['A sentence.', 'Another sentence.'] }], 'en');

  it('goes through the same queue', async () => {
    server.episodes.set('tts-x', makeEpisode('tts-x', { audioUrl: null, kind: 'text', speechUrl: '/speech/x' }));
    server.speeches.set('tts-x', speech);
    await play('tts-x', ['a', 'tts-x']);
    expect(loads()).toEqual(['load speech of 2 0']);
    expect(player.state().speech).toEqual(speech);
    player.controller.previous();
    await player.settle();
    expect(player.state().speech).toBeNull();
  });

  it('that cannot be loaded says so', async () => {
    server.episodes.set('tts-x', makeEpisode('tts-x', { audioUrl: null, kind: 'text', speechUrl: '/speech/none' }));
    player.controller.playUnit('tts-x');
    await player.settle();
    expect(player.state().playback).toMatchObject({ status: 'error', fault: 'text' });
  });
});

describe('bookmarks', () => {
  it('mark the place, and can be taken back', async () => {
    await play('a');
    player.run(65);
    player.controller.addBookmark();
    await player.settle();
    expect(server.bookmarks).toEqual([{ unitId: 'a', positionSec: 65 }]);
    expect(player.notices.at(-1)).toMatchObject({ text: 'Bookmark at 1:05.', about: 'bookmark' });
    await undo();
    expect(server.bookmarks).toEqual([]);
  });

  it('say when they could not be kept', async () => {
    await play('a');
    server.fault = new TypeError('offline');
    player.controller.addBookmark();
    await player.settle();
    expect(player.notices.at(-1)).toMatchObject({ tone: 'bad' });
  });
});

describe("the learner's settings", () => {
  it('come from the server, and serve offline afterwards', async () => {
    server.settings = { backSec: 10, forwardSec: 45, rate: 1.2, hasShortcuts: false };
    player.controller.restore();
    await player.settle();
    await play('a');
    expect(player.engine.rate).toBe(1.2);
    player.run(100);
    const before = positionSec();
    player.controller.forward();
    expect(positionSec()).toBe(before + 45);
    player.controller.back();
    expect(positionSec()).toBe(before + 35);
    server.settings = null;
    player = openPlayer(server, storage);
    player.controller.restore();
    await player.settle();
    expect(player.state().settings.forwardSec).toBe(45);
  });
});

describe('two tabs', () => {
  it('keep one queue: the silent one follows', async () => {
    await play('a');
    player.controller.pause();
    const other = openPlayer(server, storage);
    other.controller.playUnit('x', { queue: ['x', 'y'] });
    await other.settle();
    player.controller.adoptQueue();
    await player.settle();
    player.place();
    expect([player.state().queue.items, player.state().episode?.id, status()]).toEqual([['x', 'y'], 'x', 'paused']);
    // What one of them keeps does not undo what the other has kept.
    other.place();
    other.controller.setRate(2);
    player.controller.setVolume(0.5);
    const third = openPlayer(server, storage);
    third.controller.restore();
    await third.settle();
    expect([third.engine.rate, third.state().playback.volume]).toEqual([2, 0.5]);
  });
});
