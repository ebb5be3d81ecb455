import type { Drawing } from '#core/iq/item/drawing.ts';
import type { Cell, Option, Presentation } from '#core/iq/item/presentation.ts';

/** A disc in a ring, of a size and a fill: enough to look at. */
export const makeDrawing = (radius: number, fill: 'ink' | 'mid' | 'light' | 'hatch' | 'paper' = 'ink'): Drawing => ({
  width: 100,
  height: 100,
  marks: [
    { d: 'M50 10A40 40 0 1 1 49.9 10Z', stroke: 'soft', isDashed: true },
    { d: `M50 ${50 - radius}A${radius} ${radius} 0 1 1 49.9 ${50 - radius}Z`, fill },
    { text: 'k', x: 85, y: 90, size: 14, isSoft: true },
  ],
  description: `A ring with a ${fill} disc of size ${radius} in it`,
});

const FILLS = ['ink', 'mid', 'light', 'hatch', 'paper'] as const;
const drawn = (n: number): Cell => ({ drawing: makeDrawing(6 + n * 3, FILLS[n % FILLS.length]) });
const letters = 'ABCDEFGH';
const drawnOptions = (count: number): Option[] =>
  Array.from({ length: count }, (_, i) => ({ id: letters.charAt(i), drawing: makeDrawing(8 + i * 3, FILLS[i % FILLS.length]) }));
const wordOptions = (...words: string[]): Option[] => words.map((text, i) => ({ id: letters.charAt(i), text }));
const asked: Cell = { isAsked: true };

/** One of each kind of block and of answer. */
export const SAMPLE_ITEMS = {
  grid: {
    prompt: 'Which figure completes the square?',
    blocks: [
      {
        type: 'grid',
        rows: [
          [drawn(0), drawn(1), drawn(2)],
          [drawn(3), drawn(4), drawn(5)],
          [drawn(6), drawn(7), asked],
        ],
      },
    ],
    format: { type: 'choice', options: drawnOptions(8) },
  },
  series: {
    prompt: 'Which figure comes next?',
    blocks: [{ type: 'series', cells: [drawn(1), drawn(2), drawn(3), drawn(4), asked] }],
    format: { type: 'choice', options: drawnOptions(6) },
  },
  pairs: {
    prompt: 'Which figure stands in place of the question mark?',
    blocks: [
      {
        type: 'pairs',
        pairs: [
          [drawn(1), drawn(5)],
          [drawn(2), asked],
        ],
      },
    ],
    format: { type: 'choice', options: drawnOptions(8) },
  },
  groups: {
    prompt: 'Which panel belongs to the first group?',
    blocks: [
      {
        type: 'groups',
        groups: [
          { title: 'First group', cells: [drawn(0), drawn(1), drawn(2), drawn(3)] },
          { title: 'Second group', cells: [drawn(4), drawn(5), drawn(6), drawn(7)] },
        ],
      },
    ],
    format: { type: 'choice', options: drawnOptions(8) },
  },
  numbers: {
    prompt: 'Which number comes next?',
    blocks: [{ type: 'series', cells: [...['3', '8', '18', '38', '78'].map((text) => ({ text })), asked] }],
    format: { type: 'number' },
  },
  table: {
    prompt: 'How many more visitors than in April came in June?',
    blocks: [
      {
        type: 'table',
        caption: 'Visitors of three museums',
        columns: ['Museum', 'April', 'May', 'June'],
        rows: [
          ['Harbour', '1,240', '1,310', '1,985'],
          ['Mill', '420', '455', '610'],
          ['Observatory', '96', '102', '133'],
        ],
      },
      { type: 'statements', lines: ['All three museums together.'] },
    ],
    format: { type: 'number', unit: 'visitors' },
  },
  sentences: {
    prompt: 'What follows from this?',
    blocks: [
      {
        type: 'statements',
        lines: [
          'If the harbour is closed, no ferry leaves.',
          'A ferry leaves only if the pilot is on board.',
          'The harbour is open, or the pilot is on board.',
        ],
      },
    ],
    format: {
      type: 'choice',
      options: wordOptions(
        'A ferry leaves.',
        'If a ferry leaves, the harbour is open and the pilot is on board.',
        'If the pilot is on board, a ferry leaves.',
        'The harbour is open.',
        'Nothing of this follows.',
      ),
    },
  },
  words: {
    prompt: 'Which word is closest in meaning to “candid”?',
    blocks: [],
    format: { type: 'choice', options: wordOptions('frank', 'sweet', 'hidden', 'secure', 'bright', 'patient', 'formal', 'narrow') },
  },
  machine: {
    prompt: 'Which number went in?',
    blocks: [
      { type: 'statements', isOrdered: true, lines: ['Double it.', 'Add 6.', 'Take a third of it.'] },
      { type: 'series', cells: [asked, { text: '8' }] },
    ],
    format: { type: 'number' },
  },
  letters: {
    prompt: 'Which letter comes next?',
    blocks: [{ type: 'series', cells: [...'ACEGIKMOQ'].map((text) => ({ text })).concat([]) }],
    format: { type: 'text', length: 1, alphabet: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', hint: 'One letter, such as K.' },
  },
  slots: {
    prompt: 'Which symbols stand in the places X and Y?',
    blocks: [
      {
        type: 'grid',
        rows: [
          [{ text: '◆' }, { text: '●' }, { text: '' }, { text: '' }],
          [{ text: '' }, { isAsked: true, label: 'X' }, { text: '●' }, { text: '' }],
          [{ text: '▲' }, { text: '' }, { isAsked: true, label: 'Y' }, { text: '' }],
          [{ text: '' }, { text: '■' }, { text: '' }, { text: '◆' }],
        ],
      },
    ],
    format: { type: 'choices', slots: ['In place of X', 'In place of Y'], options: wordOptions('◆', '●', '▲', '■') },
  },
  figure: {
    prompt: 'Which of the figures is the same one, turned?',
    blocks: [{ type: 'figure', drawing: { ...makeDrawing(30), width: 160 } }],
    format: { type: 'choice', options: drawnOptions(8) },
  },
} as const satisfies Record<string, Presentation>;
