import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { makeSlug } from '#core/library/slug.ts';
import { lookUp } from '#core/look-up.ts';
import { splitName } from '../scan/file-types.ts';
import type { ScannedFile } from '../scan/walk-folder.ts';
import type { GroupedFiles } from './group/group-files.ts';
import type { MediaFile } from './item-content.ts';
import { EXPECTED_CONTENT, SNIFF_BYTES, sniffContent } from './media/sniff-content.ts';
import { hashFile, readRange, refuseSparse } from './read-bytes.ts';
import { locate, type ReadContext } from './read-context.ts';
import { readImage } from './read-image.ts';
import { reportFailure } from './report-failure.ts';
import type { RenderOptions } from './text/render-markdown.ts';

/** Pictures and downloads of an item that its texts may show or link to, by path. */
export interface ItemAssets {
  images: Map<string, MediaFile>;
  downloads: Map<string, MediaFile>;
}

/** Pictures of one text that are told of one by one. */
const MAX_REPORTED = 20;

const DOWNLOAD_MIME: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  epub: 'application/epub+zip',
  zip: 'application/zip',
  txt: 'text/plain',
  csv: 'text/csv',
  md: 'text/plain',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
};

/** Checks and hashes the pictures and downloads of an item; bad ones are reported and left out. */
export async function readAssets(context: ReadContext, grouped: GroupedFiles): Promise<ItemAssets> {
  const assets: ItemAssets = { images: new Map(), downloads: new Map() };
  const makeRole = createRoles([...grouped.images, ...grouped.downloads]);
  for (const file of grouped.images) {
    const image = await readImage(context, file, makeRole('image', file)).catch((error: unknown) =>
      reportFailure(context.problems, file.path, error),
    );
    if (image) assets.images.set(file.path, image);
  }
  for (const file of grouped.downloads) {
    if (splitName(file.name).role === 'image') {
      const image = await readImage(context, file, makeRole('file', file)).catch((error: unknown) =>
        reportFailure(context.problems, file.path, error),
      );
      if (!image) continue;
      assets.images.set(file.path, image);
      assets.downloads.set(file.path, image);
      continue;
    }
    try {
      const download = await readDownload(context, file, makeRole('file', file));
      if (download) assets.downloads.set(file.path, download);
    } catch (error) {
      reportFailure(context.problems, file.path, error);
    }
  }
  return assets;
}

/** Resolves what a text in `folder` shows and links to. */
export function makeResolver(assets: ItemAssets, textPath: string): RenderOptions {
  const resolve = (href: string, from: ReadonlyMap<string, MediaFile>): string | null => {
    if (href === '' || /^(?:[a-z][a-z0-9+.-]*:|\/|#)/i.test(href)) return null;
    try {
      const path = posix.join(posix.dirname(textPath), decodeURIComponent(href.split(/[?#]/, 1)[0] ?? ''));
      return from.has(path) ? path : null;
    } catch {
      return null;
    }
  };
  return { findImage: (href) => resolve(href, assets.images), findDownload: (href) => resolve(href, assets.downloads) };
}

/** Tells of pictures that a text asks for and does not get. */
export function reportMissingImages(context: ReadContext, file: ScannedFile, hrefs: readonly string[]): void {
  if (hrefs.length > MAX_REPORTED)
    context.problems.notice(file.path, `${hrefs.length - MAX_REPORTED} more pictures are not shown.`, 'See the others.');
  for (const href of hrefs.slice(0, MAX_REPORTED)) {
    const isRemote = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href);
    context.problems.notice(
      file.path,
      isRemote ? `The picture ${href} lies on another site, so it is not shown.` : `The picture ${href} is not in the folder.`,
      'Put the picture beside the text or into files/, and write its relative path.',
    );
  }
}

/** The files that a rendered text shows or links to. */
export function pickAssets(paths: readonly string[], assets: ItemAssets): MediaFile[] {
  return paths.flatMap((path) => assets.images.get(path) ?? assets.downloads.get(path) ?? []);
}

async function readDownload(context: ReadContext, file: ScannedFile, role: string): Promise<MediaFile | null> {
  const { problems } = context;
  const { extension } = splitName(file.name);
  // Served from our own origin, these could run script in a learner's session.
  if (/^(?:html?|xhtml|svg|xml|js|mjs|swf|gif)$/.test(extension)) {
    problems.error(file.path, `A .${extension} file is not offered for download.`, 'Offer it as PDF, or in a ZIP file.');
    return null;
  }
  if (file.bytes === 0) {
    problems.error(file.path, 'The file is empty (0 bytes).', 'Copy it again.');
    return null;
  }
  refuseSparse(file);
  const place = locate(context, file.path);
  const expected = lookUp(EXPECTED_CONTENT, extension);
  if (expected !== undefined && expected !== 'mp3' && sniffContent(await readRange(place, 0, SNIFF_BYTES)) !== expected) {
    problems.error(
      file.path,
      `The name says .${extension}, but the file holds something else.`,
      'Give it the right ending or export it again.',
    );
    return null;
  }
  const { hash } = await hashFile(place, file.bytes, file.mtimeMs);
  const mime = lookUp(DOWNLOAD_MIME, extension) ?? 'application/octet-stream';
  return { role, root: context.root.name, path: file.path, mime, bytes: file.bytes, mtimeMs: file.mtimeMs, hash };
}

/** Roles of an item's files, each one of a kind: files of one name in two folders are told apart by where they lie. */
function createRoles(files: readonly ScannedFile[]) {
  const ends = Map.groupBy(files, endOf);
  return (prefix: string, file: ScannedFile): string => {
    const end = endOf(file);
    // The shorter one stays when the work is moved.
    const isShared = (ends.get(end) ?? []).some(({ path }) => path !== file.path);
    const mark = createHash('sha256')
      .update(isShared ? file.path : end)
      .digest('hex')
      .slice(0, 6);
    return [prefix, makeSlug(splitName(file.name).stem, 24), mark].filter((part) => part !== '').join('-');
  };
}

const endOf = ({ path }: ScannedFile): string => posix.join(...path.split('/').slice(-3));
