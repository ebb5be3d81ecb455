import type { MetaArgs } from 'react-router';
import { expect, it } from 'vitest';
import { pageMeta } from './page-meta.ts';

const argsOf = (error: unknown): MetaArgs =>
  ({ matches: [{ id: 'root', loaderData: { brand: { name: 'Fell' } } }], loaderData: undefined, error }) as unknown as MetaArgs;

it('a page is named before the brand', () => {
  expect(pageMeta('Favorites')(argsOf(null))).toEqual([{ title: 'Favorites, Fell' }]);
});

it('a page that failed leaves its title to the failure', () => {
  expect(pageMeta('Favorites')(argsOf(new Error('gone')))).toEqual([]);
});
