import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, it, test } from 'vitest';
import { formatMediaLink } from '#core/library/source/media-link.ts';
import { speakHtml } from '../../speak/speak-html.ts';
import { finishHtml } from './finish-html.ts';
import { renderMarkdown, toPlainText } from './render-markdown.ts';

const buttons = (html: string): string[] => [...html.matchAll(/data-sec="(\d+)"/g)].map((found) => found[1] ?? '');

test('links to files lead to where these are served', () => {
  const path = 'podcasts/a "b" & c/it\'s 50%.jpg';
  const mediaIds = new Map([
    [path, 'a.image'],
    ['b.pdf', 'a.file-b'],
  ]);
  const { html, usedFiles } = renderMarkdown('![A "map"](x) and [a sheet](y "t").', { findImage: () => path, findDownload: () => 'b.pdf' });
  expect(usedFiles).toEqual([path, 'b.pdf']);
  expect(finishHtml(html ?? '', { mediaIds })).toBe(
    '<p><img src="/media/a.image" alt="A &quot;map&quot;" loading="lazy"> and <a href="/media/a.file-b" title="t" download="b.pdf">a sheet</a>.</p>',
  );
});

test('a link to a file without an id leads nowhere; other addresses stay', () => {
  expect(finishHtml(`<a href="${formatMediaLink('gone.pdf')}">a</a> <a href="https://example.org/?a=1&amp;b=2">b</a>`)).toBe(
    '<a>a</a> <a href="https://example.org/?a=1&amp;b=2">b</a>',
  );
});

describe('times', () => {
  it('within the recording become buttons', () => {
    const html = finishHtml('<ul><li>00:45 One</li><li>(1:02:30) Two</li></ul>', { durationSec: 4000 });
    expect(html).toContain('<li><button type="button" data-sec="45" aria-label="Play from 00:45">00:45</button> One</li>');
    expect(buttons(html)).toEqual(['45', '3750']);
  });

  it('that are no place in the recording stay text', () => {
    expect(buttons(finishHtml('<p>At 19:30 we met, ratio 3:75, verse 1:2</p>', { durationSec: 600 }))).toEqual([]);
  });

  it('in links, code and attributes stay as they are', () => {
    const html = '<p><a href="/a" title="0:10">see <em>0:10</em></a> <code>0:20</code></p>';
    expect(finishHtml(html, { durationSec: 600 })).toBe(html);
  });

  it('of a text without a recording mean nothing', () => {
    expect(finishHtml('<p>From 9:30 to 11:00.</p>')).toBe('<p>From 9:30 to 11:00.</p>');
  });
});

test('a table gets a frame to scroll in', () => {
  const { html } = renderMarkdown('| a | b |\n|---|---|\n| 1 | 2 |', { findImage: () => null, findDownload: () => null });
  expect(finishHtml(html ?? '')).toMatch(/^<div data-table="" tabindex="0" role="group" aria-label="Table"><table>[^]*<\/table><\/div>$/);
});

test('the empty corner of a table is no header', () => {
  const { html } = renderMarkdown('| | b |\n|---|---|\n| 1 | 2 |', { findImage: () => null, findDownload: () => null });
  const finished = finishHtml(html ?? '');
  expect(finished).toMatch(/<thead>\s*<tr>\s*<td><\/td>\s*<th>b<\/th>/);
  expect(speakHtml(finished, 'en')).toEqual(speakHtml(html ?? '', 'en'));
});

test('what is said aloud and what is found are the same with and without the frames', () => {
  const { html } = renderMarkdown('# A\n\nOne &amp; two.\n\n## B\n\nBefore\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n- after', {
    findImage: () => null,
    findDownload: () => null,
  });
  const finished = finishHtml(html ?? '');
  expect(finished).toContain('data-table');
  expect(speakHtml(finished, 'en')).toEqual(speakHtml(html ?? '', 'en'));
  expect(toPlainText(finished)).toBe(toPlainText(html ?? ''));
});

test('times that play are found as they are written', () => {
  const html = '<p>At 0:45, we begin (1:30).</p>';
  expect(toPlainText(finishHtml(html, { durationSec: 600 }))).toBe('At 0:45, we begin (1:30).');
});

const TAGS =
  /^(?:p|h[2-6]|ul|ol|li|blockquote|pre|code|hr|br|d[ldt]|em|strong|[biusaq]|del|su[bp]|kbd|mark|abbr|cite|small|img|figure|figcaption|table|thead|tbody|tr|th|td|details|summary|div|button)$/;
const ATTRIBUTES =
  /^(?:href|title|rel|target|download|src|alt|loading|start|align|scope|class|type|data-sec|data-table|tabindex|role|aria-label)$/;

const MARKUP = [
  ...`<script> </script> onload="x" > < " ' <!-- --> &lt; &#60;script&#62; &quot; <svg> <style> <textarea> <table> <td> </table>`.split(
    ' ',
  ),
  ...'![ [ ]( ) javascript:x cairn-media:a map.jpg 0:45 "onerror="x <div/data-table>'.split(' '),
  ...['<p ', '<a href="', '<img src="', '<button data-sec="1">', '| a |\n|---|\n|', ' 1:02:03 ', '\n\n', '`'],
];

test('whatever an operator writes, what is stored holds nothing active and leads nowhere unasked', () => {
  const piece = fc.oneof(fc.constantFrom(...MARKUP), fc.string({ maxLength: 6 }));
  const file = 'a"><script>1<\'/0:45&.jpg';
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (parts) => {
      const rendered = renderMarkdown(parts.join(''), { findImage: () => file, findDownload: () => file });
      const html = finishHtml(rendered.html ?? '', { mediaIds: new Map([[file, 'a.image']]), durationSec: 600 });
      const parser = new Parser({
        onopentag(name, attributes) {
          expect(name).toMatch(TAGS);
          for (const [key, value] of Object.entries(attributes)) {
            expect(key).toMatch(ATTRIBUTES);
            if (key === 'href' || key === 'src') expect(value).toMatch(/^(?:\/media\/a\.image$|https?:|mailto:)/i);
            if (key === 'data-sec') expect(value).toMatch(/^\d+$/);
          }
        },
        oncomment: () => expect.unreachable(),
        onprocessinginstruction: () => expect.unreachable(),
      });
      parser.end(html);
      // Nothing is read in another way when it is read again.
      if (!html.includes('<table>')) expect(finishHtml(html)).toBe(html);
    }),
    { numRuns: 2000 },
  );
});
