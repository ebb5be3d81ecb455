import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packZip } from '#server/pack-zip.ts';
import { convertMarkdown, escapeXml, type Chapter } from './convert-markdown.ts';
import { renderCover } from './draw-cover.ts';
import type { OutputOf } from './read-recipes.ts';

type Book = OutputOf<'epub'>;
const AUTHOR = 'Cairn Library';

export async function buildEpub(folder: string, book: Book, item: string): Promise<void> {
  const chapters = book.from.map((name) => convertMarkdown(readFileSync(join(folder, name), 'utf8')));
  const files: Record<string, string | Uint8Array> = {
    'META-INF/container.xml': CONTAINER,
    'OEBPS/package.opf': formatPackage(book, chapters),
    'OEBPS/nav.xhtml': formatNav(book, chapters),
    'OEBPS/cover.xhtml': formatPage(
      'Cover',
      `<section epub:type="cover" class="cover"><img src="cover.jpg" alt="Cover of ${escapeXml(book.title)}: contour lines inside a map frame"/></section>`,
    ),
    'OEBPS/book.css': STYLE,
    'OEBPS/cover.jpg': await renderCover({ kind: 'ebook', item, title: book.title, author: AUTHOR }, 2),
  };
  chapters.forEach((chapter, i) => {
    const body = `<section epub:type="chapter" role="doc-chapter">\n${chapter.body}</section>`;
    files[`OEBPS/${chapterFile(i)}`] = formatPage(chapter.title, body);
  });
  for (const figure of book.figures) files[`OEBPS/${basename(figure)}`] = readFileSync(join(folder, figure));
  writeFileSync(join(folder, book.to), packFiles(files));
}

function packFiles(files: Record<string, string | Uint8Array>): Uint8Array {
  // Reading systems look for the type in the first bytes, so it comes first and is not compressed.
  const type = { name: 'mimetype', bytes: Buffer.from('application/epub+zip'), isStored: true };
  const members = Object.entries(files).map(([name, data]) => ({ name, bytes: Buffer.from(data as string) }));
  return Buffer.concat([...packZip([type, ...members], new Date(Date.UTC(2026, 0, 1)))]);
}

function chapterFile(index: number): string {
  return `chapter-${index + 1}.xhtml`;
}

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
  <rootfiles><rootfile full-path="OEBPS/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

const STYLE = `body { line-height: 1.5; margin: 0 5%; }
h1 { font-size: 1.7em; line-height: 1.15; margin: 2em 0 1em; }
h2 { font-size: 1.2em; line-height: 1.25; margin: 1.8em 0 0.5em; }
h1, h2 { hyphens: none; page-break-after: avoid; break-after: avoid; }
p { margin: 0 0 0.8em; }
blockquote { border-left: 0.2em solid; font-style: italic; margin: 1em 0; padding-left: 1em; }
figure { margin: 1.5em 0; page-break-inside: avoid; break-inside: avoid; }
figure img { display: block; max-width: 100%; }
figcaption { font-size: 0.85em; margin-top: 0.5em; }
table { border-collapse: collapse; margin: 1.2em 0; width: 100%; }
th, td { border-bottom: 1px solid; padding: 0.4em 0.8em 0.4em 0; text-align: left; vertical-align: top; }
aside { border-top: 1px solid; font-size: 0.85em; margin-top: 1.5em; padding-top: 0.5em; }
a[role='doc-noteref'] { font-size: 0.75em; vertical-align: super; }
.cover { margin: 0; text-align: center; }
.cover img { height: auto; max-height: 100%; max-width: 100%; }
`;

function formatPage(title: string, body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en" xml:lang="en">
<head><title>${escapeXml(title)}</title><link rel="stylesheet" href="book.css"/></head>
<body>
${body}
</body>
</html>
`;
}

function formatNav(book: Book, chapters: Chapter[]): string {
  const items = chapters.map((c, i) => `<li><a href="${chapterFile(i)}">${escapeXml(c.title)}</a></li>`);
  const nav = `<nav epub:type="toc" role="doc-toc" id="toc"><h1>Contents</h1><ol>${items.join('')}</ol></nav>
<nav epub:type="landmarks" hidden="hidden"><h2>Landmarks</h2><ol><li><a epub:type="cover" href="cover.xhtml">Cover</a></li><li><a epub:type="toc" href="#toc">Contents</a></li><li><a epub:type="bodymatter" href="${chapterFile(0)}">Start reading</a></li></ol></nav>`;
  return formatPage(`${book.title}: contents`, nav);
}

function formatPackage(book: Book, chapters: Chapter[]): string {
  const meta = (property: string, value: string): string => `<meta property="${property}">${escapeXml(value)}</meta>`;
  const features = ['tableOfContents', 'readingOrder', 'structuralNavigation', 'alternativeText', 'displayTransformability'];
  const figures = book.figures.map((name, i) => `<item id="figure-${i + 1}" href="${basename(name)}" media-type="image/svg+xml"/>`);
  const manifest = chapters.map((_, i) => `<item id="chapter-${i + 1}" href="${chapterFile(i)}" media-type="application/xhtml+xml"/>`);
  const spine = chapters.map((_, i) => `<itemref idref="chapter-${i + 1}"/>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book-id" xml:lang="en">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="book-id">${book.identifier}</dc:identifier>
<dc:title>${escapeXml(book.title)}</dc:title>
<dc:creator>${AUTHOR}</dc:creator>
<dc:publisher>${AUTHOR}</dc:publisher>
<dc:language>en</dc:language>
<dc:date>${book.modified.slice(0, 10)}</dc:date>
<dc:description>${escapeXml(book.description)}</dc:description>
${book.subjects.map((subject) => `<dc:subject>${escapeXml(subject)}</dc:subject>`).join('\n')}
${meta('dcterms:modified', book.modified)}
${meta('schema:accessMode', 'textual')}
${book.visual ? meta('schema:accessMode', 'visual') : ''}
${meta('schema:accessModeSufficient', 'textual')}
${features.map((feature) => meta('schema:accessibilityFeature', feature)).join('\n')}
${meta('schema:accessibilityHazard', 'none')}
${meta('schema:accessibilitySummary', book.summary)}
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="css" href="book.css" media-type="text/css"/>
<item id="cover" href="cover.jpg" media-type="image/jpeg" properties="cover-image"/>
<item id="cover-page" href="cover.xhtml" media-type="application/xhtml+xml"/>
${[...manifest, ...figures].join('\n')}
</manifest>
<spine><itemref idref="cover-page"/>${spine.join('')}<itemref idref="nav" linear="no"/></spine>
</package>
`;
}
