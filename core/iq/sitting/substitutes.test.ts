import { expect, it } from 'vitest';
import { TEMPLATE_CATALOGUE, type TemplateEntry, type TemplateId } from '../templates/catalogue.ts';
import { listSubstitutes } from './substitutes.ts';

it('is the template itself first, then others of its domain without tricks, the least asked first', () => {
  const [first, ...others] = listSubstitutes({ template: 'syllogism', domain: 'logical' }, 'full', ['order', 'order', 'rules']);
  expect(first).toBe('syllogism');
  expect(others).toEqual(['latin-square', 'set-counts', 'rules', 'order']);
});

it('has others in place of a template that there is no more', () => {
  const gone = { template: 'gone' as TemplateId, domain: 'logical' } as const;
  expect(listSubstitutes(gone, 'full', [])).toEqual(['order', 'syllogism', 'latin-square', 'rules', 'set-counts']);
});

it('has no drawings in the form for whoever does not see them', () => {
  const substitutes = listSubstitutes({ template: 'machine', domain: 'numerical' }, 'nonvisual', []);
  expect(substitutes.filter((id) => (TEMPLATE_CATALOGUE[id] as TemplateEntry).isVisual)).toEqual([]);
  expect(listSubstitutes({ template: 'machine', domain: 'numerical' }, 'full', [])).toContain('chart-reading');
});
