import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ItemContent } from '../read/item-content.ts';
import type { KnownItem } from './known-item.ts';
import { countProblems } from '../problem.ts';
import { planItems } from './plan-items.ts';

const hash = (...prints: string[]) => {
  const all = createHash('sha256');
  for (const print of prints.toSorted()) all.update(`${print}\n`);
  return all.digest('hex');
};

function makeKnown(n: number, prints: string[]): KnownItem {
  const units = prints.map((fingerprint, i) => ({
    id: `work-${n}.${i}`,
    itemId: `work-${n}`,
    path: `courses/old ${n}/${i}.md`,
    fingerprint,
    missingSince: null,
  }));
  return {
    id: `work-${n}`,
    kind: 'course',
    root: 'library',
    path: `courses/old ${n}`,
    fullPath: `courses/old ${n}`,
    fingerprint: hash(...prints),
    signature: '',
    missingSince: null,
    publishedAt: 0,
    editionOf: null,
    createdAt: 0,
    prints,
    units,
  };
}

function makeContent(n: number, prints: string[]): ItemContent {
  const path = `courses/new ${n}`;
  const folder = { path, name: `new ${n}`, files: [], folders: [] };
  const units = prints.map((fingerprint, i) => ({ fingerprint, declaredId: null, path: `${path}/${i}.md`, slugSource: `${i}` }));
  // Of a work only these are looked at here.
  return {
    kind: 'course',
    declaredId: null,
    slugSource: `new ${n}`,
    scanned: { root: 'library', path, fullPath: path, folder },
    units,
  } as unknown as ItemContent;
}

/** Each work has lessons of its own, an opening that all share, and every tenth holds nothing else. */
const printsOf = (n: number, mark = '') => (n % 10 === 0 ? ['opening'] : ['opening', `${n}a`, `${n}b${mark}`]);

/** How long it takes to match so many works whose folders were all renamed. */
function measure(count: number) {
  const numbers = Array.from({ length: count }, (_, n) => n);
  const known = numbers.map((n) => makeKnown(n, printsOf(n)));
  const contents = numbers.map((n) => makeContent(n, printsOf(n, n % 2 ? ' edited' : '')));
  const began = performance.now();
  const { identified, moves, problems } = planItems({
    scanned: contents.map(({ scanned }) => scanned),
    contents,
    known,
    kept: new Set(),
  });
  return { ms: performance.now() - began, identified, moves, problems };
}

test('a library in which every folder was renamed is matched by content, and in time that grows no faster than it', () => {
  measure(500);
  const small = measure(1000);
  const large = measure(10_000);
  const found = large.identified.filter(({ known }) => known !== null);
  expect(found).toHaveLength(9000);
  for (const { content, id } of found) expect(content.scanned.path).toBe(`courses/new ${id.slice(5)}`);
  // Works that hold the opening alone are told apart by nothing.
  const unclear = large.problems.list.filter(({ problem }) => problem.includes('not clear which'));
  expect(countProblems(unclear, 'error')).toBe(1000);
  expect(large.moves).toEqual({ items: [], units: [], homes: [] });
  expect(large.ms).toBeLessThan(Math.max(small.ms * 50, 3000));
});
