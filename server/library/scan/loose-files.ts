import type { ItemKind } from '#core/library/kind.ts';
import { isDecorationName, isExtraName, parseFilmPart } from '#core/library/names/file-name-video.ts';
import { splitName, type FileRole } from './file-types.ts';
import { isFolderPicture, isSideFile } from './side-files.ts';
import type { ScannedFile, ScannedFolder } from './walk-folder.ts';

export interface LooseWork {
  kind: ItemKind;
  name: string;
  /** Of its first file that is played. */
  path: string;
  files: ScannedFile[];
}

export interface LooseFiles {
  works: LooseWork[];
  /** Trailers and the like. */
  extras: ScannedFile[];
  unused: ScannedFile[];
}

/** In a folder of books lie both kinds of them. */
const KIND_OF_ROLE: Record<ItemKind, Partial<Record<FileRole, ItemKind>>> = {
  course: {},
  audiobook: { audio: 'audiobook', book: 'ebook' },
  podcast: { audio: 'podcast', video: 'podcast' },
  video: { video: 'video' },
  ebook: { book: 'ebook', audio: 'audiobook' },
};

/** Groups the files that lie loose in the folder of a kind into works: each file that is played with those that bear its name. */
export function sortLooseFiles(folderKind: ItemKind, folder: ScannedFolder): LooseFiles {
  const kindOf = (file: ScannedFile) => KIND_OF_ROLE[folderKind][splitName(file.name).role];
  const stemOf = (file: ScannedFile) => splitName(file.name).stem;
  const played = folder.files.filter((file) => kindOf(file) !== undefined);
  const extras = folderKind === 'video' ? played.filter((file) => isExtraName(stemOf(file))) : [];
  const wholeOf = (file: ScannedFile) => (folderKind === 'video' ? parseFilmPart(stemOf(file))?.whole : undefined);
  const partsOf = Map.groupBy(played, wholeOf);
  const listNamed = indexNames(folder.files, new Set(played.flatMap((file) => [stemOf(file), wholeOf(file) ?? ''])));
  const claimed = new Set<ScannedFile>(extras);
  const works: LooseWork[] = [];
  // The folder's own kind first: a book in text beside a recording of the same name belongs to it.
  for (const file of played.toSorted((a, b) => Number(kindOf(a) !== folderKind) - Number(kindOf(b) !== folderKind))) {
    if (claimed.has(file)) continue;
    const stem = stemOf(file);
    const whole = wholeOf(file);
    const parts = whole === undefined ? [] : (partsOf.get(whole) ?? []);
    const name = whole !== undefined && parts.length > 1 ? whole : stem;
    const stems = name === stem ? [stem] : [name, ...parts.map(stemOf)];
    const files = listNamed(stems).filter((other) => !claimed.has(other));
    for (const companion of files) claimed.add(companion);
    works.push({ kind: kindOf(file) ?? folderKind, name, path: file.path, files });
  }
  return { works, extras, unused: folder.files.filter((file) => !claimed.has(file) && !isUsualIn(folderKind, file.name)) };
}

/** The files that bear a stem's name, in the order in which they lie: each name is looked at once, not once for each stem. */
function indexNames(files: readonly ScannedFile[], stems: ReadonlySet<string>): (stems: readonly string[]) => ScannedFile[] {
  const places = new Map<string, number[]>();
  for (const [place, { name }] of files.entries()) {
    for (const { index } of name.matchAll(/[.-]/g)) {
      const stem = name.slice(0, index);
      if (!stems.has(stem) || !isCompanion(stem, name)) continue;
      const own = places.get(stem);
      if (own) own.push(place);
      else places.set(stem, [place]);
    }
  }
  return (asked) => [...new Set(asked.flatMap((stem) => places.get(stem) ?? []))].sort((a, b) => a - b).flatMap((at) => files[at] ?? []);
}

function isCompanion(stem: string, name: string): boolean {
  if (name.startsWith(`${stem}.`)) return true;
  if (!name.startsWith(`${stem}-`)) return false;
  const { role, stem: own } = splitName(name);
  return role === 'image' && (isDecorationName(own) || /-(?:cover|folder|poster|default)$/i.test(own));
}

function isUsualIn(folderKind: ItemKind, name: string): boolean {
  if (isSideFile(name)) return true;
  // Pictures of authors are called after them.
  if (folderKind === 'audiobook' || folderKind === 'ebook') return splitName(name).role === 'image' || isFolderPicture(name);
  return folderKind !== 'course' && (isFolderPicture(name) || (folderKind === 'video' && /^theme\.\w+$/i.test(name)));
}
