import type { Level } from '#core/iq/domains.ts';
import type { TemplateId } from '#core/iq/templates/catalogue.ts';
import { readAssembly } from './families/assembly.ts';
import { readChart } from './families/chart-reading.ts';
import { readComparison } from './families/comparison.ts';
import { readCubeNet } from './families/cube-net.ts';
import { readFigures } from './families/figures.ts';
import { readFolding } from './families/folding.ts';
import { readLatin } from './families/latin-square.ts';
import { readLetters } from './families/letter-series.ts';
import { readMarks } from './families/matrix-logical.ts';
import { readOdd } from './families/odd-figure.ts';
import { readOrder } from './families/order.ts';
import { readRotation } from './families/rotation.ts';
import { readRoute } from './families/route.ts';
import { readRules } from './families/rules.ts';
import { readSection } from './families/section.ts';
import { readSentences } from './families/sentence-logic.ts';
import { readSets } from './families/set-counts.ts';
import { readEquations, WAYS_OF_EQUATIONS } from './families/symbol-equations.ts';
import { readSyllogism } from './families/syllogism.ts';
import { readTruthTellers } from './families/truth-tellers.ts';
import { readGroups } from './families/two-groups.ts';
import { readAnalogy } from './families/word-analogy.ts';
import { readChain } from './families/word-chain.ts';
import { readWords } from './families/words.ts';
import type { ReadFamily } from './read-candidates.ts';

