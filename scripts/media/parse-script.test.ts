import { expect, test } from 'vitest';
import { parseScript } from './parse-script.ts';

test('reads sentences, speakers, pauses and directions', () => {
  const script = '[chapter One]\n[show map]\nHost: First. Second.\n\n[next]\nGuest: Third.\n\n[chapter Two]\nFourth.\n';
  const lines = parseScript(script, 'x.txt');
  expect(lines.map(({ speaker, text, pause }) => [speaker, text, pause])).toEqual([
    ['Host', 'First.', 'start'],
    ['Host', 'Second.', 'sentence'],
    ['Guest', 'Third.', 'paragraph'],
    ['Guest', 'Fourth.', 'chapter'],
  ]);
  expect(lines.map((line) => line.show)).toEqual(['map', undefined, 'next', undefined]);
  expect(lines.map((line) => line.chapter)).toEqual(['One', undefined, undefined, 'Two']);
});

test('names the file and line of a direction it does not know', () => {
  expect(() => parseScript('One.\n[cue lights]\n', 'x.txt')).toThrow('x.txt:2');
});
