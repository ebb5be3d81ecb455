import { posix } from 'node:path';
import type { ItemKind } from '#core/library/kind.ts';
import { isDecorationName, parseFilmPart } from '#core/library/names/file-name-video.ts';
import { parseDisc, parseUnitName, parseSeason, stripNumber } from '#core/library/names/file-name.ts';
import type { ProblemLog } from '../../problem.ts';
import { describeForeign, splitName, type FileRole } from '../../scan/file-types.ts';
import { listFiles, type ScannedItem } from '../../scan/find-items.ts';
import { isSideFile } from '../../scan/side-files.ts';
import type { ScannedFile, ScannedFolder } from '../../scan/walk-folder.ts';
import { attachSidecars, type Sidecars } from './attach-sidecars.ts';
import { sortFilms } from './sort-films.ts';
import type { UnitFiles } from './unit-files.ts';
import { takeWorkFile, type WorkFiles } from './work-files.ts';

export interface GroupedFiles extends WorkFiles {
  /** Without the pictures that decorate pages of other programs. */
  images: ScannedFile[];
  /** Of the folders named `files`. */
  downloads: ScannedFile[];
  groups: UnitFiles[];
  /** Content in formats that cannot be shown here. */
  foreign: { file: ScannedFile; problem: string; fix: string }[];
}

interface Place {
  section: string | null;
  season: number | null;
}

/** Preferred first, when one stem comes in several formats. */
const FORMAT_ORDER = ['mp4', 'm4v', 'webm', 'm4b', 'm4a', 'mp3', 'opus', 'ogg', 'oga', 'flac', 'aac', 'wav', 'epub', 'pdf'];

/** Sorts the files of an item by what they are for, and reports those that are for nothing. */
export function groupFiles(item: ScannedItem, problems: ProblemLog): GroupedFiles {
  const work: WorkFiles = { manifest: null, opf: null, metadataJson: null, abs: null, nfo: null, description: null, reader: null };
  const grouped: GroupedFiles = { ...work, images: [], downloads: [], groups: [], foreign: [] };
  groupFolder(item, item.folder, { section: null, season: null }, grouped, problems);
  nameParts(item, grouped.groups);
  // Only a text can show a picture from further down: else a thousand thumbnails would be read for nothing.
  if (!grouped.manifest && grouped.groups.every((group) => group.text === null)) {
    grouped.images = grouped.images.filter(
      (file) => posix.dirname(file.path) === item.folder.path && !isDecorationName(splitName(file.name).stem),
    );
  }
  // With nothing else in it, the item itself is reported.
  if (grouped.groups.length > 0) for (const { file, problem, fix } of grouped.foreign) problems.notice(file.path, problem, fix);
  return grouped;
}

function groupFolder(item: ScannedItem, folder: ScannedFolder, place: Place, grouped: GroupedFiles, problems: ProblemLog): void {
  const isRoot = folder === item.folder;
  const sorted = sortFilms(item, folder, problems);
  const stems = new Map<string, ScannedFile[]>();
  const foreigners: GroupedFiles['foreign'] = [];
  const sidecars: Sidecars = { captions: [], chapters: [], cues: [], nfos: [] };
  for (const file of sorted.files) {
    const { role, stem, extension } = splitName(file.name);
    const foreign = describeForeign(extension);
    if (isRoot && takeWorkFile(item, file, grouped)) continue;
    if (role === 'image' || extension === 'svg' || extension === 'gif') grouped.images.push(file);
    else if (extension === 'nfo') sidecars.nfos.push(file);
    else if (extension === 'cue') sidecars.cues.push(file);
    else if (isSideFile(file.name)) continue;
    else if (isPlayed(item.kind, role) || role === 'text') stems.set(stem, [...(stems.get(stem) ?? []), file]);
    else if (role === 'captions') sidecars.captions.push(file);
    else if (role === 'chapters') sidecars.chapters.push(file);
    else if (item.kind === 'audiobook' && role === 'book') grouped.downloads.push(file);
    else if (foreign) foreigners.push({ file, ...foreign });
    else
      problems.notice(
        file.path,
        `Nothing is read from this file in ${article(item.kind)} ${item.kind}.`,
        'Put it into a folder named files to offer it for download, or name it in a .ignore file.',
      );
  }
  const groups = [...stems].flatMap(([stem, files]) => makeGroups(item, { stem, ...place }, files, grouped, problems));
  // A book in a format that is not read here, beside the same in one that is, is no loss.
  for (const foreigner of foreigners) if (!stems.has(splitName(foreigner.file.name).stem)) grouped.foreign.push(foreigner);
  attachSidecars(groups, sidecars, sorted.aliases, problems);
  // Of a film in parts, what bears the name of the whole describes it.
  if (isRoot && item.kind === 'video') {
    const wholes = new Set([folder.name, ...groups.flatMap(({ stem }) => parseFilmPart(stem)?.whole ?? [])]);
    grouped.nfo ??= sidecars.nfos.find(({ name }) => wholes.has(splitName(name).stem)) ?? null;
  }
  const [only] = groups;
  if (item.isBareFile && only) {
    // Beside a bare file, the text of the same name describes the whole work.
    grouped.manifest = only.text;
    only.text = null;
  }
  for (const group of groups) grouped.groups.push(group);
  for (const inner of orderFolders(sorted.folders)) {
    if (inner.name.toLowerCase() === 'files') for (const file of listFiles(inner)) grouped.downloads.push(file);
    else groupFolder(item, inner, enterFolder(item.kind, place, inner.name), grouped, problems);
  }
}

