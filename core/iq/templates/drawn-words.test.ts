import { expect, test } from 'vitest';
import { LEVELS } from '../domains.ts';
import { makeItem } from '../generator/make-item.ts';
import type { TemplateId } from './catalogue.ts';
import { PATTERN_TEMPLATES } from './pattern/pattern-templates.ts';
import { SPATIAL_TEMPLATES } from './spatial/spatial-templates.ts';

const COUNT = 20;

const isText = (name: string): boolean => !['marks', 'seed', 'signature', 'rules'].includes(name);

const textsOf = (template: TemplateId): string =>
  LEVELS.flatMap((level) =>
    Array.from({ length: COUNT }, (_, n) =>
      JSON.stringify(makeItem({ template, level, seed: `words ${n}` }), (name, value: unknown) => (isText(name) ? value : undefined)),
    ),
  ).join('\n');

test.each([...PATTERN_TEMPLATES, ...SPATIAL_TEMPLATES].map(({ id }) => id))('%s names no fill by how it looks in one theme', (template) => {
  expect(textsOf(template)).not.toMatch(/\b(dark|black|white|light)\b/i);
});
