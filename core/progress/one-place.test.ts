import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addReport, firstReports, removeReport, type OutboxEntry } from '../player/places/outbox.ts';
import * as listening from '../player/places/save-rule.ts';
import { findBookPlace } from '../reader/place-offer.ts';
import * as reading from '../reader/reading-tracker.ts';
import { arrivedPlace, mergePlace, type StoredPlace } from './stored-place.ts';
import type { PlaceReport } from './place.ts';

const NOW = 1_000_000_000;
const PAGES = 50;
/** The whole book read aloud; a page is as long as the others. */
const SPOKEN_SEC = 1000;
const PAGE_SEC = SPOKEN_SEC / PAGES;

const seenPage = (page: number): reading.SeenPage => ({
  locator: { cfi: `epubcfi(/6/2!/4/${page * 2})`, href: 'one.xhtml', fraction: page / PAGES, text: '', chapter: '' },
  isAtStart: page === 0,
  isAtEnd: page === PAGES - 1,
});
const pageOfSec = (sec: number): number => Math.min(PAGES - 1, Math.floor(sec / PAGE_SEC));

/** A page that was read, or a second that was heard. */
type Last = { readonly page: number } | { readonly sec: number };

/** A server, and what its learner read or heard last, wherever that was. */
class World {
  nowMs = NOW;
  stored: StoredPlace | null = null;
  last: Last = { page: 0 };

  take(report: PlaceReport): void {
    this.stored = mergePlace(this.stored, arrivedPlace('book', report, this.nowMs), this.nowMs);
  }

  /** Where a reload goes on. */
  goesOnAt(): Last {
    const place = findBookPlace(this.stored);
    if (place?.type === 'heard') return { sec: place.positionSec };
    return { page: Math.round((place?.type === 'read' ? place.locator.fraction : (place?.fraction ?? 0)) * PAGES) };
  }

  opensAt(): number {
    const at = this.goesOnAt();
    return 'sec' in at ? pageOfSec(at.sec) : at.page;
  }
}

/** A browser with the book open, as the reader and the player keep the place in it. */
class Device {
  readonly #world: World;
  #outbox: readonly OutboxEntry[] = [];
  #isOffline = false;
  #page = 0;
  #tracker = reading.startTracking(NOW);
  /** Seconds read where a jump led; null at the learner's own place, and where the voice led. */
  #settlingSec: number | null = null;
  #isLed = false;

  constructor(world: World) {
    this.#world = world;
    this.reload();
  }

