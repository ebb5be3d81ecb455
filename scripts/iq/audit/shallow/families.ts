import type { Level } from '#core/iq/domains.ts';
import type { TemplateId } from '#core/iq/templates/catalogue.ts';
import { readComparison } from './families/comparison.ts';
import { readFigures } from './families/figures.ts';
import { readFolding } from './families/folding.ts';
import { readSentences } from './families/sentence-logic.ts';
import { readSyllogism } from './families/syllogism.ts';
import { readGroups } from './families/two-groups.ts';
import type { ReadFamily } from './read-candidates.ts';

/** Of templates that show more than `read-candidates.ts` sees. */
export const FAMILIES: { readonly [Id in TemplateId]?: readonly ReadFamily[] } = {
  comparison: [readComparison],
  'matrix-additive': [readFigures],
  'figure-series': [readFigures],
  'figure-analogy': [readFigures],
  syllogism: [readSyllogism],
  'sentence-logic': [readSentences],
  folding: [readFolding],
  'two-groups': [readGroups],
};

const ONE_OPERATION = [
  ...['sum', 'last two added', 'most and second', 'last two multiplied', 'span', 'last less the one before', 'first less the others'],
  ...['most less the rest', 'most less the second', 'most less the second and third', 'most divided by least', 'half of the last'],
  ...['half of the sum', 'third of the sum', 'third of the span', 'twice the last', 'twice the one before the last'],
];
const STEPS = [
  ...['last and its step', 'last and its step grown as before', 'last and its step by its factor', 'last by its factor'],
  ...['the second last and its step', 'the second last by its factor', 'the third last and its step', 'twice the last', 'half of the last'],
];

/** Features that are the very rule that a level asks for, such as a sum where two numbers are to be added: they are no short cut. */
export const ASKED_FOR: { readonly [Cell in `${TemplateId} ${Level}`]?: readonly string[] } = {
  // To add two numbers is all that the first level asks.
  'comparison 1': ['numbers beside it', 'mean beside it', 'numbers of it alone', 'first beside it', 'last beside it'],
  // Whether a letter is shared is all that the first level asks.
  'syllogism 1': ['letters that are linked'],
  // One operation, which is told or seen, on the numbers that are shown is all that the first level asks.
  'machine 1': ONE_OPERATION,
  'symbol-equations 1': ONE_OPERATION,
  'number-matrix 1': ['last two added'],
  'number-series 1': STEPS,
  // That the step changes as it did before, and that every second number goes on, is what these levels are made of; the next are not.
  'number-series 2': ['last and its step grown as before', 'last and its step by its factor'],
  'number-series 3': ['the second last and its step', 'the second last by its factor', 'twice the one before the last'],
};
