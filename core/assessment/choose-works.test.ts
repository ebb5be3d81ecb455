import { expect, it } from 'vitest';
import type { ItemKind } from '../library/kind.ts';
import { chooseWorks } from './choose-works.ts';

const work = (id: string, kind: ItemKind = 'course') => ({ id, kind, title: id });
const idsOf = (candidates: Parameters<typeof chooseWorks>[0]) => chooseWorks(candidates).map((works) => works.map(({ id }) => id).join());

it('takes two of an action, of different kinds where there are', () => {
  expect(idsOf([[work('a'), work('b'), work('c', 'video')], [work('d'), work('e')], [work('f')], []])).toEqual(['a,c', 'd,e', 'f', '']);
});

it('takes those that no action before has, and what there is when all have been named', () => {
  const all = [work('a'), work('b', 'video'), work('c'), work('d', 'video')];
  expect(idsOf([all, all, all])).toEqual(['a,b', 'c,d', 'a,b']);
  expect(
    idsOf([
      [work('a'), work('b', 'video')],
      [work('b', 'video'), work('c')],
    ]),
  ).toEqual(['a,b', 'c,b']);
});
