import { marked } from 'marked';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeLine, quoteLines } from './escape-markdown.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"', '&#39;': "'" };
const readText = (html: string): string =>
  html
    .replaceAll(/<\/?p>|<\/?blockquote>|<br>|<a href="mailto:[^"]*">|<\/a>/g, '')
    .replaceAll(/&(?:lt|gt|amp|quot|#39);/g, (entity) => ENTITIES[entity]!);
const withoutBlanks = (text: string): string => text.replaceAll(/\s+/g, '');

const SIGNS = [...'\\`*_{}[]<>#+-=.!|~&:@()1 \n', 'www.', 'http://a.bc', 'a@b.cd', '<b>', '&amp;', '***', '---', '===', '1) ', '![x](y)'];
const anyText = fc
  .array(fc.oneof(fc.constantFrom(...SIGNS), fc.string({ maxLength: 4 })), { maxLength: 12 })
  .map((parts) => parts.join(''));

it('shows every sign as it was written, whatever Markdown would make of it', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      fc.pre(text.trim() !== '');
      for (const markdown of [escapeLine(text), quoteLines(text)]) {
        const html = marked.parse(markdown, { async: false, gfm: true });
        expect(html.replaceAll(/<\/?(?:p|blockquote|br)>|<a href="mailto:[^"]*">|<\/a>/g, '')).not.toMatch(/<\/?[a-z]/i);
        expect(withoutBlanks(readText(html))).toBe(withoutBlanks(text));
      }
    }),
    { numRuns: 2000 },
  );
});

it('shows every sign in a heading too', () => {
  for (const text of ['C#', 'Number #', 'Sharp ##', '# first', 'a > b', 'one_two and _three_'])
    expect(readText(marked.parse(`## ${escapeLine(text)}`, { async: false, gfm: true }).replaceAll(/<\/?h2>|\n/g, ''))).toBe(text);
});

it('leaves an ordinary sentence as it is', () => {
  expect(escapeLine('Ask robin@example.org about C# & more_words: 0.5 > 0.4')).toBe(
    'Ask robin@example.org about C# & more_words: 0.5 > 0.4',
  );
  expect(escapeLine('If it is 8.30, then I begin: at once (well, nearly) - and it counts!')).toBe(
    'If it is 8.30, then I begin: at once (well, nearly) - and it counts!',
  );
});
