import { posix } from 'node:path';
import type { ItemKind } from '#core/library/kind.ts';
import { isDecorationName } from '#core/library/names/file-name-video.ts';
import { splitName } from '../scan/file-types.ts';
import type { ScannedItem } from '../scan/find-items.ts';
import type { ScannedFile } from '../scan/walk-folder.ts';
import type { GroupedFiles } from './group/group-files.ts';
import type { ItemAssets } from './item-assets.ts';
import type { MediaFile } from './item-content.ts';
import type { ReadContext } from './read-context.ts';

/** Said in the frontmatter: the cover is drawn, whatever pictures there are. */
export const DRAWN_COVER = 'drawn';

/** As Audiobookshelf and, for films, Jellyfin prefer them. */
const BOOK_NAMES = ['cover', 'folder', 'poster', 'front', 'default', 'jacket', 'albumart'];
const FILM_NAMES = ['poster', 'folder', 'cover', 'default', 'movie', 'show', 'front'];
const COVER_NAMES: Record<ItemKind, readonly string[]> = {
  course: BOOK_NAMES,
  audiobook: BOOK_NAMES,
  podcast: BOOK_NAMES,
  video: FILM_NAMES,
  ebook: BOOK_NAMES,
};

/** The picture in the folder that stands for the item: the one named in its frontmatter, one named like a cover, the only one. */
export function chooseCover(
  context: ReadContext,
  { folder, kind }: ScannedItem,
  grouped: GroupedFiles,
  assets: ItemAssets,
  named: string | undefined,
  manifestPath: string,
): MediaFile | null {
  if (named === DRAWN_COVER) return null;
  if (named !== undefined) {
    const path = posix.join(folder.path, named);
    if (!grouped.images.some((file) => file.path === path))
      context.problems.error(manifestPath, `The cover ${named} is not in the folder.`, 'Put the picture there or correct its name.');
    return asCover(assets, path);
  }
  const pictures = listCandidates(folder.path, grouped, assets);
  const stem = (file: ScannedFile) => splitName(file.name).stem.toLowerCase();
  const media = new Set([folder.name.toLowerCase(), ...grouped.groups.map((group) => group.stem.toLowerCase())]);
  const isNamed = (file: ScannedFile, name: string) =>
    stem(file) === name || (stem(file).endsWith(`-${name}`) && media.has(stem(file).slice(0, -name.length - 1)));
  const usual = COVER_NAMES[kind].flatMap((name) => pictures.find((file) => isNamed(file, name)) ?? []);
  const chosen = usual[0] ?? pictures.find((file) => media.has(stem(file))) ?? (pictures.length === 1 ? pictures[0] : undefined);
  return chosen ? asCover(assets, chosen.path) : null;
}

/** Without a cover by name and without one in the files any picture is better than none, as in Audiobookshelf. */
export function chooseAnyPicture({ folder }: ScannedItem, grouped: GroupedFiles, assets: ItemAssets): MediaFile | null {
  const [first] = listCandidates(folder.path, grouped, assets);
  return first ? asCover(assets, first.path) : null;
}

function listCandidates(folderPath: string, grouped: GroupedFiles, assets: ItemAssets): ScannedFile[] {
  return grouped.images.filter(
    (file) => posix.dirname(file.path) === folderPath && assets.images.has(file.path) && !isDecorationName(splitName(file.name).stem),
  );
}

function asCover(assets: ItemAssets, path: string): MediaFile | null {
  const image = assets.images.get(path);
  return image ? { ...image, role: 'cover' } : null;
}
