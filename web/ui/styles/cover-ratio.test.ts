import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COVER_SIZE } from '#core/drawing/cover.ts';
import { ITEM_KINDS } from '#core/library/kind.ts';

const css = readFileSync(new URL('./components.css', import.meta.url), 'utf8');

it.each(ITEM_KINDS)('the box of a cover has the ratio of what is drawn in it: %s', (kind) => {
  const rule = css.match(new RegExp(`\\[data-kind='${kind}'\\](?:,\\s*\\[data-kind='\\w+'\\])* \\{ --ratio: (?:calc\\()?(\\d+)(?: / (\\d+))?`));
  const [width, height] = COVER_SIZE[kind];
  expect(Number(rule?.[1]) / Number(rule?.[2] ?? 1)).toBe(width / height);
});
