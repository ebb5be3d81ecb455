import type { Level } from '../domains.ts';
import { TEMPLATE_CATALOGUE, type TemplateId } from './catalogue.ts';

/**
 * How often the best strategy that only looks (`scripts/iq/audit/shallow`) is right where that is more than five points above
 * chance, of 200 to 5,000 items each: who knows none of the rules may still be as lucky. The best single one, which people may
 * follow as well; of truth-tellers, orders, Latin squares and rotation, where it does what somebody would who thinks half way, the
 * trained one where it is better.
 */
export const SHORT_CUTS: { readonly [Cell in `${TemplateId} ${Level}`]?: number } = {
  // To lay the two figures of a row on each other, or to take what they have in common, whether or not the other rows follow.
  'matrix-logical 1': 0.23,
  'odd-figure 1': 0.28,
  // One fold leaves little besides mirroring, and the options alone tell where most of it was.
  'folding 1': 0.37,
  'comparison 3': 0.34,
  'comparison 4': 0.31,
  'comparison 5': 0.38,
  // Of the sentences in which what is known is denied more lead to something, whatever they say.
  'sentence-logic 2': 0.3,
  'sentence-logic 3': 0.31,
  // Where the first and the last word stand with the same one, said alike, one in three does lead from the one to the other.
  'syllogism 3': 0.3,
  // With two people each statement by itself leaves two of four cases: whoever draws from one what follows is right in half.
  'truth-tellers 1': 0.59,
  'truth-tellers 2': 0.58,
  'truth-tellers 3': 0.25,
  // Who says of nobody that they lie is honest rather than not; and plain verdicts alone leave two or three of eight cases.
  'truth-tellers 4': 0.25,
  'truth-tellers 5': 0.39,
  // Of three people and two statements there are six orders, and how they are named leaves few.
  'order 1': 0.42,
  'order 2': 0.2,
  // Who stands above more of the others than below is put first: that joins no statements, and yet leaves few of 120 orders.
  'order 3': 0.41,
  // Whoever takes the last of two steps without the first finds three things that could follow.
  'rules 2': 0.33,
  // Of what leads to an option more follows from something than of what leads to another: no more than half of what is to be seen.
  'rules 3': 0.29,
  'rules 4': 0.29,
  'rules 5': 0.29,
  'latin-square 3': 0.29,
  'latin-square 4': 0.17,
  'latin-square 5': 0.19,
  'rotation 1': 0.22,
  'rotation 2': 0.28,
  // A solid that is said to be deep has a wide face when it is cut level.
  'section 1': 0.27,
  'section 5': 0.22,
  // A mark may point after folding where it points in the flat net.
  'cube-net 2': 0.3,
  'cube-net 3': 0.25,
  'cube-net 4': 0.23,
  // One of the four to eight amounts that are shown is the answer.
  'chart-reading 1': 0.22,
};

/**
 * How often a guess is right at a level, short cuts counted in.
 * @param ofItem what the item itself says; before there is one, about what its template says
 */
export const guessOf = (template: TemplateId, level: Level, ofItem: number = TEMPLATE_CATALOGUE[template].guess): number =>
  Math.max(ofItem, SHORT_CUTS[`${template} ${level}`] ?? 0);