  reload(): void {
    this.#leave();
    this.#flush();
    this.#page = this.#world.opensAt();
    this.#settlingSec = null;
    this.#isLed = 'sec' in this.#world.goesOnAt();
    this.#tracker = reading.startTracking(this.#world.nowMs, { knownMs: this.#world.stored?.observedMs ?? 0 });
    this.#show('jumped');
    // The sentence that was heard last is marked on the page.
    if (this.#isLed) this.#show('followed');
    // Nobody is at it until they read there, which may be long after on another device.
    this.#tracker = reading.trackTime(this.#tracker, this.#world.nowMs, false);
  }

  read(sec: number): void {
    const world = this.#world;
    this.#tracker = reading.trackTime(this.#tracker, world.nowMs, true);
    for (let i = 0; i < sec; i++) {
      world.nowMs += 1000;
      this.#tracker = reading.trackTime(this.#tracker, world.nowMs, true);
      if (this.#settlingSec !== null && ++this.#settlingSec >= reading.SETTLED_SEC) this.#settlingSec = null;
      if (this.#settlingSec === null && !this.#isLed) world.last = { page: this.#page };
      this.#report('time');
    }
    this.#tracker = reading.trackTime(this.#tracker, world.nowMs, false);
    this.#report('leave');
  }

  turn(): void {
    if (this.#page === PAGES - 1) return;
    this.#page += 1;
    this.#settlingSec = null;
    this.#isLed = false;
    this.#world.nowMs += 10;
    this.#world.last = { page: this.#page };
    this.#show('turned');
    this.#leave();
  }

  jump(page: number): void {
    this.#world.nowMs += 10;
    this.#settlingSec = 0;
    this.#isLed = false;
    this.#page = page;
    this.#show('jumped');
    this.#leave();
  }

  /** Listens from the page, which follows, and pauses; never to the end, from which a book begins again. */
  listen(sec: number): void {
    const world = this.#world;
    const startSec = this.#page * PAGE_SEC;
    let heard = listening.trackTime(listening.startTracking(startSec, world.nowMs), this.#tick(startSec));
    for (let i = 1; i <= sec && startSec + i < SPOKEN_SEC - 2 * PAGE_SEC; i++) {
      world.nowMs += 1000;
      heard = listening.trackTime(heard, this.#tick(startSec + i));
      world.last = { sec: startSec + i };
      this.#page = pageOfSec(startSec + i);
      this.#isLed = true;
      this.#settlingSec = null;
      this.#show('followed');
    }
    if (!listening.shouldReport(heard, 'pause', world.nowMs)) return;
    this.#send(listening.takeReport(heard, 'pause', SPOKEN_SEC, world.nowMs)[0]);
  }

  goOffline(): void {
    this.#isOffline = true;
  }

  goOnline(): void {
    this.#isOffline = false;
    this.#flush();
  }

  #tick = (positionSec: number): listening.Tick => ({ positionSec, nowMs: this.#world.nowMs, rate: 1, isPlaying: true });

  #show(arrival: reading.Arrival): void {
    this.#tracker = reading.trackPage(this.#tracker, seenPage(this.#page), arrival, this.#world.nowMs);
  }

  #report(reason: 'time' | 'leave'): void {
    const { nowMs } = this.#world;
    const taken = reading.shouldReport(this.#tracker, reason, nowMs) ? reading.takeReport(this.#tracker, nowMs) : null;
    if (!taken) return;
    this.#tracker = taken[1];
    this.#send(taken[0]);
  }

  #leave(): void {
    this.#report('leave');
  }

  #send(report: PlaceReport): void {
    this.#outbox = addReport(this.#outbox, 'book', report);
    this.#flush();
  }

  #flush(): void {
    if (this.#isOffline) return;
    for (let due = firstReports(this.#outbox, new Set()); due[0]; due = firstReports(this.#outbox, new Set())) {
      this.#world.take(due[0].report);
      this.#outbox = removeReport(this.#outbox, due[0]);
    }
  }
}

type Step = (devices: readonly [Device, Device]) => void;
const which = fc.constantFrom(0, 1);
const seconds = fc.constantFrom(1, 5, 15, 25, 60);
const done = <Args extends unknown[]>(of: fc.Arbitrary<Args>, act: (device: Device, ...args: Args) => void): fc.Arbitrary<Step> =>
  fc.tuple(which, of).map(([at, args]) => {
    const run: Step = (devices) => act(devices[at] as Device, ...args);
    return Object.assign(run, { toString: () => `${String(act)} at ${at} with ${args.join()}` });
  });
const step = fc.oneof(
  done(fc.tuple(seconds), (device, sec) => device.read(sec)),
  done(fc.tuple(), (device) => device.turn()),
  done(fc.tuple(fc.nat(PAGES - 1)), (device, page) => device.jump(page)),
  done(fc.tuple(seconds), (device, sec) => device.listen(sec)),
  done(fc.tuple(), (device) => device.reload()),
  done(fc.tuple(), (device) => device.goOffline()),
  done(fc.tuple(), (device) => device.goOnline()),
);

describe('the one place of a book that is read and heard', () => {
  it('is where it was read or heard last, on whichever device, whatever was looked at in between', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const world = new World();
        const devices = [new Device(world), new Device(world)] as const;
        for (const act of steps) act(devices);
        for (const device of devices) device.goOnline();
        expect(world.goesOnAt()).toEqual(world.last);
      }),
      { numRuns: 500 },
    );
  });

  it('is the sentence that was heard last, however long its page is looked at afterwards', () => {
    const world = new World();
    const device = new Device(world);
    device.read(25);
    device.listen(75);
    device.read(40);
    expect(world.goesOnAt()).toEqual({ sec: 75 });
    device.reload();
    device.read(40);
    expect(world.goesOnAt()).toEqual({ sec: 75 });
  });

  it('is so on the very page from which it was listened to', () => {
    const world = new World();
    const device = new Device(world);
    device.read(25);
    device.listen(15);
    device.read(5);
    expect(world.goesOnAt()).toEqual({ sec: 15 });
  });
});
