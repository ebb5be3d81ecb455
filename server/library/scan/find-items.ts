import type { ItemKind } from '#core/library/kind.ts';
import { isDecorationFolder } from '#core/library/names/file-name-video.ts';
import { isDiscFolder, parseSeason } from '#core/library/names/file-name.ts';
import type { ProblemLog } from '../problem.ts';
import { nameFile } from '../roots.ts';
import { splitName, type FileRole } from './file-types.ts';
import { findKind } from './kind-folder.ts';
import { sortLooseFiles } from './loose-files.ts';
import { reportExtra } from './side-files.ts';
import { signFiles } from './sign-files.ts';
import type { ScannedFile, ScannedFolder } from './walk-folder.ts';

export interface ScannedItem {
  kind: ItemKind;
  root: string;
  /** Folder of the item, or the file when a bare file is the item; relative to its root. */
  path: string;
  /** With the root's name: one of a kind over all roots. */
  fullPath: string;
  folder: ScannedFolder;
  isBareFile: boolean;
  /** Names of the folders between the kind's folder and the item: author, series. */
  parents: string[];
  fileCount: number;
  signature: string;
}

/** Read apart: they say something about works, or about the site. */
const READ_APART = new Set(['people', 'collections', 'brand']);
/** Texts that are made to be heard. */
const SPOKEN_FOLDER = 'tts';
const SPOKEN_TITLE = 'Read aloud';
const KNOWN_AT_ROOT = new Set(['brand.yaml', 'license.md', 'readme.md', 'license', 'library.md']);
const LOGO = /^logo[\w-]*\.(?:svg|png|webp)$/i;
const BOOK_MANIFESTS = new Set(['book.md', 'metadata.opf', 'content.opf', 'metadata.json', 'metadata.abs']);
const FILM_MANIFESTS = new Set(['video.md', 'movie.nfo', 'tvshow.nfo']);

type BookKind = 'audiobook' | 'ebook';

const PLAYED_ROLES: Record<ItemKind, readonly FileRole[]> = {
  course: ['audio', 'video', 'text', 'quiz'],
  audiobook: ['audio'],
  podcast: ['audio', 'video'],
  video: ['video'],
  ebook: ['book'],
};

type FoundItem = Omit<ScannedItem, 'root' | 'fullPath'>;

/** Finds the works in a walked folder of content. */
export function findItems(rootName: string, root: ScannedFolder, problems: ProblemLog): ScannedItem[] {
  return findAll(root, problems).map((item) => ({ ...item, root: rootName, fullPath: nameFile(rootName, item.path) }));
}

function findAll(root: ScannedFolder, problems: ProblemLog): FoundItem[] {
  for (const file of root.files) {
    if (KNOWN_AT_ROOT.has(file.name.toLowerCase()) || LOGO.test(file.name)) continue;
    problems.notice(
      file.path,
      'Nothing is read from this file.',
      'Move it into courses/, audiobooks/, podcasts/, videos/ or ebooks/, or name it in a .ignore file.',
    );
  }
  const items: FoundItem[] = [];
  for (const folder of root.folders) {
    if (READ_APART.has(folder.name)) continue;
    if (folder.name === SPOKEN_FOLDER) {
      // A course of text lessons: each can be read, and heard under its id with `tts-` before it.
      items.push(makeItem('course', { ...folder, name: SPOKEN_TITLE }, []));
      continue;
    }
    const kind = findKind(folder.name);
    if (kind === null) {
      problems.notice(
        folder.path,
        'This folder is not one of the library.',
        'Content goes into courses/, audiobooks/, podcasts/, videos/ or ebooks/. Put an empty .ignore file inside to keep it quiet.',
      );
      continue;
    }
    if (kind === 'audiobook' || kind === 'ebook') findBooks(kind, folder, [], items, problems);
    else if (kind === 'video') findFilms(folder, items, problems);
    else {
      for (const inner of folder.folders) items.push(makeItem(kind, inner, []));
      addBareFiles(kind, folder, [], items, problems);
    }
  }
  return items;
}

/** `Author/Title`, `Author/Series/Title`, `Title`, or a bare file at any of these places. */
function findBooks(folderKind: BookKind, folder: ScannedFolder, parents: string[], items: FoundItem[], problems: ProblemLog): void {
  addBareFiles(folderKind, folder, parents, items, problems);
  for (const inner of folder.folders) {
    // Jellyfin's `Books/Audiobooks/...`.
    const innerKind = parents.length === 0 ? findKind(inner.name) : null;
    const kind = kindOfBook(folderKind, inner);
    if (innerKind === 'audiobook' || innerKind === 'ebook') findBooks(innerKind, inner, [], items, problems);
    else if (isBookFolder(kind, inner) && !(parents.length === 0 && holdsWholeBooks(inner))) items.push(makeItem(kind, inner, parents));
    else if (inner.folders.length === 0 && !hasPlayed(kind, inner)) items.push(makeItem(kind, inner, parents));
    else findBooks(folderKind, inner, [...parents, inner.name], items, problems);
  }
}

