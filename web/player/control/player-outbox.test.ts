import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { makeEpisode } from '../../../tests/support/samples/make-episode.ts';
import { createOutboxSender } from '../keeping/outbox-sender.ts';
import { MEMORY_KEY, OUTBOX_KEY, OUTBOX_LEARNERS_KEY, outboxKeyOf } from '../keeping/player-keys.ts';
import { makeSafeStorage } from '../keeping/player-storage.ts';
import { FakeStorage } from '../outside/fake-storage.ts';
import type { PlayerStorage } from '../outside/player-dependencies.ts';
import { FakeServer, START_MS, openPlayer, type FakePlayer } from './player-fakes.ts';

let server: FakeServer;
let storage: FakeStorage;
let player: FakePlayer;

const QUEUE = ['a', 'b', 'c'];
const MARENS = outboxKeyOf('maren');

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

describe('the outbox', () => {
  it('keeps what could not be saved, and sends it later, with nothing lost', async () => {
    await play('a');
    server.progressFault = new TypeError('Failed to fetch');
    player.run(60);
    player.controller.pause();
    await player.settle();
    expect(server.saved).toEqual([]);
    expect(JSON.parse(storage.getItem(MARENS) ?? '').entries).toHaveLength(2);

    server.progressFault = null;
    player = openPlayer(server, storage);
    player.controller.restore();
    await player.settle();
    expect(server.places.get('a')).toMatchObject({ positionSec: 60, playedSec: 60 });
    expect(storage.getItem(MARENS)).toBeNull();
    const times = server.saved.map(({ report }) => report.observedMs);
    expect(times).toEqual(times.toSorted());
  });

  it('leaves out what is damaged, and sends the rest, as an earlier release has left it', async () => {
    const good = { positionSec: 50, fraction: 0.1, completed: false, playedSec: 5, observedMs: START_MS };
    const entries = [
      { unitId: 'a', isTried: false, report: { ...good, observedMs: 8.9e15 } },
      { unitId: 'a', isTried: false, report: good },
      'nonsense',
    ];
    storage.setItem(OUTBOX_KEY, JSON.stringify({ learnerId: 'maren', entries }));
    player = openPlayer(server, storage);
    player.controller.restore();
    await player.settle();
    expect(server.places.get('a')).toMatchObject({ positionSec: 50, playedSec: 5, heard: null });
  });

  it('a unit that fails does not hold up another', async () => {
    await play('a');
    server.progressFault = new ApiError(503, 'Refused');
    player.run(10);
    await player.settle();
    server.progressFault = null;
    await play('b');
    player.run(10);
    await player.settle();
    expect(server.places.get('b')?.positionSec).toBe(10);
    player.controller.sendUnsent();
    await player.settle();
    expect(server.places.get('a')?.positionSec).toBe(10);
  });

  it.each([
    [404, true],
    [422, true],
    [401, false],
    [429, false],
    [500, false],
    [503, false],
  ])('after %d a report is given up: %s', async (code, isGivenUp) => {
    await play('a');
    server.progressFault = new ApiError(code, 'Refused');
    player.run(10);
    await player.settle();
    expect(storage.getItem(MARENS) === null).toBe(isGivenUp);
  });

  it('sends one report of a unit at a time, and the last one at once when the page goes', async () => {
    await play('a');
    const answers: (() => void)[] = [];
    const sent: (number | null)[] = [];
    const dependencies = {
      storage,
      saveProgress: (_: string, report: { positionSec: number | null }): Promise<null> => {
        sent.push(report.positionSec);
        return new Promise((resolve) => answers.push(() => resolve(null)));
      },
    };
    const outbox = createOutboxSender(dependencies, 'maren');
    const report = (sec: number): Parameters<typeof outbox.add>[1] => ({
      positionSec: sec,
      locator: null,
      fraction: 0,
      completed: false,
      addedSec: 1,
      addedHeard: [],
      observedMs: START_MS + sec,
    });
    for (const sec of [1, 2, 3]) {
      outbox.add('a', report(sec));
      void outbox.flush();
    }
    expect(sent).toEqual([1]);
    void outbox.flush({ keepalive: true });
    expect(sent).toEqual([1, 3]);
    answers.forEach((answer) => answer());
    await player.settle();
    expect(sent).toEqual([1, 3]);
    expect(storage.getItem(MARENS)).toBeNull();
  });
});

describe('learners who share a browser', () => {
  const report = { positionSec: 50, locator: null, fraction: 0.1, completed: false, addedSec: 5, addedHeard: null, observedMs: START_MS };
  const outboxOf = (learnerId: string | null) =>
    createOutboxSender({ storage, saveProgress: server.dependencies(storage).saveProgress }, learnerId);

  it('do not lose what waits of them to one another', async () => {
    outboxOf('maren').add('a', report);
    outboxOf('jonas').add('b', report);
    outboxOf(null).add('c', report);
    await outboxOf('jonas').flush();
    expect([...server.places.keys()]).toEqual(['b']);
    await outboxOf('maren').flush();
    expect([...server.places.keys()]).toEqual(['b', 'a']);
    expect([...storage.values.keys()]).toEqual([OUTBOX_KEY]);
  });

  it('find what an earlier release has kept, whoever opens the player first', () => {
    const kept = { positionSec: 50, fraction: 0.1, completed: false, playedSec: 5, observedMs: START_MS };
    storage.setItem(OUTBOX_KEY, JSON.stringify({ learnerId: 'maren', entries: [{ unitId: 'a', isTried: true, report: kept }] }));
    outboxOf('jonas').add('b', report);
    expect(outboxOf('maren').latest('a')).toMatchObject({ positionSec: 50, addedSec: 5 });
    expect(outboxOf('jonas').latest('a')).toBeNull();
  });

  it('are five at most: who has not been there for longest loses what waits', () => {
    for (const name of ['ann', 'ben', 'cleo', 'dina', 'emil']) outboxOf(name).add('a', report);
    outboxOf('ann').add('a', { ...report, observedMs: START_MS + 1 });
    outboxOf('fay').add('a', report);
    expect(JSON.parse(storage.getItem(OUTBOX_LEARNERS_KEY) ?? '')).toEqual(['cleo', 'dina', 'emil', 'ann', 'fay']);
    expect([outboxOf('ben').latest('a'), outboxOf('ann').latest('a')]).toMatchObject([null, { positionSec: 50 }]);
  });

  it('have room for a hundred units each', () => {
    const outbox = outboxOf('maren');
    for (let n = 0; n <= 200; n++) outbox.add(`unit-${n}`, report);
    expect([outbox.latest('unit-0'), outbox.latest('unit-1'), outbox.latest('unit-200')]).toMatchObject([null, {}, {}]);
  });
});

describe('storage that is full or blocked', () => {
  const blocked: [string, () => PlayerStorage][] = [
    [
      'blocked',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
    [
      'full',
      () => ({
        getItem: () => null,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
        removeItem: () => undefined,
      }),
    ],
  ];

  it.each(blocked)('%s: everything works as long as the page lives', async (_, open) => {
    const safe = makeSafeStorage(open);
    player = openPlayer(server, safe);
    await play('a');
    player.controller.setRate(2);
    server.progressFault = new TypeError('Failed to fetch');
    player.run(20);
    await player.settle();
    server.progressFault = null;
    player.controller.sendUnsent();
    await player.settle();
    expect(server.places.get('a')).toMatchObject({ positionSec: 40 });
    expect(server.places.get('a')?.playedSec).toBeCloseTo(20);
    safe.removeItem(MEMORY_KEY);
    expect(safe.getItem(MEMORY_KEY)).toBeNull();
  });
});
