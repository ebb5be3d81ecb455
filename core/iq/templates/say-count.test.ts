import { expect, test } from 'vitest';
import { LEVELS } from '../domains.ts';
import { makeItem } from '../generator/make-item.ts';
import { LOGICAL_TEMPLATES } from './logical/logical-templates.ts';
import { NUMERICAL_TEMPLATES } from './numerical/numerical-templates.ts';
import { PATTERN_TEMPLATES } from './pattern/pattern-templates.ts';
import { sayCount } from './say-count.ts';
import { SPATIAL_TEMPLATES } from './spatial/spatial-templates.ts';
import { VERBAL_TEMPLATES } from './verbal/verbal-templates.ts';

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

/** Not the end of a sum, a place or a share: "3 + 1 makes", "cell 1 holds", "0.1 lies". */
const ONE =
  /(?<![\d.,+−×÷-] ?|cell |column |row )\b(?:1|one) (?!is\b|as\b|less\b|plus\b|minus\b|times\b|lies\b|fits\b|does\b|has\b|this\b)([a-z]+s|people|children)\b/gi;
const MANY =
  /\b(?:two|three|four|five|six|[2-9]|[1-9]\d+) (member|guest|child|house|shop|visitor|pupil|coin|chair|cup|slice|book|pencil|seat|lamp|tree|car|bench|street|minute|postcard|listener|person|letter|number|place|step|group|word|statement|piece|parcel|meal|ticket|litre|adult)\b/gi;

const WORDED = [...LOGICAL_TEMPLATES, ...NUMERICAL_TEMPLATES, ...VERBAL_TEMPLATES].map(({ id }) => id);

test.each(WORDED)('%s says no number with the wrong form of a noun', (template) => {
  const wrong = LEVELS.flatMap((level) =>
    Array.from({ length: 200 }, (_, n) => {
      const { presentation, steps } = makeItem({ template, level, seed: `number ${n}` });
      const texts = [presentation.prompt, ...steps.map(({ text }) => text), JSON.stringify(presentation)];
      return texts.flatMap((text) => [...text.matchAll(ONE), ...text.matchAll(MANY)].map(([said]) => said));
    }).flat(),
  );
  expect([...new Set(wrong)]).toEqual([]);
});

test.each(WORDED)('%s gives nothing of an answer away in how it says to write it', (template) => {
  for (const level of LEVELS)
    for (let n = 0; n < 200; n++) {
      const { presentation, key } = makeItem({ template, level, seed: `hint ${n}` });
      if (presentation.format.type !== 'text') return;
      // Two letters in capitals could be those that are asked for.
      expect(presentation.format.hint).not.toMatch(/[A-Z]{2}|\d/);
      expect(presentation.format.hint).not.toContain(key);
    }
});