function makeGroups(
  item: ScannedItem,
  place: Place & { stem: string },
  files: ScannedFile[],
  grouped: GroupedFiles,
  problems: ProblemLog,
): UnitFiles[] {
  const ofRole = (role: FileRole) => files.filter((file) => splitName(file.name).role === role);
  const [text = null] = ofRole('text');
  const [quiz] = ofRole('quiz');
  const [played, ...copies] = files.filter((file) => file !== text && file !== quiz).sort((a, b) => rank(a) - rank(b));
  for (const copy of copies) {
    // The PDF beside an EPUB serves those who print.
    if (item.kind === 'ebook') grouped.downloads.push(copy);
    else {
      problems.notice(
        copy.path,
        `The same content is taken from ${played?.name}.`,
        'Remove one of the two files, or give them different names.',
      );
    }
  }
  const make = (primary: ScannedFile, ownText: ScannedFile | null): UnitFiles => ({
    ...place,
    primary,
    text: ownText,
    chapters: null,
    cue: null,
    nfo: null,
    captions: [],
    partTitle: null,
  });
  const groups: UnitFiles[] = [];
  if (played) groups.push(make(played, text));
  // A quiz of the same name as a video is a unit of its own behind it.
  if (quiz) groups.push(make(quiz, played ? null : text));
  if (groups.length > 0 || !text) return groups;
  if (item.kind === 'course') return [make(text, text)];
  problems.notice(text.path, 'There is no media file of the same name.', 'Give it the name of the audio, video or book that it describes.');
  return [];
}

/** `Film-cd1` and `Film-cd2` are parts of one film; alone, such a name is a title. */
function nameParts(item: ScannedItem, groups: readonly UnitFiles[]): void {
  if (item.kind !== 'video') return;
  const parts = groups.flatMap((group) => {
    const found = parseFilmPart(group.stem);
    return found ? [{ group, ...found }] : [];
  });
  for (const siblings of Map.groupBy(parts, ({ group, whole }) => `${group.section ?? ''}\0${whole}`).values()) {
    if (siblings.length < 2) continue;
    for (const { group, whole, part } of siblings) {
      const { title } = parseUnitName(whole, item.folder.name);
      group.partTitle = siblings.length === groups.length ? `Part ${part}` : `${title}, part ${part}`;
    }
  }
}

function isPlayed(kind: ItemKind, role: string): boolean {
  if (kind === 'ebook') return role === 'book';
  if (role === 'quiz') return kind === 'course';
  return role === 'audio' || (role === 'video' && kind !== 'audiobook');
}

/** Discs by their number: `CD 1` comes before `Disc 2`. */
function orderFolders(folders: readonly ScannedFolder[]): readonly ScannedFolder[] {
  const isOrdered = folders.every(({ name }) => parseDisc(name) !== null);
  return isOrdered ? folders.toSorted((a, b) => (parseDisc(a.name) ?? 0) - (parseDisc(b.name) ?? 0)) : folders;
}

function enterFolder(kind: ItemKind, place: Place, folder: string): Place {
  const season = kind === 'podcast' || kind === 'video' ? parseSeason(folder) : null;
  const name = season === null ? stripNumber(folder) : nameSeason(season, folder);
  return { section: place.section === null ? name : `${place.section} / ${name}`, season: season ?? place.season };
}

/** `Season 1` for `S01` and `Season 01`; in another language the folder's own word stays. */
export function nameSeason(season: number, folder = ''): string {
  if (season === 0) return 'Specials';
  const word = /^(?:\d{1,3}\.?\s*)?(\p{L}{2,})/u.exec(folder)?.[1];
  return `${word === undefined || /^season$/i.test(word) ? 'Season' : word} ${season}`;
}

function rank(file: ScannedFile): number {
  const place = FORMAT_ORDER.indexOf(splitName(file.name).extension);
  return place === -1 ? FORMAT_ORDER.length : place;
}

function article(kind: ItemKind): string {
  return /^[aeiou]/.test(kind) ? 'an' : 'a';
}
