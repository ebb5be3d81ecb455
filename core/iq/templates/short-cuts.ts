import type { Level } from '../domains.ts';
import { TEMPLATE_CATALOGUE, type TemplateId } from './catalogue.ts';

/**
 * How often the best strategy that only looks (`scripts/iq/audit/shallow`) is right where that is more than five points above
 * chance, of 200 to 5,000 items each: who knows none of the rules may still be as lucky. The best single one, which people may
 * follow as well; of truth-tellers, orders and Latin squares, where it does what somebody would who thinks half way, the
 * trained one where it is better.
 */
export const SHORT_CUTS: { readonly [Cell in `${TemplateId} ${Level}`]?: number } = {
  // To lay the two figures of a row on each other, or to take what they have in common, whether or not the other rows follow.
  'matrix-logical 1': 0.23,
  // The only figure with its number of dots is the odd one where dots count, and so is, for its directions, the only one of which two
  // are alike, or none.
  'odd-figure 1': 0.25,
  'odd-figure 2': 0.24,
  'odd-figure 3': 0.25,
  'odd-figure 4': 0.25,
  // One half of two that are asked for at once: a value that all of a group share, or about as many dots as it has on the mean.
  'two-groups 5': 0.25,
  // With the numbers of the lines that matter there are few sums and differences, by their size; each is right where it is the sum of its kind.
  'set-counts 1': 0.26,
  'set-counts 2': 0.21,
  'set-counts 3': 0.16,
  // One fold leaves little besides mirroring, and the options alone tell where most of it was.
  'folding 1': 0.37,
  // To take every unknown at its largest, and never "none of them", is half of what is to be done.
  'comparison 3': 0.57,
  'comparison 4': 0.5,
  'comparison 5': 0.56,
  // To mirror the punched holes over the first fold and the last, and not the one between them.
  'folding 2': 0.39,
  'folding 3': 0.39,
  'folding 4': 0.39,
  'folding 5': 0.38,
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
  // Of few cubes no eight figures are alike in how long their rows are and in how far apart their ends; half a turn leaves the layers.
  'rotation 1': 0.27,
  'rotation 2': 0.24,
  'rotation 5': 0.19,
  // A solid that is said to be deep has a wide face when it is cut level.
  'section 1': 0.27,
  'section 2': 0.2,
  'section 5': 0.22,
  // Of eight outlines that two or three pieces were joined to, few others hold each piece by itself; from the third level on what
  // counts is how much of the pieces' rims can lie along the rim of the outline, each by itself.
  'assembly 1': 0.48,
  'assembly 2': 0.31,
  'assembly 3': 0.34,
  'assembly 4': 0.24,
  // A mark may point after folding where it points in the flat net.
  'cube-net 2': 0.3,
  'cube-net 3': 0.25,
  'cube-net 4': 0.23,
  // One of the five amounts that are mostly shown is the answer; the gap between two of them; the share of one.
  'chart-reading 1': 0.25,
  'chart-reading 2': 0.21,
  'chart-reading 3': 0.1,
  // One of six sums of the three numbers, whatever the signs are.
  'symbol-equations 2': 0.18,
  // Only one of the words shown is read: two or three of the eight options make a word with it. Of plain English few more can be found.
  'word-chain 2': 0.54,
  'word-chain 3': 0.48,
  'word-chain 4': 0.56,
  'word-chain 5': 0.51,
};

/**
 * How often a guess is right at a level, short cuts counted in.
 * @param ofItem what the item itself says; before there is one, about what its template says
 */
export const guessOf = (template: TemplateId, level: Level, ofItem: number = TEMPLATE_CATALOGUE[template].guess): number =>
  Math.max(ofItem, SHORT_CUTS[`${template} ${level}`] ?? 0);
