import { expect, test } from 'vitest';
import { LEVELS } from '../domains.ts';
import { makeItem } from '../generator/make-item.ts';
import { PATTERN_TEMPLATES } from './pattern/pattern-templates.ts';
import { sayCount } from './say-count.ts';
import { SPATIAL_TEMPLATES } from './spatial/spatial-templates.ts';

test('a number goes with its noun', () => {
  expect([1, 2, 1.5].map((count) => sayCount(count, 'cell'))).toEqual(['1 cell', '2 cells', '1.5 cells']);
});

const ITEMS = 60;
const isText = (name: string): boolean => !['marks', 'seed', 'signature', 'rules', 'd'].includes(name);

test.each([...PATTERN_TEMPLATES, ...SPATIAL_TEMPLATES].map(({ id }) => id))('%s has its numbers and verbs agree', (template) => {
  for (const level of LEVELS)
    for (let n = 0; n < ITEMS; n++) {
      const text = JSON.stringify(makeItem({ template, level, seed: `agree ${n}` }), (name, value: unknown) =>
        isText(name) ? value : undefined,
      );
      expect(text).not.toMatch(
        /(?<![\d.-])1 (cells|squares|holes|cubes|pieces|dots|rings|blocks)\b|\bdots (lies|stands|points)\b|\bthe the\b/,
      );
    }
});
