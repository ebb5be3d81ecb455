import { XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { convertMarkdown } from './convert-markdown.ts';

const SOURCE = `# Salt & time

A fact.[^1] It's **so**.

![A "line"](line.svg "A sketch")

| A | B |
| --- | --- |
| 1 | 2 |

[^1]: Somebody, *Somewhere*, 2008.
`;

test('makes well-formed XHTML with a note, a figure and header cells', () => {
  const { title, body } = convertMarkdown(SOURCE);
  expect(title).toBe('Salt & time');
  expect(XMLValidator.validate(`<body xmlns:epub="x">${body}</body>`)).toBe(true);
  expect(body).toContain('href="#note-1"');
  expect(body).toContain('<figure><img src="line.svg" alt="A &quot;line&quot;"/><figcaption>A sketch</figcaption></figure>');
  expect(body).toContain('<th scope="col">A</th>');
});

test('asks for a title', () => {
  expect(() => convertMarkdown('No heading.')).toThrow('# Title');
});
