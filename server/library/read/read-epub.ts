import { countWords } from '#core/library/reading-time.ts';
import type { TocEntry } from '#core/library/chapter.ts';
import type { ScannedFile } from '../scan/walk-folder.ts';
import { EPUB_LIMITS, openEpubArchive, type EpubArchive } from './epub-archive.ts';
import { findNode, findNodes, parseXml, textOf, type XmlNode } from './parse-xml.ts';
import { readWhole, UnreadableFile } from './read-bytes.ts';
import { locate, type ReadContext } from './read-context.ts';
import { readOpfMetadata, type WorkMetadata } from './work-metadata.ts';

export interface EpubContent {
  metadata: WorkMetadata;
  toc: TocEntry[];
  words: number;
  cover: Uint8Array | null;
}

interface ManifestEntry {
  id: string;
  path: string;
  mediaType: string;
  properties: string;
}

const MAX_TOC_ENTRIES = 3000;
const MAX_TOC_DEPTH = 8;
const MAX_TEXT_BYTES = 60 * 1024 * 1024;

/** Reads metadata, contents, cover and length of an EPUB 2 or 3. The file itself is not changed. */
export async function readEpub(context: ReadContext, file: ScannedFile): Promise<EpubContent> {
  const archive = openEpubArchive(await readWhole(locate(context, file.path), EPUB_LIMITS.fileBytes));
  const container = readXml(archive, 'META-INF/container.xml');
  const packagePath = container && findNode(container, 'rootfile')?.attributes['full-path'];
  const root = packagePath ? readXml(archive, packagePath) : null;
  if (!root || !packagePath) throw new UnreadableFile('The archive holds no EPUB package.', 'Export the book again.');
  if (archive.names.has('META-INF/rights.xml')) throw new UnreadableFile('The book is protected (DRM).', 'Use a copy without protection.');
  const entries = findNodes(findNode(root, 'manifest') ?? root, 'item').map((node): ManifestEntry => ({
    id: node.attributes['id'] ?? '',
    path: resolveHref(packagePath, node.attributes['href'] ?? ''),
    mediaType: node.attributes['media-type'] ?? '',
    properties: node.attributes['properties'] ?? '',
  }));
  const spine = findNodes(findNode(root, 'spine') ?? root, 'itemref').flatMap((node) => entries.find((entry) => entry.id === node.attributes['idref']) ?? []);
  if (spine.length === 0) throw new UnreadableFile('The book has no text in its reading order.', 'Export the book again.');
  return {
    metadata: readOpfMetadata(root),
    toc: readToc(archive, entries, packagePath),
    words: countSpineWords(archive, spine),
    cover: readCover(archive, root, entries),
  };
}

function readXml(archive: EpubArchive, name: string): XmlNode | null {
  const bytes = archive.read(name);
  return bytes && parseXml(new TextDecoder().decode(bytes));
}

function countSpineWords(archive: EpubArchive, spine: readonly ManifestEntry[]): number {
  let words = 0;
  let bytesRead = 0;
  for (const { path } of spine) {
    const bytes = archive.read(path);
    if (!bytes) continue;
    bytesRead += bytes.byteLength;
    if (bytesRead > MAX_TEXT_BYTES) throw new UnreadableFile('The book holds more than 60 MiB of text.', 'Split it.');
    const xhtml = new TextDecoder().decode(bytes);
    words += countWords(xhtml.replace(/<(script|style|head)\b[^]*?<\/\1\s*>/gi, ' ').replace(/<[^>]*>/g, ' ').replace(/&[#\w]+;/g, ' '));
  }
  return words;
}

function readCover(archive: EpubArchive, root: XmlNode, entries: readonly ManifestEntry[]): Uint8Array | null {
  const named = findNodes(root, 'meta').find((meta) => meta.attributes['name'] === 'cover')?.attributes['content'];
  const entry =
    entries.find((candidate) => candidate.properties.split(/\s+/).includes('cover-image')) ??
    entries.find((candidate) => named !== undefined && (candidate.id === named || candidate.path.endsWith(`/${named}`))) ??
    entries.find((candidate) => candidate.mediaType.startsWith('image/') && /cover/i.test(candidate.path));
  return entry ? archive.read(entry.path) : null;
}

function readToc(archive: EpubArchive, entries: readonly ManifestEntry[], packagePath: string): TocEntry[] {
  const count = { left: MAX_TOC_ENTRIES };
  const nav = entries.find((entry) => entry.properties.split(/\s+/).includes('nav'));
  const navRoot = nav && readXml(archive, nav.path);
  if (nav && navRoot) {
    const navs = findNodes(navRoot, 'nav');
    const list = navs.find((node) => (node.attributes['epub:type'] ?? '').split(/\s+/).includes('toc')) ?? navs[0];
    const toc = list ? readNavList(list, nav.path, packagePath, 1, count) : [];
    if (toc.length > 0) return toc;
  }
  const ncx = entries.find((entry) => entry.mediaType === 'application/x-dtbncx+xml');
  const ncxRoot = ncx && readXml(archive, ncx.path);
  const map = ncxRoot && findNode(ncxRoot, 'navMap');
  return ncx && map ? readNavPoints(map, ncx.path, packagePath, 1, count) : [];
}

function readNavList(node: XmlNode, from: string, packagePath: string, depth: number, count: { left: number }): TocEntry[] {
  const list = node.children.find((child) => child.name === 'ol');
  if (!list || depth > MAX_TOC_DEPTH) return [];
  return list.children
    .filter((child) => child.name === 'li')
    .flatMap((item) => {
      const label = item.children.find((child) => child.name === 'a' || child.name === 'span') ?? null;
      return makeEntry(textOf(label), label?.attributes['href'], from, packagePath, count, () => readNavList(item, from, packagePath, depth + 1, count));
    });
}

function readNavPoints(node: XmlNode, from: string, packagePath: string, depth: number, count: { left: number }): TocEntry[] {
  if (depth > MAX_TOC_DEPTH) return [];
  return node.children
    .filter((child) => child.name === 'navPoint')
    .flatMap((point) => {
      const source = point.children.find((child) => child.name === 'content')?.attributes['src'];
      const label = textOf(point.children.find((child) => child.name === 'navLabel') ?? null);
      return makeEntry(label, source, from, packagePath, count, () => readNavPoints(point, from, packagePath, depth + 1, count));
    });
}

function makeEntry(title: string, href: string | undefined, from: string, packagePath: string, count: { left: number }, readInner: () => TocEntry[]): TocEntry[] {
  if (count.left-- <= 0) return [];
  const children = readInner();
  const target = href === undefined ? children[0]?.href : makeRelative(packagePath, resolveHref(from, href));
  // A heading without a place of its own leads where its first part leads.
  if (target === undefined || title === '') return children;
  return [{ title: title.slice(0, 300), href: target, ...(children.length > 0 ? { children } : {}) }];
}

/** Path within the archive, fragment kept, `..` resolved and never above the top. */
function resolveHref(from: string, href: string): string {
  const [path = '', ...fragment] = href.split('#');
  const parts = path === '' ? from.split('/') : from.split('/').slice(0, -1);
  for (const part of path === '' ? [] : safeDecode(path).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return [parts.join('/'), ...fragment].join('#');
}

function makeRelative(packagePath: string, path: string): string {
  const base = packagePath.split('/').slice(0, -1);
  const parts = path.split('/');
  while (base.length > 0 && parts.length > 1 && base[0] === parts[0]) {
    base.shift();
    parts.shift();
  }
  return [...base.map(() => '..'), ...parts].join('/');
}

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