/** An author's folder of M4B files, each a book: none has a number, a part's name or the folder's name. */
function holdsWholeBooks(folder: ScannedFolder): boolean {
  const books = playedFiles('audiobook', folder);
  if (books.length < 2 || folder.files.some((file) => BOOK_MANIFESTS.has(file.name.toLowerCase()))) return false;
  return books.every(({ name }) => {
    const { stem, extension } = splitName(name);
    return extension === 'm4b' && !/\d|\b(?:part|prologue|epilogue|intro)\b/i.test(stem) && !stem.startsWith(folder.name);
  });
}

/** Audiobookshelf keeps recordings and texts in one folder: what lies in the folder decides. */
function kindOfBook(folderKind: BookKind, folder: ScannedFolder): BookKind {
  const roles = new Set(listFiles(folder).map((file) => splitName(file.name).role));
  if (folderKind === 'audiobook') return !roles.has('audio') && roles.has('book') ? 'ebook' : folderKind;
  return !roles.has('book') && roles.has('audio') ? 'audiobook' : folderKind;
}

/** A film or a show in each folder; a folder that only gathers films is looked into. */
function findFilms(folder: ScannedFolder, items: FoundItem[], problems: ProblemLog): void {
  addBareFiles('video', folder, [], items, problems);
  for (const inner of folder.folders) {
    if (isDecorationFolder(inner.name) && !hasPlayed('video', inner)) continue;
    if (isFilmFolder(inner)) findFilms(inner, items, problems);
    else items.push(makeItem('video', inner, []));
  }
}

/** `Collection/Film (2006)/...`: nothing of its own, and each film within is called by its year or its catalogue number. */
function isFilmFolder(folder: ScannedFolder): boolean {
  if (hasPlayed('video', folder) || folder.files.some((file) => FILM_MANIFESTS.has(file.name.toLowerCase()))) return false;
  const works = folder.folders.filter((inner) => listFiles(inner).some((file) => splitName(file.name).role === 'video'));
  return works.length > 0 && works.every(({ name }) => parseSeason(name) === null && /\((?:19|20)\d\d\)|\[\w+id[-=]/.test(name));
}

function isBookFolder(kind: ItemKind, folder: ScannedFolder): boolean {
  if (folder.files.some((file) => BOOK_MANIFESTS.has(file.name.toLowerCase()))) return true;
  if (folder.folders.some((inner) => isDiscFolder(inner.name))) return true;
  if (!hasPlayed(kind, folder)) return false;
  // Loose books beside folders of books: an author's folder, in which each loose file is a work.
  if (folder.folders.some((inner) => isBookFolder(kind, inner))) return false;
  const stems = new Set(playedFiles(kind, folder).map((file) => splitName(file.name).stem));
  return kind === 'audiobook' || stems.size === 1;
}

function addBareFiles(kind: ItemKind, folder: ScannedFolder, parents: string[], items: FoundItem[], problems: ProblemLog): void {
  const { works, extras, unused } = sortLooseFiles(kind, folder);
  for (const work of works) {
    items.push(makeItem(work.kind, { path: folder.path, name: work.name, files: work.files, folders: [] }, parents, work.path));
  }
  for (const file of extras) reportExtra(problems, file.path);
  for (const file of unused) {
    problems.notice(file.path, 'Nothing is read from this file here.', 'Give the work a folder of its own and put the file there.');
  }
}

function makeItem(kind: ItemKind, folder: ScannedFolder, parents: string[], bareFile?: string): FoundItem {
  const files = listFiles(folder);
  return {
    kind,
    path: bareFile ?? folder.path,
    folder,
    isBareFile: bareFile !== undefined,
    parents,
    fileCount: files.length,
    signature: signFiles(files),
  };
}

export function listFiles(folder: ScannedFolder): ScannedFile[] {
  return [...folder.files, ...folder.folders.flatMap(listFiles)];
}

function playedFiles(kind: ItemKind, folder: ScannedFolder): ScannedFile[] {
  return folder.files.filter((file) => PLAYED_ROLES[kind].includes(splitName(file.name).role));
}

function hasPlayed(kind: ItemKind, folder: ScannedFolder): boolean {
  return playedFiles(kind, folder).length > 0;
}
