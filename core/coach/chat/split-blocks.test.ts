import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitBlocks } from './split-blocks.ts';

it('cuts at blank lines', () => {
  expect(splitBlocks('One\ntwo\n\n\nThree\n')).toEqual(['One\ntwo', 'Three']);
  expect(splitBlocks(' \n\n')).toEqual([]);
});

it('keeps code whole, also while it is not closed yet', () => {
  const code = '```ts\na\n\nb\n```';
  expect(splitBlocks(`Look:\n\n${code}\n\nSo.`)).toEqual(['Look:', code, 'So.']);
  expect(splitBlocks('```\na\n\nb')).toEqual(['```\na\n\nb']);
  expect(splitBlocks('````\n```\n\nb\n````\n\nc')).toEqual(['````\n```\n\nb\n````', 'c']);
});

it('keeps what is indented with the list above it', () => {
  expect(splitBlocks('1. One\n\n   More of one\n\n2. Two')).toEqual(['1. One\n\n   More of one', '2. Two']);
});

it('never changes a block that is finished, whatever is written after it', () => {
  const line = fc.constantFrom('', '', 'text', '- item', '  more', '```', '~~~', '> said');
  fc.assert(
    fc.property(fc.array(line), fc.array(line), (above, below) => {
      const finished = splitBlocks(above.join('\n')).slice(0, -1);
      expect(splitBlocks([...above, ...below].join('\n')).slice(0, finished.length)).toEqual(finished);
    }),
  );
});

it('loses nothing but blank lines', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '\n', '`', '-') }), (text) => {
      const kept = (lines: string): string =>
        lines
          .replaceAll(/^[ \t]*\n|\n[ \t]*$/gm, '\n')
          .replaceAll(/\n+/g, '\n')
          .trim();
      expect(kept(splitBlocks(text).join('\n\n'))).toBe(kept(text));
    }),
  );
});

it('stops cutting where no reply goes', () => {
  expect(splitBlocks('a\n\n'.repeat(20_000)).length).toBeLessThanOrEqual(301);
});
