import type { ItemKind } from '#core/library/kind.ts';
import type { ScannedItem } from '../../scan/find-items.ts';
import type { ScannedFile } from '../../scan/walk-folder.ts';

/** Files in an item's own folder that describe the whole work. */
export interface WorkFiles {
  manifest: ScannedFile | null;
  opf: ScannedFile | null;
  metadataJson: ScannedFile | null;
  /** Audiobookshelf's `metadata.abs`, which came before `metadata.json`. */
  abs: ScannedFile | null;
  /** `movie.nfo` or `tvshow.nfo`. */
  nfo: ScannedFile | null;
  description: ScannedFile | null;
  reader: ScannedFile | null;
}

const MANIFEST_NAME: Record<ItemKind, string> = {
  course: 'course.md',
  audiobook: 'book.md',
  podcast: 'podcast.md',
  video: 'video.md',
  ebook: 'book.md',
};
const NAMES = new Map<string, keyof WorkFiles>([
  ['metadata.json', 'metadataJson'],
  ['metadata.abs', 'abs'],
  ['movie.nfo', 'nfo'],
  ['tvshow.nfo', 'nfo'],
  ['desc.txt', 'description'],
  ['reader.txt', 'reader'],
]);
/** Of several OPF files the one that a program for books wrote: Calibre's, then Jellyfin's, then any. */
const OPF_ORDER = ['metadata.opf', 'content.opf', ''];

/** Keeps the file when it describes the whole work; false when it is for something else. */
export function takeWorkFile(item: ScannedItem, file: ScannedFile, found: WorkFiles): boolean {
  const name = file.name.toLowerCase();
  const known = NAMES.get(name);
  if (name === MANIFEST_NAME[item.kind]) found.manifest = file;
  else if (known !== undefined) found[known] = file;
  else if (name.endsWith('.opf')) {
    const rank = (opf: ScannedFile) => OPF_ORDER.findIndex((usual) => opf.name.toLowerCase() === usual || usual === '');
    if (found.opf === null || rank(file) < rank(found.opf)) found.opf = file;
  } else return false;
  return true;
}
