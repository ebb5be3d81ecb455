import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeLogText } from './log-text.ts';

it.each([
  ['plain words', 'plain words'],
  ['Zoë walks to 東京 🌊', 'Zoë walks to 東京 🌊'],
  ['a\u001B[2Jb\u0000\u007F\u009B', 'a\\u{1b}[2Jb\\u{0}\\u{7f}\\u{9b}'],
  ['550 5.1.1 <Ada.Hill+x@mail.example.org>: no such mailbox', '550 5.1.1 <[address]>: no such mailbox'],
  ['to robin@example.org, robin@example.org', 'to [address], [address]'],
  ['at node_modules/@hono/node-server@2.1.8/dist', 'at node_modules/@hono/node-server@2.1.8/dist'],
  ['a\rb', 'a\\u{d}b'],
  ['a\u2028b\u2029c', 'a\\u{2028}b\\u{2029}c'],
  ['a\u202Etxt.exe\u2066', 'a\\u{202e}txt.exe\\u{2066}'],
  ['a\uD800b', 'a\\u{d800}b'],
  ['Error: x\n    at run (a.ts:1)\r\n  at b', 'Error: x\n    at run (a.ts:1)\n    at b'],
  ['x\nCairn is open at http://evil.example', 'x\n    Cairn is open at http://evil.example'],
])('writes %j as %j', (text, escaped) => expect(escapeLogText(text)).toBe(escaped));

it('lets nothing begin a line of its own, or change how lines are shown', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const [first = '', ...more] = escapeLogText(text).split('\n');
      expect(more.every((line) => line.startsWith('    '))).toBe(true);
      expect([first, ...more].join('')).toMatch(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u);
    }),
  );
});

it('is looked through once, however much of it is nearly an address', () => {
  expect(escapeLogText('a.'.repeat(4000))).toHaveLength(8000);
  expect(escapeLogText(`${'a'.repeat(4000)}@${'b.'.repeat(1900)}`).length).toBeLessThanOrEqual(8000);
});

it('is short', () => expect(escapeLogText('x'.repeat(1_000_000))).toHaveLength(8000));
