import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NO_CASES } from '#core/coach/chat/two-cases.ts';
import { createTalkMemory } from './talk-memory.ts';

/** Its keys are read as a browser shows them: as its own properties. */
const makeStorage = (): Record<string, string> =>
  Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  }) as Record<string, string>;

const openTab = (tabId: string, conversationId = 'talk') => createTalkMemory('robin', conversationId, () => tabId);
const begun = (draft: string) => ({ draft, attempt: null, cases: NO_CASES });
const held = (sendKey: string) => ({ sendKey, content: 'Hello', attemptAt: null, seenId: null, intent: null });

let storage: Record<string, string>;
beforeEach(() => {
  vi.useFakeTimers();
  storage = makeStorage();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a draft is there after a reload, whatever was written and sent in another tab', () => {
  openTab('one').keep(begun('A long draft'));
  const two = openTab('two');
  expect(two.read().draft).toBe('A long draft');
  for (const draft of ['short', '']) two.keep(begun(draft));
  expect(openTab('one').read().draft).toBe('A long draft');
});

it('a draft of a tab that was closed is taken up once, by the next', () => {
  openTab('closed').keep(begun('Left'));
  const next = openTab('next');
  expect(next.read().draft).toBe('Left');
  next.keep(begun('Left, and gone on with'));
  next.keep(begun(''));
  expect(openTab('later').read().draft).toBe('');
});

it('what another tab has written meanwhile is not taken from it', () => {
  const one = openTab('one');
  one.keep(begun('First'));
  const two = openTab('two');
  two.read();
  one.keep(begun('First, and more'));
  two.keep(begun(''));
  expect(openTab('three').read().draft).toBe('First, and more');
});

it('a message that is held stays until it is released by its key, also when another tab clears its own', () => {
  const one = openTab('one');
  one.hold(held('key 1'));
  vi.advanceTimersByTime(1);
  openTab('two').hold(held('key 2'));
  for (const draft of ['x', '']) openTab('two').keep(begun(draft));
  expect(
    openTab('three')
      .held()
      .map(({ sendKey }) => sendKey),
  ).toEqual(['key 1', 'key 2']);
  one.release('key 1');
  expect(one.held()).toEqual([held('key 2')]);
  expect(openTab('one', 'another talk').held()).toEqual([]);
});

it('the oldest drafts make room, and no message that is held does', () => {
  openTab('one').hold(held('key'));
  for (let talk = 0; talk <= 20; talk += 1) {
    vi.advanceTimersByTime(1);
    openTab('one', `talk ${talk}`).keep(begun('Left'));
  }
  expect(openTab('one', 'talk 0').read().draft).toBe('');
  expect(openTab('one', 'talk 1').read().draft).toBe('Left');
  expect(openTab('one').held()).toHaveLength(1);
});

it('without storage nothing is kept, and nothing fails', () => {
  vi.stubGlobal('localStorage', undefined);
  const tab = openTab('one');
  tab.keep(begun('Left'));
  tab.hold(held('key'));
  expect([tab.read().draft, tab.held()]).toEqual(['', []]);
});

it('what was kept while the clock was ahead is older than what was kept since it is right', () => {
  const now = Date.now();
  vi.setSystemTime(now + 86_400_000);
  openTab('ahead').keep(begun('Of a wrong day'));
  openTab('ahead').hold(held('first'));
  vi.setSystemTime(now);
  openTab('right').keep(begun('Written since'));
  openTab('right').hold(held('second'));
  expect(openTab('next').read().draft).toBe('Written since');
  expect(
    openTab('next')
      .held()
      .map(({ sendKey }) => sendKey),
  ).toEqual(['first', 'second']);
});
