import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { splitBlocks } from '#core/coach/chat/split-blocks.ts';
import { lexBlock } from './lex-block.ts';
import { ReplyText } from './reply-text.tsx';

const WORK = { id: 'small-starts', kind: 'ebook', title: 'Small starts' } as const;
const draw = (text: string): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ReplyText text={text} works={[WORK]} />
    </MemoryRouter>,
  );
const tagsOf = (html: string) => new Set(html.match(/<[a-z]+[^>]*>/g));
/** What can be written into a text alone has no tag of its own. */
const HARMLESS =
  /^<(?:div class="reply-text"|p|p class="whitespace-pre-wrap"|div role="region" aria-label="Table" tabindex="0"|table|thead|tbody|tr|th scope="col"|td|strong|em|del|ul|ol start="\d+"|li|blockquote|pre tabindex="0"|code|br\/|hr\/)>$/;

const PLAIN = /^<(?:div class="reply-text"|p class="whitespace-pre-wrap"|span class="long-run")>$/;

describe('a reply', () => {
  it('is drawn without kerning where it has no white space', () => {
    const run = 'a'.repeat(32_000);
    expect(draw(`Look: ${run}`)).toContain(`Look: <span class="long-run">${run}</span>`);
  });

  it('has its paragraphs, lists, code and emphasis', () => {
    const html = draw('One **two** *three*\n\n2. a\n3. b\n\n> said\n\n```js\nlet a;\n```');
    for (const part of [
      '<p>One <strong>two</strong> <em>three</em></p>',
      '<ol start="2"><li>a</li><li>b</li></ol>',
      '<blockquote><p>said</p></blockquote>',
      '<code>let a;</code>',
    ])
      expect(html).toContain(part);
  });

  it('has its tables, which scroll in themselves', () => {
    const html = draw('| Part | Said |\n| - | - |\n| Result | **none** |');
    expect(html).toContain('<div role="region" aria-label="Table" tabindex="0"><table>');
    expect(html).toContain('<th scope="col">Part</th><th scope="col">Said</th>');
    expect(html).toContain('<td>Result</td><td><strong>none</strong></td>');
  });

  it('links to a work that came with it, and to nothing else', () => {
    expect(draw('[read](/ebooks/small-starts)')).toContain('<a class="text-link" href="/ebooks/small-starts"');
    for (const href of ['/ebooks/other', 'https://example.org', 'javascript:alert(1)', 'data:text/html,x', '//example.org', 'JaVaScRiPt:x'])
      expect(draw(`[press](${href})`)).not.toContain('<a');
    expect(draw('https://example.org and a@b.org')).not.toContain('<a');
  });

  it.each([
    '<script>alert(1)</script>',
    'text <img src=x onerror=alert(1)> text',
    '![alt](https://example.org/p.png "title")',
    '[![x](javascript:1)](javascript:2)',
    '<a href="javascript:1">x</a>\n\n<iframe srcdoc="<script>1</script>">',
    '[x]: javascript:1\n\n[x]',
    '| a |\n| - |\n| <b onclick=1> |',
    '- [ ] <input onfocus=1 autofocus>',
    '```\n</code></pre><script>1</script>\n```',
    '# <svg onload=1>',
    '&lt;script&gt;<!-- --><![CDATA[x]]>',
  ])('shows %j as words', (hostile) => {
    for (const tag of tagsOf(draw(hostile))) expect(tag).toMatch(HARMLESS);
  });

  it.each(['[', '![', '>', '*a_', '`', '<a ', '- ', '  - a\n', '|-', '&#x', '\\', 'www.a@', '1. ', 'a '])(
    'of 64 kB of %j is not parsed: it would take the square of the time',
    (piece) => {
      const text = piece.repeat(Math.floor(65_536 / piece.length));
      expect(splitBlocks(text).map(lexBlock)).toEqual([null]);
      for (const tag of tagsOf(draw(text))) expect(tag).toMatch(PLAIN);
    },
  );

  it('of 64 kB of paragraphs is parsed as far as a reply goes', () => {
    const parsed = splitBlocks('a\n\n'.repeat(21_845)).filter((block) => lexBlock(block));
    expect(parsed.length).toBeLessThanOrEqual(300);
  });
});
