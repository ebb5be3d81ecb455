import type { TocEntry } from '#core/library/chapter.ts';
import { findNode, findNodes, parseXml, textOf, type XmlNode } from '../text/parse-xml.ts';
import { UnreadableFile } from '../../unreadable-file.ts';
import { openEpubArchive, type EpubArchive } from './epub-archive.ts';
import { EPUB_LIMITS } from './zip-directory.ts';

export interface ManifestEntry {
  id: string;
  /** Within the archive. */
  path: string;
  mediaType: string;
  properties: ReadonlySet<string>;
}

export interface EpubPackage {
  archive: EpubArchive;
  /** Paths of all packages that the container names; the first is the book. */
  rootfiles: string[];
  /** The package document. */
  root: XmlNode;
  entries: ManifestEntry[];
  /** Of the other packages: the same book in another form. */
  otherEntries: ManifestEntry[];
  /** In the order of reading. `isLinear`: not a side text such as an answer sheet. */
  spine: { entry: ManifestEntry; isLinear: boolean }[];
  /** `href` is relative to the package document. */
  toc: TocEntry[];
  /** Path in the archive, and fragment or null, of an entry of `toc`. */
  locate: (href: string) => { path: string; fragment: string | null };
}

const MAX_TOC_ENTRIES = 3000;
const MAX_TOC_DEPTH = 8;

/**
 * Opens an EPUB 2 or 3: what it holds, in which order it is read, and its contents.
 * @throws {UnreadableFile} when it is none, is protected, breaks a limit or has nothing to read
 */
export function openEpubPackage(bytes: Buffer): EpubPackage {
  const archive = openEpubArchive(bytes);
  const container = readXml(archive, 'META-INF/container.xml');
  const named = container ? findNodes(container, 'rootfile').map((node) => archive.nameOf(node.attributes['full-path'] ?? '')) : [];
  const rootfiles = [...new Set(named)];
  const [packagePath] = rootfiles;
  const root = packagePath ? readXml(archive, packagePath) : null;
  if (!root || !packagePath) throw new UnreadableFile('The archive holds no EPUB package.', 'Export the book again.');
  if (archive.names.has('META-INF/rights.xml')) throw new UnreadableFile('The book is protected (DRM).', 'Use a copy without protection.');
  const entries = readManifest(archive, root, packagePath);
  // Of two with one id the first counts.
  const byId = new Map(entries.toReversed().map((entry) => [entry.id, entry]));
  const spine = listWithin(root, 'spine', 'itemref').flatMap((node) => {
    const entry = byId.get(node.attributes['idref'] ?? '');
    return entry ? [{ entry, isLinear: node.attributes['linear'] !== 'no' }] : [];
  });
  if (spine.length === 0) throw new UnreadableFile('The book has no text in its reading order.', 'Export the book again.');
  return {
    archive,
    rootfiles,
    root,
    entries,
    otherEntries: rootfiles.slice(1).flatMap((path) => {
      const other = readXml(archive, path);
      return other ? readManifest(archive, other, path) : [];
    }),
    spine,
    toc: readToc(archive, entries, packagePath),
    locate: (href) => {
      const fragment = safeDecode(fragmentOf(href).slice(1));
      return { path: resolveHref(archive, packagePath, href), fragment: fragment === '' ? null : fragment };
    },
  };
}

function readManifest(archive: EpubArchive, root: XmlNode, packagePath: string): ManifestEntry[] {
  return listWithin(root, 'manifest', 'item').map((node) => ({
    id: node.attributes['id'] ?? '',
    path: resolveHref(archive, packagePath, node.attributes['href'] ?? ''),
    mediaType: node.attributes['media-type'] ?? '',
    properties: new Set((node.attributes['properties'] ?? '').split(/\s+/)),
  }));
}

function listWithin(root: XmlNode, list: string, name: string): XmlNode[] {
  const nodes = findNodes(findNode(root, list) ?? root, name);
  if (nodes.length > EPUB_LIMITS.entries)
    throw new UnreadableFile(`The package lists more than ${EPUB_LIMITS.entries} files.`, 'Export the book again.');
  return nodes;
}

