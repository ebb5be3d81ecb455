import type { Level } from '#core/iq/domains.ts';
import type { TemplateId } from '#core/iq/templates/catalogue.ts';
import { readFigures } from './families/figures.ts';
import { readFolding } from './families/folding.ts';
import { readSentences } from './families/sentence-logic.ts';
import { readSyllogism } from './families/syllogism.ts';
import { readGroups } from './families/two-groups.ts';
import type { ReadFamily } from './read-candidates.ts';

/** Of templates that show more than `read-candidates.ts` sees. */
export const FAMILIES: { readonly [Id in TemplateId]?: readonly ReadFamily[] } = {
  'matrix-additive': [readFigures],
  'figure-series': [readFigures],
  'figure-analogy': [readFigures],
  syllogism: [readSyllogism],
  'sentence-logic': [readSentences],
  folding: [readFolding],
  'two-groups': [readGroups],
};

/** Features that are the very rule that a level asks for, such as a sum where two numbers are to be added: they are no short cut. */
export const ASKED_FOR: { readonly [Cell in `${TemplateId} ${Level}`]?: readonly string[] } = {
  // Whether a letter is shared is all that the first level asks.
  'syllogism 1': ['letters that are linked'],
};