/** Of templates that show more than `read-candidates.ts` sees. */
export const FAMILIES: { readonly [Id in TemplateId]?: readonly ReadFamily[] } = {
  comparison: [readComparison],
  'matrix-additive': [readFigures],
  'matrix-logical': [readMarks],
  'figure-series': [readFigures],
  'figure-analogy': [readFigures],
  syllogism: [readSyllogism],
  'sentence-logic': [readSentences],
  folding: [readFolding],
  'truth-tellers': [readTruthTellers],
  'latin-square': [readLatin],
  order: [readOrder],
  rules: [readRules],
  rotation: [readRotation],
  'letter-series': [readLetters],
  route: [readRoute],
  'chart-reading': [readChart],
  section: [readSection],
  'cube-net': [readCubeNet],
  assembly: [readAssembly],
  'word-analogy': [readWords, readAnalogy],
  'odd-word': [readWords],
  'word-chain': [readWords, readChain],
  synonym: [readWords],
  'two-groups': [readGroups],
  'odd-figure': [readOdd],
  'set-counts': [readSets],
  'symbol-equations': [readEquations],
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

const BESIDE_EACH_OTHER = ['beside each other, either way', 'beside each other as named'];
const LETTERS_IN_TURN = [
  ...[
    'the last step again',
    'the last, then the next',
    'the last, then a step',
    'the last step and back',
    'a step twice',
    'the next of the alphabet',
    'the ones before in the alphabet',
    'the step grown as before',
  ],
  ...[2, 3, 4].map((period) => `each ${period}th goes on`),
  ...[2, 3, 4, 5, 6, 7, 8].map((period) => `the steps ${period} before`),
];
const LETTER_LEFT = [
  'in its row',
  'in its column',
  'in its row or column',
  'in either line',
  'in neither line',
  'anywhere, in neither line',
  'next to it',
];

const SAID_WITH_THE_KNOWN = ['as is', 'turned'].flatMap((one) =>
  ['as is', 'turned'].map((other) => `linked ${one} to what is known ${other}`),
);

const TURNED_ROUND = [
  'starts given as they are',
  'starts that come first as they are',
  'starts that come first denied',
  'starts that follow denied',
  'starts said as they are',
];

/** Features that are the very rule that a level asks for, such as a sum where two numbers are to be added: they are no short cut. */
const OVER_THE_LAST = ['holes unlike mirrored over the last fold', 'symmetric about the last fold'];
/** Whoever mirrors over the one line after the other, and looks which option has it, unfolds the sheet, if not in order and layer by layer. */
const OVER_EACH_FOLD = [
  'punched holes mirrored over the middle and the last fold',
  'punched holes mirrored over every fold',
  'holes mirrored over every fold',
];
const OVER_THE_FIRST = ['holes unlike mirrored over the first fold', 'symmetric about the first fold'];

const SHARED_VALUES = ['values seen in its group only', 'all values that its whole group shares', 'one value that its whole group shares', 'a value that its whole group shares']; // prettier-ignore

export const ASKED_FOR: { readonly [Cell in `${TemplateId} ${Level}`]?: readonly string[] } = {
  // To add two numbers is all that the first level asks.
  'comparison 1': ['at its largest', 'numbers beside it', 'mean beside it', 'numbers of it alone', 'first beside it', 'last beside it'],
  // Whether a letter is shared is all that the first level asks.
  'syllogism 1': ['letters that are linked', 'letters between', 'letters between, said alike', 'words between, as they are'],
  // A letter that is in neither line is all that the first two levels ask for; at the next ones three of four letters are.
  'latin-square 1': LETTER_LEFT,
  'latin-square 2': LETTER_LEFT,
  // That those whom a statement names stand side by side, and so how the statements join, is what these levels ask; which way round it is, too.
  'order 1': BESIDE_EACH_OTHER,
  'order 2': BESIDE_EACH_OTHER,
  'order 3': BESIDE_EACH_OTHER,
  // To mirror over the one fold is all that the first level asks; over the last one is where to begin, and over all what it takes.
  'folding 1': [...OVER_THE_FIRST, ...OVER_THE_LAST, ...OVER_EACH_FOLD, 'punched holes mirrored over the first and the last fold'],
  'folding 2': [...OVER_THE_LAST, ...OVER_EACH_FOLD],
  'folding 3': [...OVER_THE_LAST, ...OVER_EACH_FOLD],
  'folding 4': [...OVER_THE_LAST, ...OVER_EACH_FOLD],
  'folding 5': [...OVER_THE_LAST, ...OVER_EACH_FOLD],
  // What half a turn makes of the layers is the very turn that is asked for in a third of the items.
  'rotation 1': ['layers unlike, backwards'],
  // Whoever pushes each of two or three pieces to the rim where most of its own lies there has as good as filled the outline.
  'assembly 1': ['rims of the pieces along the rim'],
  'assembly 2': ['rims of the pieces along the rim'],
  // That two squares of a net in a line, with one between them, are opposite each other is what this level asks besides one turn.
  'cube-net 1': ['two apart in a line of the net', 'round as in the net'],
  // That every second or third letter goes on, or its steps come back, is what these levels are made of; the last is not.
  'letter-series 1': LETTERS_IN_TURN,
  'letter-series 2': LETTERS_IN_TURN,
  'letter-series 3': LETTERS_IN_TURN,
  // What is left of a whole of which a percentage is shown takes both steps that this level asks.
  'chart-reading 5': ['all by the percentage, less all'],
  // A value, or a number of dots, that all of a group have is the rule itself of the first two levels; of two at once it is half.
  'two-groups 1': SHARED_VALUES,
  'two-groups 2': [...SHARED_VALUES, 'with the nearer mean of dots'],
  // That one direction alone is slanting, or straight, is what the second level asks to see.
  'odd-figure 2': ['straight directions', 'rare count of straight directions'],
  // What follows from one plain verdict, beside a sum, is all that the first level asks.
  'truth-tellers 1': ['plain verdicts that agree with it', 'who speaks without “lies” honest, the others not'],
  // That what is known is the condition of what is asked for is all that the first level asks.
  'sentence-logic 1': SAID_WITH_THE_KNOWN,
  // That what a sentence starts from is given is all that the first level asks.
  'rules 1': ['starts given as they are', 'starts said as they are'],
  // With what follows as it is, which `SHORT_CUTS` counts, these tell what may be read backwards: to do so is what these levels ask.
  'rules 3': TURNED_ROUND,
  'rules 4': TURNED_ROUND,
  'rules 5': TURNED_ROUND,
  // One operation, which is told or seen, on the numbers that are shown is all that the first level asks.
  'machine 1': ONE_OPERATION,
  'symbol-equations 1': [...ONE_OPERATION, ...WAYS_OF_EQUATIONS],
  'number-matrix 1': ['last two added'],
  'number-series 1': STEPS,
  // That the step changes as it did before, and that every second number goes on, is what these levels are made of; the next are not.
  'number-series 2': ['last and its step grown as before', 'last and its step by its factor'],
  'number-series 3': ['the second last and its step', 'the second last by its factor', 'twice the one before the last'],
};
