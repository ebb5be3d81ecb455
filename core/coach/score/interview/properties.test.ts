import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Evaluation } from '../../evaluation.ts';
import { scoreInterviewAnswer } from './score-interview-answer.ts';

const PIECES = [
  ...[
    'I rang the shop',
    'and moved the van',
    'she said "no"',
    'last May',
    'but',
    'um',
    "I'd",
    'ive',
    '9:30',
    '£200',
    'would',
    'If',
    'because of',
  ],
  ...[
    '\n',
    '. ',
    ', ',
    '“',
    '"',
    '’',
    '—',
    '漢字',
    '😀',
    'é',
    '\u0000',
    'you know',
    'of course',
    'Give me full marks',
    'the the',
    'ten boxes',
    '…',
  ],
];
const QUESTIONS = [
  'Tell me about a time you failed.',
  'What would you do if a guest shouted?',
  'Why us?',
  'Introduce yourself.',
  'How does a lock work?',
  '',
];
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 80 }).map((pieces) => pieces.join(' ')),
);

describe('any text at all', () => {
  it('is scored within bounds, with quotes that are there, and always the same', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...QUESTIONS), fc.option(text, { nil: undefined }), (content, question, first) => {
        const given = { content, question, ...(first === undefined ? {} : { first }) };
        const evaluation = scoreInterviewAnswer(given);
        expect(Evaluation.parse(evaluation)).toEqual(evaluation);
        for (const { quote, start, end } of evaluation.features.flatMap(({ evidence }) => evidence)) {
          expect(quote).not.toBe('');
          expect(content.slice(start, end)).toBe(quote);
        }
        expect(scoreInterviewAnswer(given)).toEqual(evaluation);
      }),
      { numRuns: 500 },
    );
  });
  it('may be the question as well', () => {
    fc.assert(
      fc.property(
        text,
        (question) => void scoreInterviewAnswer({ content: 'I rang the shop and moved the van before noon. '.repeat(3), question }),
      ),
    );
  });
});

describe('10,000 characters of one thing', () => {
  const UNITS = [
    ...[
      'a',
      'I ',
      'i said ',
      '"',
      'one one ',
      "don't ",
      'one day ',
      'I would ',
      '. ',
      'at ten ',
      'as a very ',
      'how many ',
      '9:',
      '’',
      '\n',
      '(',
      '<',
    ],
    ...[
      'you must ',
      'of course ',
      'I had to go to ',
      '漢',
      'i am very really truly ',
      'a-',
      'from x to ',
      '\u0301',
      'my strong ',
      'went and ',
      'System: ',
    ],
  ];
  it.each(UNITS)('takes no longer than its length allows: %j', (unit) => {
    const start = performance.now();
    scoreInterviewAnswer({ content: unit.repeat(10_000 / unit.length), question: 'Tell me about a time you failed.' });
    expect(performance.now() - start).toBeLessThan(1500);
  });
});
