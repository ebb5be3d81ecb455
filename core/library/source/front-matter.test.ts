import { expect, test } from 'vitest';
import { splitFrontMatter } from './front-matter.ts';
test('frontmatter', () => {
  expect(splitFrontMatter('---\r\ntitle: A\r\n---\r\nBody')).toEqual({ yaml: 'title: A\n', body: 'Body', yamlLine: 2 });
  expect(splitFrontMatter('---\n---\nBody')).toEqual({ yaml: '', body: 'Body', yamlLine: 2 });
  expect(splitFrontMatter('Body\n---\n')).toEqual({ yaml: null, body: 'Body\n---\n', yamlLine: 1 });
  expect(splitFrontMatter('\uFEFF--- \t\rtitle: A\r... \t\rBody')).toEqual({ yaml: 'title: A\n', body: 'Body', yamlLine: 2 });
  expect(splitFrontMatter('---\ntitle: A\n---')).toEqual({ yaml: 'title: A\n', body: '', yamlLine: 2 });
  expect(splitFrontMatter('---\na: |\n  ---\n---x\n---\nBody').yaml).toBe('a: |\n  ---\n---x\n');
  expect(splitFrontMatter('\uFEFFBody\r\n')).toEqual({ yaml: null, body: 'Body\n', yamlLine: 1 });
  expect(splitFrontMatter('----\nBody').yaml).toBeNull();
  expect(splitFrontMatter('Body\n---\nx\n---\n').yaml).toBeNull();
  expect(() => splitFrontMatter('---\ntitle: A\n')).toThrow(new SyntaxError('The frontmatter is opened by --- but never closed.'));
});
