import { expect, it, vi } from 'vitest';
import { makeItem, type MadeItem } from '../generator/make-item.ts';
import { makeFreshItem, rulesKey, type ItemWish } from './make-fresh-item.ts';

vi.mock('../generator/make-item.ts');

/** Of `machine` nothing comes; of others an item whose rules are the number of its try. */
vi.mocked(makeItem).mockImplementation(({ template, level, seed }) => {
  if (template === 'machine') throw new RangeError('No item.');
  return { template, level, seed, rules: seed.split('.')[1] } as MadeItem;
});
const wish = (about: Partial<ItemWish> = {}): ItemWish => ({
  ...{ templates: ['order'], level: 2, seed: 'a', avoided: [], avoidedRules: [] },
  ...about,
});

it('is the first item of the first template', () => {
  expect(makeFreshItem(wish({ templates: ['order', 'rules'] }))).toMatchObject({ template: 'order', seed: 'a.0' });
});

it('has rules that the sitting has not had', () => {
  const avoidedRules = ['0', '1'].map((rules) => rulesKey({ template: 'order', level: 2, rules }));
  expect(makeFreshItem(wish({ avoidedRules })).rules).toBe('2');
});

it('has the same rules once more rather than another template', () => {
  const avoidedRules = ['0', '1', '2', '3', '4'].map((rules) => rulesKey({ template: 'order', level: 2, rules }));
  expect(makeFreshItem(wish({ templates: ['order', 'rules'], avoidedRules })).template).toBe('order');
});

it('takes rules of another level for new', () => {
  expect(makeFreshItem(wish({ avoidedRules: [rulesKey({ template: 'order', level: 3, rules: '0' })] })).rules).toBe('0');
});

it('is of the next template when the first comes to nothing', () => {
  expect(makeFreshItem(wish({ templates: ['machine', 'comparison'] })).template).toBe('comparison');
  expect(() => makeFreshItem(wish({ templates: ['machine'] }))).toThrow(RangeError);
});

it('is none when a template is broken', () => {
  vi.mocked(makeItem).mockImplementationOnce(() => {
    throw new TypeError('Not an array.');
  });
  expect(() => makeFreshItem(wish())).toThrow(TypeError);
});