function readXml(archive: EpubArchive, name: string): XmlNode | null {
  const bytes = archive.read(name);
  return bytes && parseXml(new TextDecoder().decode(bytes));
}

/** Where a link leads, from the package document. */
type ToTarget = (from: string, href: string) => string;

function readToc(archive: EpubArchive, entries: readonly ManifestEntry[], packagePath: string): TocEntry[] {
  const count = { left: MAX_TOC_ENTRIES };
  const toTarget: ToTarget = (from, href) => makeRelative(packagePath, resolveHref(archive, from, href)) + fragmentOf(href);
  const nav = entries.find((entry) => entry.properties.has('nav'));
  const navRoot = nav && readXml(archive, nav.path);
  if (nav && navRoot) {
    const navs = findNodes(navRoot, 'nav');
    const list = navs.find((node) => (node.attributes['epub:type'] ?? '').split(/\s+/).includes('toc')) ?? navs[0];
    const toc = list ? readNavList(list, nav.path, toTarget, 1, count) : [];
    if (toc.length > 0) return toc;
  }
  const ncx = entries.find((entry) => entry.mediaType === 'application/x-dtbncx+xml');
  const ncxRoot = ncx && readXml(archive, ncx.path);
  const map = ncxRoot && findNode(ncxRoot, 'navMap');
  return ncx && map ? readNavPoints(map, ncx.path, toTarget, 1, count) : [];
}

function readNavList(node: XmlNode, from: string, toTarget: ToTarget, depth: number, count: { left: number }): TocEntry[] {
  const list = node.children.find((child) => child.name === 'ol');
  if (!list || depth > MAX_TOC_DEPTH) return [];
  return list.children
    .filter((child) => child.name === 'li')
    .flatMap((item) => {
      const label = item.children.find((child) => child.name === 'a' || child.name === 'span') ?? null;
      return makeEntry(textOf(label), label?.attributes['href'], from, toTarget, count, () =>
        readNavList(item, from, toTarget, depth + 1, count),
      );
    });
}

function readNavPoints(node: XmlNode, from: string, toTarget: ToTarget, depth: number, count: { left: number }): TocEntry[] {
  if (depth > MAX_TOC_DEPTH) return [];
  return node.children
    .filter((child) => child.name === 'navPoint')
    .flatMap((point) => {
      const source = point.children.find((child) => child.name === 'content')?.attributes['src'];
      const label = textOf(point.children.find((child) => child.name === 'navLabel') ?? null);
      return makeEntry(label, source, from, toTarget, count, () => readNavPoints(point, from, toTarget, depth + 1, count));
    });
}

function makeEntry(
  title: string,
  href: string | undefined,
  from: string,
  toTarget: ToTarget,
  count: { left: number },
  readInner: () => TocEntry[],
): TocEntry[] {
  if (count.left-- <= 0) return [];
  const children = readInner();
  const target = href === undefined ? children[0]?.href : toTarget(from, href);
  // A heading without a place of its own leads where its first part leads.
  if (target === undefined || title === '') return children;
  return [{ title: title.slice(0, 300), href: target, ...(children.length > 0 ? { children } : {}) }];
}

/** Path within the archive, in its own spelling; `..` resolved and never above the top. */
export function resolveHref(archive: Pick<EpubArchive, 'nameOf'>, from: string, href: string): string {
  const [path = ''] = href.split(/[?#]/, 1);
  if (path === '') return from;
  const parts = from.split('/').slice(0, -1);
  for (const part of safeDecode(path).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return archive.nameOf(parts.join('/'));
}

/** With its sign, or nothing. */
const fragmentOf = (href: string): string => (href.includes('#') ? href.slice(href.indexOf('#')) : '');

function makeRelative(packagePath: string, path: string): string {
  const base = packagePath.split('/').slice(0, -1);
  const parts = path.split('/');
  let shared = 0;
  while (shared < base.length && shared < parts.length - 1 && base[shared] === parts[shared]) shared++;
  const relative = [...base.slice(shared).map(() => '..'), ...parts.slice(shared)].join('/');
  return relative.replace(/[%#?]/g, encodeURIComponent);
}

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
