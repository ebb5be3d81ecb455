import { expect, it } from 'vitest';
import { quoteWords, readText } from './read-text.ts';

const formsOf = (content: string): string[] => readText(content).words.map(({ form }) => form);
const sentencesOf = (content: string): string[] => readText(content).sentences.map(({ start, end }) => content.slice(start, end));

it('reads sentences with their question marks, and not inside of numbers', () => {
  expect(sentencesOf('At 9.30 she left. Why? “Because,” he said… I stayed')).toEqual([
    'At 9.30 she left',
    'Why?',
    'Because,” he said',
    'I stayed',
  ]);
});

it('reads a short form as two words that stand in one place', () => {
  expect(formsOf("I'll go, they don’t and you cant")).toEqual(['i', 'will', 'go', 'they', 'do', 'not', 'and', 'you', 'can', 'not']);
  const text = readText("Now I'll ring");
  expect(quoteWords(text, text.words.slice(1, 3))).toEqual([{ quote: "I'll", start: 4, end: 8 }]);
});

it('leaves words alone that only look like short forms', () => {
  expect(formsOf('we were well, its shed')).toEqual(['we', 'were', 'well', 'its', 'shed']);
});

it('knows what stands in quotation marks', () => {
  const quoted = readText('He said "too slow" and left').words.filter((word) => word.quoted);
  expect(quoted.map(({ form }) => form)).toEqual(['too', 'slow']);
});

it('cuts a quote of a text without an end', () => {
  const text = readText('word '.repeat(500));
  expect(quoteWords(text, text.words)[0]?.quote.split(' ')).toHaveLength(30);
});

it('finds nothing in marks alone', () => {
  expect(readText('... ?! — “”')).toMatchObject({ words: [], sentences: [] });
});
