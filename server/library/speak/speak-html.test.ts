import { expect, it } from 'vitest';
import { speakHtml } from './speak-html.ts';

const outline = async (html: string, language = 'en') => {
  const { cues, chapters, ...rest } = speakHtml(html, language);
  const titles = new Map(chapters.map(({ startSec, title }) => [startSec, title]));
  return { ...rest, lines: cues.map(({ startSec, text }) => (titles.has(startSec) ? `[${titles.get(startSec)}] ${text}` : text)) };
};

it('speaks a lesson: headings are chapters and are said', async () => {
  const html = `<p>Before you change anything, <strong>look</strong>. Then go on.</p>
<h2>Keep a log, e.g. on paper</h2>
<ul><li>Write <em>one</em> line.</li><li>Go back</li></ul>
<h3>Why?</h3>
<p>Dr. Mark found it: “People interrupt themselves.” It is so.</p>
<h2>Empty</h2>
<h2>Last</h2>
<table><thead><tr><th>Time</th><th>I was on</th></tr></thead><tbody><tr><td>9:12</td><td>offer, page 2</td></tr></tbody></table>`;
  const { lines, language } = await outline(html);
  expect(language).toBe('en');
  expect(lines).toEqual([
    'Before you change anything, look.',
    'Then go on.',
    '[Keep a log, e.g. on paper] Keep a log, e.g. on paper',
    'Write one line.',
    'Go back',
    '[Why?] Why?',
    'Dr. Mark found it: “People interrupt themselves.”',
    'It is so.',
    '[Empty] Empty',
    '[Last] Last',
    'Time',
    'I was on',
    '9:12',
    'offer, page 2',
  ]);
});

it('speaks in the language of the work', async () => {
  expect(await outline('<h2>Am 3. Oktober</h2><p><img alt="Eine Linie"/>Das sind z. B. Zahlen. Und?</p>', 'DE-at')).toEqual({
    language: 'de-AT',
    durationSec: expect.any(Number),
    lines: ['[Am 3. Oktober] Am 3. Oktober', 'Das sind z. B. Zahlen.', 'Und?', 'Abbildung: Eine Linie'],
  });
  expect(speakHtml('<p>Text.</p>', 'no language at all').language).toBe('en');
});

it('of nothing is nothing', () => {
  for (const nothing of ['', '<p></p>', '<hr/><script>no()</script>'])
    expect(speakHtml(nothing, 'en')).toEqual({ language: 'en', durationSec: 0, cues: [], chapters: [] });
});

it('refuses what is too long for any book', () => {
  expect(() => speakHtml(`<p>${'word '.repeat(200)}</p>`.repeat(13_000), 'en')).toThrow('too long to be read aloud');
});
