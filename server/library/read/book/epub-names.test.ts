import { expect, it } from 'vitest';
import { makeEpub } from '../../../../tests/support/houses/library-fixtures.ts';
import { openEpubPackage } from './epub-package.ts';
import { sanitiseEpub } from './sanitise-epub.ts';

const PAGE = (body: string) => `<html xmlns="http://www.w3.org/1999/xhtml"><body>${body}</body></html>`;

/** A book of one chapter, which lies in the archive under another spelling than its package has. */
const openBook = (name: string, href: string, body = '<p>words</p>') =>
  openEpubPackage(
    Buffer.from(
      makeEpub({
        entries: {
          [`OEBPS/${name}`]: PAGE(body),
          'OEBPS/nav.xhtml': `<html xmlns:epub="e"><nav epub:type="toc"><ol><li><a href="${href}#one">One</a></li></ol></nav></html>`,
          'OEBPS/book.opf': `<package><metadata/><manifest><item id="c" href="${href}" media-type="application/xhtml+xml"/>
            <item id="n" href="nav.xhtml" properties="nav" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="c"/></spine></package>`,
        },
      }),
    ),
  );

it.each([
  ['a&b.xhtml', 'a%26b.xhtml'],
  ['\u00fc.xhtml', 'u\u0308.xhtml'],
  ['u\u0308.xhtml', '%C3%BC.xhtml'],
  ['a%20b.xhtml', 'a%20b.xhtml'],
  ['one#two.xhtml', 'one%23two.xhtml'],
  ['100%25.xhtml', '100%2525.xhtml'],
])('%s, in the package %s, is read, kept in a copy, and led to by the contents', (name, href) => {
  const book = openBook(name, href, '<p id="one" onclick="x()">words</p>');
  expect(book.spine.map(({ entry }) => entry.path)).toEqual([`OEBPS/${name}`]);
  expect(book.toc.map((entry) => book.locate(entry.href))).toEqual([{ path: `OEBPS/${name}`, fragment: 'one' }]);
  const copy = openEpubPackage(Buffer.from(sanitiseEpub(book)?.bytes ?? [])).archive;
  expect(Buffer.from(copy.read(`OEBPS/${name}`) ?? []).toString()).toContain('words');
});
