import type { Level } from '../domains.ts';
import { TEMPLATE_CATALOGUE, type TemplateId } from './catalogue.ts';

/**
 * How often the best single strategy that only looks (`scripts/iq/audit/shallow`) is right where that is more than five points
 * above chance, of 300 items each: who knows none of the rules may still be as lucky.
 */
export const SHORT_CUTS: { readonly [Cell in `${TemplateId} ${Level}`]?: number } = {
  'matrix-logical 1': 0.29,
  'matrix-logical 4': 0.27,
  'matrix-logical 5': 0.21,
  'odd-figure 1': 0.28,
  'folding 2': 0.2,
  'comparison 3': 0.34,
  'comparison 4': 0.31,
  'comparison 5': 0.38,
};

/**
 * How often a guess is right at a level, short cuts counted in.
 * @param ofItem what the item itself says; before there is one, about what its template says
 */
export const guessOf = (template: TemplateId, level: Level, ofItem: number = TEMPLATE_CATALOGUE[template].guess): number =>
  Math.max(ofItem, SHORT_CUTS[`${template} ${level}`] ?? 0);
