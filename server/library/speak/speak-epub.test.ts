import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { makeEpub, type EpubOptions, type Files } from '../../../tests/support/houses/library-fixtures.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import { speakEpub } from './speak-epub.ts';

/** Lines, each chapter's first one with its title. */
const linesOf = async (bytes: Uint8Array, language = 'en') => {
  const { cues, chapters } = speakEpub(Buffer.from(bytes), language);
  const titles = new Map(chapters.map(({ startSec, title }) => [startSec, title]));
  return cues.map(({ startSec, text }) => (titles.has(startSec) ? `[${titles.get(startSec)}] ${text}` : text));
};
const page = (body: string) => `<html xmlns="http://www.w3.org/1999/xhtml"><body>${body}</body></html>`;
const opf = (manifest: string, spine: string) =>
  `<package xmlns="http://www.idpf.org/2007/opf"><metadata/><manifest>${manifest}</manifest><spine>${spine}</spine></package>`;
const item = (id: string, href: string, more = '', type = 'application/xhtml+xml') =>
  `<item id="${id}" href="${href}" media-type="${type}"${more}/>`;
const refs = (...ids: string[]) => ids.map((id) => `<itemref idref="${id}"/>`).join('');
const nav = (list: string) => page(`<nav xmlns:epub="http://www.idpf.org/2007/ops" epub:type="toc"><ol>${list}</ol></nav>`);
const makeBook = (entries: Files, options: EpubOptions = {}) => makeEpub({ ...options, entries });

describe('a book', () => {
  it('is spoken in the order of reading, with the chapters of its contents', async () => {
    const bytes = makeEpub({
      chapters: [
        { title: 'Make it smaller', html: '<p>Start small. Dr. Ash did.</p><h2>How</h2><p>Like so.</p>' },
        { title: 'Give it a place', html: '<p>After lunch.</p>' },
      ],
    });
    expect(await linesOf(bytes)).toEqual([
      '[Make it smaller] Make it smaller',
      'Start small.',
      'Dr. Ash did.',
      'How',
      'Like so.',
      '[Give it a place] Give it a place',
      'After lunch.',
    ]);
  });

  it('says in which document each sentence stands', async () => {
    const bytes = makeBook({
      'OEBPS/book.opf': opf(item('a', 'a.xhtml') + item('b', 'b.xhtml') + item('c', 'c%20d.xhtml'), refs('a', 'b', 'c')),
      'OEBPS/a.xhtml': page('<p>One.</p><h2>Two</h2>'),
      'OEBPS/b.xhtml': page('<p> </p>'),
      'OEBPS/c d.xhtml': page('<p>Three.</p>'),
    });
    const { cues, documents } = speakEpub(Buffer.from(bytes), 'en');
    expect(documents).toEqual([
      { href: 'OEBPS/a.xhtml', startSec: 0 },
      { href: 'OEBPS/c d.xhtml', startSec: cues[2]?.startSec },
    ]);
  });

  it('has chapters where its contents point into a document', async () => {
    const bytes = makeBook({
      'OEBPS/book.opf': opf(item('a', 'a.xhtml') + item('b', 'b.xhtml') + item('nav', 'nav.xhtml', ' properties="nav"'), refs('a', 'b')),
      'OEBPS/nav.xhtml': nav(
        '<li><a href="a.xhtml">Part one</a><ol><li><a href="a.xhtml">Chapter 1</a></li><li><a href="a.xhtml#two">Chapter 2</a></li></ol></li><li><a href="b.xhtml#gone">Chapter 3</a></li>',
      ),
      'OEBPS/a.xhtml': page('<h2>1</h2><p>One.</p><h2><a id="two"></a>2</h2><h3>Inner</h3><p>Two.</p>'),
      'OEBPS/b.xhtml': page('<p>Three.</p>'),
    });
    expect(await linesOf(bytes)).toEqual(['[Chapter 1] 1', 'One.', '[Chapter 2] 2', 'Inner', 'Two.', '[Chapter 3] Three.']);
  });

  it('of the second edition of the format has its contents in an NCX', async () => {
    const bytes = makeBook({
      'OEBPS/book.opf': opf(item('a', 'text/a%20b.xhtml') + item('n', 'toc.ncx', '', 'application/x-dtbncx+xml'), refs('a')),
      'OEBPS/toc.ncx':
        '<ncx><navMap><navPoint><navLabel><text>The only one</text></navLabel><content src="text/a%20b.xhtml"/></navPoint></navMap></ncx>',
      'OEBPS/text/a b.xhtml': page('<p>Text&nbsp;&mdash; here.</p>'),
    });
    expect(await linesOf(bytes)).toEqual(['[The only one] Text — here.']);
  });

  it('without contents has its headings of the first rank', async () => {
    const bytes = makeBook({
      'OEBPS/book.opf': opf(item('t', 't.xhtml') + item('a', 'a.xhtml') + item('b', 'b.xhtml'), refs('t', 'a', 'b')),
      'OEBPS/t.xhtml': page('<p>For you.</p>'),
      'OEBPS/a.xhtml': page('<h2>Chapter 1<br/>Begin</h2><p>One.</p><h3>Inner</h3><p>Two.</p><h2>Chapter 2</h2><p>Three.</p>'),
      'OEBPS/b.xhtml': page('<p>And on it goes.</p>'),
    });
    expect(await linesOf(bytes)).toEqual([
      'For you.',
      // Two cues: the number and the name.
      '[Chapter 1. Begin] Chapter 1.',
      'Begin',
      'One.',
      'Inner',
      'Two.',
      '[Chapter 2] Chapter 2',
      'Three.',
      'And on it goes.',
    ]);
  });

  it('leaves out side texts, contents, notes, pictures and what comes twice', async () => {
    const bytes = makeBook({
      'OEBPS/book.opf': opf(
        item('a', 'a.xhtml') +
          item('s', 's.xhtml') +
          item('i', 'i.svg', '', 'image/svg+xml') +
          item('nav', 'nav.xhtml', ' properties="nav"'),
        `${refs('nav', 'a', 'i')}<itemref idref="s" linear="no"/>${refs('a', 'none')}`,
      ),
      'OEBPS/nav.xhtml': nav('<li><a href="a.xhtml">A</a></li>'),
      'OEBPS/s.xhtml': page('<p>Side.</p>'),
      'OEBPS/i.svg': '<svg><text>Picture</text></svg>',
      'OEBPS/a.xhtml': page(
        '<p>Text<a epub:type="noteref" href="#n">1</a>.</p><span epub:type="pagebreak">7</span><aside epub:type="footnote" id="n">Note.</aside>',
      ),
    });
    expect(await linesOf(bytes)).toEqual(['[A] Text.']);
  });

  it('is read in the encoding it declares', async () => {
    const latin = Buffer.from('<?xml version="1.0" encoding="iso-8859-1"?><html><body><p>Übung für drei.</p></body></html>', 'latin1');
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(page('<p>Größe.</p>'), 'utf16le')]);
    const odd = Buffer.from('<?xml version="1.0" encoding="no-such-thing"?><html><body><p>Grün.</p></body></html>');
    const bytes = makeBook({
      'OEBPS/book.opf': opf(item('a', 'a.xhtml') + item('b', 'b.xhtml') + item('c', 'c.xhtml'), refs('a', 'b', 'c')),
      'OEBPS/a.xhtml': latin,
      'OEBPS/b.xhtml': utf16,
      'OEBPS/c.xhtml': odd,
    });
    expect(await linesOf(bytes, 'de')).toEqual(['Übung für drei.', 'Größe.', 'Grün.']);
  });

  it('of which a document is missing is spoken without it', async () => {
    const bytes = makeBook({
      'OEBPS/book.opf': opf(item('a', 'a.xhtml') + item('b', 'b.xhtml'), refs('a', 'b')),
      'OEBPS/b.xhtml': page('<p>Here.</p>'),
    });
    expect(await linesOf(bytes)).toEqual(['Here.']);
  });
});

