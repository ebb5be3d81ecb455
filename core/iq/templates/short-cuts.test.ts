import { expect, it } from 'vitest';
import { LEVELS } from '../domains.ts';
import { makeItem } from '../generator/make-item.ts';
import { TEMPLATE_IDS } from './catalogue.ts';
import { guessOf, SHORT_CUTS } from './short-cuts.ts';

const CELLS = TEMPLATE_IDS.flatMap((template) => LEVELS.map((level) => ({ template, level }))).filter(
  ({ template, level }) => `${template} ${level}` in SHORT_CUTS,
);

it.each(CELLS)('an item of $template is chosen at level $level with the guess that it is scored with', ({ template, level }) => {
  expect(makeItem({ template, level, seed: 'guess' }).guess).toBe(guessOf(template, level));
});
