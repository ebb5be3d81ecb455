import {
  compareFilmVersions,
  isDecorationFolder,
  isExtraName,
  isExtrasFolder,
  parseFilmVersion,
} from '#core/library/names/file-name-video.ts';
import type { ProblemLog } from '../../problem.ts';
import { listFiles, type ScannedItem } from '../../scan/find-items.ts';
import { splitName } from '../../scan/file-types.ts';
import { reportExtra } from '../../scan/side-files.ts';
import type { ScannedFile, ScannedFolder } from '../../scan/walk-folder.ts';

/** A film's or show's folder without what is no part of it. */
export interface SortedFilms {
  files: ScannedFile[];
  folders: ScannedFolder[];
  /** Stems that mean another: of a version left out, of the folder's own name; for captions. */
  aliases: ReadonlyMap<string, string>;
}

/**
 * Leaves out trailers and other extras, all versions of a film but one, and what a program plays behind its pages.
 * Extras are only extras beside something: in a work made of `Clips` and `Interviews` these are its sections.
 */
export function sortFilms(item: ScannedItem, folder: ScannedFolder, problems: ProblemLog): SortedFilms {
  if (item.kind !== 'video') return { files: folder.files, folders: folder.folders, aliases: new Map() };
  const stemOf = (file: ScannedFile) => splitName(file.name).stem;
  const videos = folder.files.filter((file) => isVideo(file) && !isExtraName(stemOf(file)));
  const folders = folder.folders.filter(({ name }) => !isDecorationFolder(name));
  const sections = folders.filter(({ name }) => !isExtrasFolder(name));
  const hasMain = videos.length > 0 || sections.some((inner) => listFiles(inner).some(isVideo)) || folder !== item.folder;
  if (!hasMain) return { files: folder.files, folders, aliases: new Map() };

  for (const inner of folders) {
    if (!sections.includes(inner) && listFiles(inner).some(isVideo)) reportExtra(problems, inner.path);
  }
  const extraStems = folder.files.filter((file) => isVideo(file) && isExtraName(stemOf(file))).map(stemOf);
  const { chosen, aliases } = chooseVersion(videos, folder.name);
  const files = folder.files.filter((file) => {
    const stem = stemOf(file);
    if (isVideo(file) && extraStems.includes(stem)) {
      reportExtra(problems, file.path);
      return false;
    }
    if (isVideo(file) && aliases.has(stem) && stem !== chosen) {
      problems.notice(file.path, `Of several versions of this film ${chosen} is taken.`, 'Remove the version that is not wanted.');
      return false;
    }
    if (splitName(file.name).role === 'audio') return isOwnSound(file, videos, problems);
    return !extraStems.some((extra) => file.name.startsWith(`${extra}.`));
  });
  // Captions of the whole are called after the folder, whatever the one film in it is called.
  const left = new Set(videos.map(stemOf).filter((stem) => !aliases.has(stem) || stem === chosen));
  const [only] = left;
  if (only !== undefined && left.size === 1) aliases.set(folder.name, only);
  return { files, folders: sections, aliases };
}

function isVideo(file: ScannedFile): boolean {
  return splitName(file.name).role === 'video';
}

/** Several films of which each is the folder's name and a label are one film several times. */
function chooseVersion(videos: readonly ScannedFile[], folder: string): { chosen: string | null; aliases: Map<string, string> } {
  const versions = videos.flatMap((file) => {
    const { stem } = splitName(file.name);
    const label = parseFilmVersion(stem, folder);
    return label === null ? [] : [{ stem, label }];
  });
  const [best] = versions.toSorted((a, b) => compareFilmVersions(a.label, b.label));
  const stems = new Set(versions.map(({ stem }) => stem));
  if (!best || stems.size < 2) return { chosen: null, aliases: new Map() };
  return { chosen: best.stem, aliases: new Map([...stems].map((stem) => [stem, best.stem])) };
}

/** A sound track beside its film, or the music of a program's page, is no part of a work in pictures. */
function isOwnSound(file: ScannedFile, videos: readonly ScannedFile[], problems: ProblemLog): boolean {
  if (/^theme\.\w+$/i.test(file.name)) return false;
  if (!videos.some((video) => file.name.startsWith(`${splitName(video.name).stem}.`))) return true;
  problems.notice(file.path, 'Only the sound inside the film is played.', 'Put this sound into the film, or remove the file.');
  return false;
}
