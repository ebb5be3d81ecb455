import { Script } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { putCodeAfterPaint } from './code-after-paint.ts';

const CODE = 'import * as route0 from "/assets/root.js"; const tag = "<\\/script>"; import("/assets/entry.js");';
const HTML = `<html><head><link rel="stylesheet" href="/assets/app.css"/><link rel="modulepreload" href="/assets/root.js" nonce="n"/><link rel="modulepreload" href="/assets/entry.js" nonce="n"/></head><body><p>Text</p><script nonce="n">window.first = 1</script><script nonce="n" type="module" async="">${CODE}</script></body></html>`;

interface Added {
  readonly tag: string;
  readonly rel?: string;
  readonly href?: string;
  readonly type?: string;
  readonly nonce?: string;
  readonly textContent?: string;
}

/** Runs the page's own script, as far as it has to do with paint, in a page of which only that is there. */
function open(html: string, visibilityState: 'visible' | 'hidden') {
  const added: Added[] = [];
  const timers: { begin: () => void; ms: number }[] = [];
  const events = new Map<string, (event?: object) => void>();
  let tell: ((list: object) => void) | null = null;
  const window = {
    document: {
      visibilityState,
      currentScript: { nonce: 'n' },
      createElement: (tag: string) => ({ tag }),
      head: { append: (element: Added) => void added.push(element) },
      removeEventListener: (name: string) => void events.delete(name),
      addEventListener: (name: string, listener: (event?: object) => void) => void events.set(name, listener),
    },
    PerformanceObserver: class {
      constructor(listener: (list: object) => void) {
        tell = listener;
      }
      observe = () => undefined;
    },
    setTimeout: (begin: () => void, ms: number) => void timers.push({ begin, ms }),
  };
  const script = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].at(-1)?.[1] ?? '';
  const page = { ...window, window: {} as { answerEarlyPress?: () => void } };
  new Script(script).runInNewContext(page);
  const paint = (...names: string[]) => tell?.({ getEntriesByName: (name: string) => names.filter((each) => each === name) });
  const press = (button: object | null) => {
    const stop = vi.fn();
    const target = { closest: (selector: string) => (selector === 'button[type=button]' ? button : null) };
    events.get('click')?.({ target, stopImmediatePropagation: stop });
    return stop.mock.calls.length > 0;
  };
  const answer = () => page.window.answerEarlyPress?.();
  return { added, timers, paint, press, answer, hide: () => events.get('visibilitychange')?.() };
}

const FETCHED = [
  { tag: 'link', rel: 'modulepreload', href: '/assets/root.js' },
  { tag: 'link', rel: 'modulepreload', href: '/assets/entry.js' },
  { tag: 'script', type: 'module', nonce: 'n', textContent: CODE },
];

describe('a page', () => {
  const html = putCodeAfterPaint(HTML, 'n');

  it('names no code that a browser fetches by itself, and keeps all else', () => {
    expect(html).not.toMatch(/rel="modulepreload"|type="module"|<script[^>]* src=/);
    expect(html).toContain('<link rel="stylesheet" href="/assets/app.css"/>');
    expect(html).toContain('<p>Text</p><script nonce="n">window.first = 1</script><script nonce="n">');
  });

  it('asks for its code when something stands on the screen, and once', () => {
    const page = open(html, 'visible');
    page.paint('first-paint');
    expect(page.added).toEqual([]);
    page.paint('first-paint', 'first-contentful-paint');
    expect(page.added).toEqual(FETCHED);
    page.hide();
    page.timers.forEach(({ begin }) => begin());
    expect(page.added).toHaveLength(3);
  });

  it('presses the last button again that was pressed before its code was there, once, and then leaves presses alone', () => {
    const page = open(html, 'visible');
    const [menu, play] = [1, 2].map(() => ({ isConnected: true, click: vi.fn() }));
    expect([menu, play, null].map((button) => page.press(button ?? null))).toEqual([true, true, false]);
    page.answer();
    page.answer();
    expect([menu, play].map((button) => button?.click.mock.calls.length)).toEqual([0, 1]);
    expect(page.press(play ?? null)).toBe(false);
  });

  it('presses no button that has gone', () => {
    const page = open(html, 'visible');
    const gone = { isConnected: false, click: vi.fn() };
    page.press(gone);
    page.answer();
    expect(gone.click).not.toHaveBeenCalled();
  });

  it('does not wait where nothing will be painted', () => {
    expect(open(html, 'hidden').added).toEqual(FETCHED);
    const turned = open(html, 'visible');
    turned.hide();
    expect(turned.added).toEqual(FETCHED);
    const silent = open(html, 'visible');
    expect(silent.timers.map(({ ms }) => ms)).toEqual([3000]);
    silent.timers[0]?.begin();
    expect(silent.added).toEqual(FETCHED);
  });
});
