import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, it, test } from 'vitest';
import { decideAccess } from '#core/account/access.ts';
import { unitPath } from './addresses.ts';
import pages from './routes.ts';

it.each([
  ['course', 'a', '/courses/work/lessons/a'],
  ['course', 'tts-a', '/courses/work/lessons/a'],
  ['podcast', 'a', '/episodes/a'],
  ['podcast', 'tts-a', '/episodes/a'],
  ['audiobook', 'a', '/audiobooks/work'],
  ['video', 'a', '/videos/work'],
  ['ebook', 'a', '/ebooks/work'],
  ['ebook', 'tts-a', '/reading/work'],
] as const)('%s %s is at home on %s', (itemKind, id, at) => {
  expect(unitPath({ id, itemId: 'work', itemKind })).toBe(at);
});

test('every address that is written out in a page leads to a page', () => {
  const files = execFileSync('git', ['ls-files', 'web/*.tsx', 'web/*.ts'], { encoding: 'utf8', cwd: path.join(import.meta.dirname, '..') });
  const written = files
    .split('\n')
    .filter((file) => file !== '' && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(path.join(import.meta.dirname, '..', file), 'utf8').matchAll(/\b(?:to|navigate)(?:=|: |\()"?'?(\/[^"'`#?{]*)["'#?]/g),
    ])
    .map(([, address]) => address ?? '');
  expect(written.length).toBeGreaterThan(30);
  // Files of the API are taken, not gone to.
  const leadsNowhere = (address: string): boolean =>
    !address.startsWith('/api/') &&
    decideAccess(address, true).to !== 'redirect' &&
    (matchRoutes(pages as RouteObject[], address)?.some(({ route }) => route.path === '*') ?? true);
  expect(written.filter(leadsNowhere)).toEqual([]);
});
