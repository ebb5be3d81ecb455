import { expect, test } from 'vitest';
import { parseBoundedYaml, YamlMistake } from './bounded-yaml.ts';

function mistakeOf(text: string): YamlMistake {
  try {
    parseBoundedYaml(text);
  } catch (error) {
    if (error instanceof YamlMistake) return error;
    throw error;
  }
  throw new Error('There is no mistake.');
}

test('values with their lines, in YAML and in JSON', () => {
  const { value, lineOf } = parseBoundedYaml('a: 1\nb:\n  - x\n  - y: [1, 2]\n');
  expect(value).toEqual({ a: 1, b: ['x', { y: [1, 2] }] });
  expect([['a'], ['b', 1, 'y', 0], ['b', 1, 'z'], ['c'], []].map((path) => lineOf(path))).toEqual([1, 4, 4, null, null]);
  expect(parseBoundedYaml('{"a":\n {"b": null}}')).toMatchObject({ value: { a: { b: null } } });
  expect(parseBoundedYaml('').value).toBeNull();
  expect(parseBoundedYaml('a: &x [1]\nb: *x').value).toEqual({ a: [1], b: [1] });
});

test.each([
  ['a: "x\nb: 1\n', 2, 'Missing closing'],
  ['a: 1\nb: 2\na: 3\n', 3, 'unique'],
  ['a: 1\n---\nb: 2\n', 2, 'multiple documents'],
  ['? [a]\n: 1\n', 1, 'key must be a word'],
  [`a:\n${' b: 1\n'.repeat(300)}`, 202, 'more than 200 keys'],
  [`a: {${Array.from({ length: 300 }, (_, i) => `k${i}: 1`).join(', ')}}`, 1, 'more than 200 keys'],
  [`a: &x 1\nb: [${'*x,'.repeat(51)}]`, null, 'too many aliases'],
  ['a: &a [1,1,1,1,1,1]\nb: &b [*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b]\nd: [*c,*c,*c,*c]', null, 'too many aliases'],
])('%# is told with its line', (text, line, problem) => {
  expect(mistakeOf(text)).toMatchObject({ line, message: expect.stringContaining(problem) });
});

test('two hundred keys, forty-five levels and forty aliases are enough', () => {
  const keys = Array.from({ length: 200 }, (_, i) => `k${i}: 1\n`).join('');
  expect(Object.keys(parseBoundedYaml(keys).value as object)).toHaveLength(200);
  parseBoundedYaml(`${'['.repeat(45)}${']'.repeat(45)}`);
  parseBoundedYaml(`a: &x 1\nb: [${'*x,'.repeat(40)}]`);
});

test.each([
  ...['- ', '? ', '[', '{', '{a: ', 'a: b\n', '- a\n', ']', '"', "'", '*a ', '&a *a\n', '- &a b\n- *a\n', '!a ', '# a\n', '\n', '---\n'],
  ...['%a\n', '\t', ' ', '"\\', 'a: |\n ', '<<: *a\n', ': ', '> ', '\r', '- ? '],
])('half a megabyte of %j is read or refused in one go', (part) => {
  for (const text of [part.repeat(500_000 / part.length), `a: ${part.repeat(100_000 / part.length)}\nb`]) {
    try {
      parseBoundedYaml(text);
    } catch (error) {
      expect(error).toBeInstanceOf(YamlMistake);
    }
  }
});