describe('a book that cannot be spoken', () => {
  const bomb = (() => {
    const bytes = Buffer.from(zipSync({ 'META-INF/container.xml': strToU8('<a/>'), 'x.xhtml': new Uint8Array(50 * 1024 * 1024) }));
    return bytes;
  })();
  it.each<[string, () => Uint8Array, string]>([
    ['no archive', () => strToU8('hello'), 'is no ZIP file'],
    ['nothing', () => new Uint8Array(0), 'is no ZIP file'],
    ['no package', () => zipSync({ a: strToU8('b') }), 'holds no EPUB package'],
    ['a bomb', () => bomb, 'is packed more than'],
    ['protected', () => makeBook({ 'META-INF/rights.xml': '<r/>' }), 'protected (DRM)'],
    ['entities of its own', () => makeBook({ 'OEBPS/book.opf': '<!DOCTYPE p [<!ENTITY a "b">]><package/>' }), 'declares entities'],
    ['no text', () => makeBook({ 'OEBPS/text/c1.xhtml': page('<img alt=""/>') }), 'no text that can be read aloud'],
    ['all texts missing', () => makeBook({ 'OEBPS/book.opf': opf(item('a', 'gone.xhtml'), refs('a')) }), 'no text that can be read aloud'],
    ['nested without end', () => makeBook({ 'OEBPS/text/c1.xhtml': '<b>'.repeat(100_000) }), 'nested deeper'],
  ])('%s: says why', (_, make, problem) => {
    const speak = () => speakEpub(Buffer.from(make()), 'en');
    expect(speak).toThrow(UnreadableFile);
    expect(speak).toThrow(problem);
  });

  it('damaged in any way, either speaks or says why', () => {
    const book = Buffer.from(makeEpub({ chapters: [{ title: 'One', html: '<p>Some words. More.</p>'.repeat(20) }] }));
    fc.assert(
      fc.property(fc.nat(book.length - 1), fc.nat(255), fc.nat(book.length), (at, byte, cut) => {
        for (const damaged of [Buffer.from(book), Buffer.from(book.subarray(0, cut))]) {
          if (at < damaged.length) damaged[at] = byte;
          try {
            speakEpub(damaged, 'en');
          } catch (error) {
            if (!(error instanceof UnreadableFile)) throw error;
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
