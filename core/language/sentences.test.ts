import { expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

const read = (text: string): string[] => sentencesOf(text).map(({ start, end }) => text.slice(start, end));

it('a stop within a figure, behind a title or in a short form ends no sentence', () => {
  const whole = [
    'The error rate fell from 4 to 0.2 percent, and Mrs. Lind wrote that she gets home by 5 p.m. again.',
    'Dr. Patel runs the clinic.',
    'I moved the trolleys, beds etc. and told e.g. the porters.',
  ];
  for (const sentence of whole) expect(read(sentence)).toEqual([sentence]);
  expect(read(whole.join(' '))).toEqual(whole);
});

it('what ends a sentence ends it, also behind a short form', () => {
  expect(read('We met at 5 p.m. The team was late. Why? I asked.')).toEqual(['We met at 5 p.m.', 'The team was late.', 'Why?', 'I asked.']);
  expect(read('“It is done.” Then he left\nand so did I. Good!')).toEqual(['“It is done.”', 'Then he left', 'and so did I.', 'Good!']);
});
