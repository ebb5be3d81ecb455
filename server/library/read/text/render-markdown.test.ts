import { describe, expect, it } from 'vitest';
import { UnreadableFile } from '../../unreadable-file.ts';
import { makeResolver } from '../item-assets.ts';
import { renderMarkdown, toPlainText } from './render-markdown.ts';

const nothing = makeResolver({ images: new Map(), downloads: new Map() }, 'courses/c/01 A.md');

describe('a text made to keep its reader busy', () => {
  it.each([
    ...[
      'a_',
      'a__',
      '*a',
      '*a_',
      '**a *',
      '~~a~',
      '`',
      '``a',
      '[',
      '![',
      '[a](',
      '[a](b',
      '[a][',
      ']',
      '<',
      '<a',
      '<a ',
      '<!--',
      '<?',
      '<![CDATA[',
    ],
    ...[
      '&',
      '&#',
      '\\',
      '!',
      'a!',
      'www.',
      '*www.',
      'http://',
      '**http://',
      'a@',
      'a@b.',
      '"',
      "'",
      '>',
      '> ',
      '- ',
      '1. ',
      '# ',
      '|',
      '|-',
      '\n|-',
    ],
    ...[
      '\n-',
      '\n*',
      '\n> ',
      '\n```',
      '[a]: b\n',
      '\n[a][b]',
      '  \n',
      '\t',
      ' ',
      '\r',
      '=',
      '<br ',
      '<p',
      '<a>',
      '<svg>',
      '<math>',
      '<li>',
      '</p>',
      '\n\n(',
    ],
    ...['\n\n<a>', '<details>\n\n', '- a\n\n  ', '<T>', '<a href="?', '&a;', '[ ] ', '\n1) ', '___', '*_'],
  ])('is read or refused in one go: %j', (part) => {
    for (const text of [part.repeat(120_000 / part.length), `a${part.repeat(20_000 / part.length)}\nb`]) {
      try {
        renderMarkdown(text, nothing);
      } catch (error) {
        expect(error).toBeInstanceOf(UnreadableFile);
      }
    }
  });

  it.each([
    ['> '.repeat(100), /nested deeper than 40/],
    ['<b>'.repeat(201), /nested deeper than 200/],
    ['a_b'.repeat(10_000), /too many marks/],
  ])('is told what is wrong: %#', (text, problem) => {
    expect(() => renderMarkdown(text, nothing)).toThrow(problem);
  });

  it('does not stop the reader of descriptions', () => {
    for (const part of ['<br ', '<p', '&', '&#', '<', '<!--', '</', '"', ' ']) toPlainText(part.repeat(300_000 / part.length));
  });
});

describe('a long honest text', () => {
  const sentence =
    'She wrote *every* morning, in `notes.md` and [elsewhere](https://example.org/a_b), for 20 minutes! Then: "rest" & tea. ';

  it.each([
    ['of many paragraphs', `${sentence.repeat(6)}\n\n`.repeat(1500)],
    ['of one paragraph as machines write them', 'so we talked about it and then, well, it was done! '.repeat(4000)],
    ['of one paragraph with marks', sentence.repeat(150)],
    ['of a large table', `| a | b | c |\n|---|---|---|\n${'| *x* | `y` | [z](https://example.org) |\n'.repeat(2000)}`],
    ['of a long list in a list', `- a\n${'  - *b* and [c](https://example.org)\n    1. d\n'.repeat(2000)}`],
    ['of many addresses', 'https://example.org/some/path?with=words\n'.repeat(150)],
    [
      'with many footnotes',
      `${'A [word][n1] said. '.repeat(20)}\n\n${Array.from({ length: 500 }, (_, i) => `[n${i}]: https://example.org/${i}\n`).join('')}`,
    ],
    ['of deep lists', Array.from({ length: 12 }, (_, depth) => `${'  '.repeat(depth)}- level ${depth}`).join('\n')],
  ])('%s is read', (_, text) => {
    expect(renderMarkdown(text, nothing).html).not.toBeNull();
  });
});
