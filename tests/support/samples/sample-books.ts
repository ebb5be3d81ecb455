import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { makeEpub, makeJpg } from '../houses/library-fixtures.ts';

const XHTML = (body: string, head = '') =>
  `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>t</title>${head}</head><body>${body}</body></html>`;
const LONG = Array.from(
  { length: 60 },
  (_, i) => `<p>Paragraph ${i} of a long chapter, with words enough to fill a line or two of a page.</p>`,
).join('');
const chapters = (count: number, html: string) => Array.from({ length: count }, (_, i) => ({ title: `Chapter ${i + 1}`, html }));

function changePackage(epub: Uint8Array, change: (opf: string) => string): Uint8Array {
  const files = unzipSync(epub);
  return zipSync({ ...files, 'OEBPS/book.opf': strToU8(change(strFromU8(files['OEBPS/book.opf'] ?? new Uint8Array()))) });
}

const ofOnePage = (body: string, head = '') =>
  makeEpub({ cover: makeJpg('figure'), entries: { 'OEBPS/text/c1.xhtml': XHTML(body, head) } });

/** Books with one peculiarity each, by its name. */
export const SAMPLE_BOOKS = {
  plain: makeEpub({ chapters: chapters(3, LONG) }),
  rightToLeft: changePackage(makeEpub({ language: 'ar', chapters: chapters(2, LONG) }), (opf) =>
    opf.replace('<spine>', '<spine page-progression-direction="rtl">'),
  ),
  vertical: ofOnePage('<p>吾輩は猫である。名前はまだ無い。</p>'.repeat(200), '<style>html{writing-mode:vertical-rl}</style>'),
  fixed: changePackage(
    makeEpub({
      entries: Object.fromEntries(
        [1, 2, 3].map((page) => [
          `OEBPS/text/c${page}.xhtml`,
          XHTML(`<p>Page ${page}</p>`, '<meta name="viewport" content="width=600, height=800"/>'),
        ]),
      ),
      chapters: chapters(3, ''),
    }),
    (opf) => opf.replace('</metadata>', '<meta property="rendition:layout">pre-paginated</meta></metadata>'),
  ),
  footnote: ofOnePage(
    '<p>Words<a epub:type="noteref" href="#n1">1</a></p><aside epub:type="footnote" id="n1"><p>What the note says.</p></aside>',
  ),
  wideTable: ofOnePage(`<table><tr>${'<td style="white-space:nowrap">A cell of a wide table</td>'.repeat(20)}</tr></table>`),
  pictured: ofOnePage(
    '<figure><img src="../cover.jpg" alt="a dot"/></figure><p><math xmlns="http://www.w3.org/1998/Math/MathML"><mi>x</mi></math></p>',
  ),
  plates: makeEpub({
    cover: makeJpg('figure'),
    chapters: chapters(3, LONG),
    entries: {
      'OEBPS/text/c1.xhtml': XHTML('<img src="../cover.jpg" alt="the cover" style="width: 100%"/>'),
      'OEBPS/text/c2.xhtml': XHTML('<img src="../cover.jpg" alt="a plate" style="width: 100%"/><p>Words below it.</p>'),
    },
  }),
  missingPicture: ofOnePage('<p>Before.</p><img src="gone.png" alt="gone"/><p>After.</p>'),
  withoutContents: changePackage(makeEpub({ chapters: chapters(2, LONG) }), (opf) => opf.replace(/<item id="nav"[^>]*>/, '')),
  long: makeEpub({ chapters: chapters(2000, '<p>Short.</p>') }),
} satisfies Record<string, Uint8Array>;

/** As a seller's protection leaves a book: its chapters cannot be read. */
export const PROTECTED_BOOK = makeEpub({
  entries: {
    'META-INF/encryption.xml':
      '<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><enc:EncryptedData xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#aes128-cbc"/></enc:EncryptedData></encryption>',
  },
});
