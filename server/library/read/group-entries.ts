import { parseSeason, stripNumber } from '#core/library/file-name.ts';
import { parseCaptionName } from '#core/library/file-name-captions.ts';
import { compareNaturally, comparePaths } from '#core/library/natural-sort.ts';
import type { ItemKind } from '#core/library/kind.ts';
import type { ProblemLog } from '../problem.ts';
import { listFiles, type ScannedItem } from '../scan/find-items.ts';
import { splitName, type FileRole } from '../scan/file-types.ts';
import type { ScannedFile, ScannedFolder } from '../scan/walk-folder.ts';

/** The files that make one unit: those of one folder that share a stem. */
export interface EntryGroup {
  stem: string;
  section: string | null;
  /** Where the media, quiz, text or book itself lies. */
  primary: ScannedFile;
  text: ScannedFile | null;
  chapters: ScannedFile | null;
  captions: { file: ScannedFile; language: string | null }[];
}

export interface GroupedFiles {
  manifest: ScannedFile | null;
  opf: ScannedFile | null;
  metadataJson: ScannedFile | null;
  description: ScannedFile | null;
  images: ScannedFile[];
  /** Of the folders named `files`. */
  downloads: ScannedFile[];
  groups: EntryGroup[];
}

const MANIFEST_NAME: Record<ItemKind, string> = {
  course: 'course.md',
  audiobook: 'book.md',
  podcast: 'podcast.md',
  video: 'video.md',
  ebook: 'book.md',
};
const SILENT = /^(?:readme|license|licence|credits|sources)(?:\.(?:md|txt))?$|\.(?:nfo|cue|m3u8?|log|sfv|md5|opf)$/i;

/** Preferred first, when one stem comes in several formats. */
const FORMAT_ORDER = ['mp4', 'm4v', 'webm', 'm4b', 'm4a', 'mp3', 'opus', 'ogg', 'oga', 'flac', 'aac', 'wav', 'epub', 'pdf'];

/** Sorts the files of an item by what they are for, and reports those that are for nothing. */
export function groupEntries(item: ScannedItem, problems: ProblemLog): GroupedFiles {
  const grouped: GroupedFiles = { manifest: null, opf: null, metadataJson: null, description: null, images: [], downloads: [], groups: [] };
  groupFolder(item, item.folder, null, grouped, problems);
  if (item.kind === 'podcast')
    grouped.groups.sort((a, b) => compareNaturally(a.stem, b.stem) || comparePaths(a.primary.path, b.primary.path));
  return grouped;
}

function groupFolder(item: ScannedItem, folder: ScannedFolder, section: string | null, grouped: GroupedFiles, problems: ProblemLog): void {
  const isRoot = folder === item.folder;
  const stems = new Map<string, ScannedFile[]>();
  const captions: ScannedFile[] = [];
  const chapters: ScannedFile[] = [];
  for (const file of folder.files) {
    const name = file.name.toLowerCase();
    const { role, stem } = splitName(file.name);
    if (isRoot && name === MANIFEST_NAME[item.kind]) grouped.manifest = file;
    else if (isRoot && name === 'metadata.opf') grouped.opf = file;
    else if (isRoot && name === 'metadata.json') grouped.metadataJson = file;
    else if (isRoot && name === 'desc.txt') grouped.description = file;
    else if (role === 'image' || /\.(?:svg|gif)$/.test(name)) grouped.images.push(file);
    else if (SILENT.test(name)) continue;
    else if (isPlayed(item.kind, role) || role === 'text') stems.set(stem, [...(stems.get(stem) ?? []), file]);
    else if (role === 'captions') captions.push(file);
    else if (role === 'chapters') chapters.push(file);
    else if (item.kind === 'audiobook' && role === 'book') grouped.downloads.push(file);
    else
      problems.notice(
        file.path,
        `Nothing is read from this file in ${article(item.kind)} ${item.kind}.`,
        'Put it into a folder named files to offer it for download, or name it in a .ignore file.',
      );
  }
  const groups = [...stems].flatMap(([stem, files]) => makeGroups(item, stem, files, section, problems));
  attachSidecars(groups, captions, chapters, problems);
  const [only] = groups;
  if (item.isBareFile && only) {
    // Beside a bare file, the text of the same name describes the whole work.
    grouped.manifest = only.text;
    only.text = null;
  }
  grouped.groups.push(...groups);
  for (const inner of folder.folders) {
    if (inner.name.toLowerCase() === 'files') grouped.downloads.push(...listFiles(inner));
    else groupFolder(item, inner, nameSection(section, inner.name), grouped, problems);
  }
}

function makeGroups(item: ScannedItem, stem: string, files: ScannedFile[], section: string | null, problems: ProblemLog): EntryGroup[] {
  const ofRole = (role: FileRole) => files.filter((file) => splitName(file.name).role === role);
  const [text = null] = ofRole('text');
  const [quiz] = ofRole('quiz');
  const [played, ...copies] = files.filter((file) => file !== text && file !== quiz).sort((a, b) => rank(a) - rank(b));
  for (const copy of copies) {
    problems.notice(
      copy.path,
      `The same content is taken from ${played?.name}.`,
      'Remove one of the two files, or give them different names.',
    );
  }
  const make = (primary: ScannedFile, ownText: ScannedFile | null): EntryGroup => ({
    stem,
    section,
    primary,
    text: ownText,
    chapters: null,
    captions: [],
  });
  const groups: EntryGroup[] = [];
  if (played) groups.push(make(played, text));
  // A quiz of the same name as a video is a unit of its own behind it.
  if (quiz) groups.push(make(quiz, played ? null : text));
  if (groups.length > 0 || !text) return groups;
  if (item.kind === 'course') return [make(text, text)];
  problems.notice(text.path, 'There is no media file of the same name.', 'Give it the name of the audio, video or book that it describes.');
  return [];
}

function attachSidecars(groups: EntryGroup[], captions: ScannedFile[], chapters: ScannedFile[], problems: ProblemLog): void {
  const byStem = new Map(groups.filter((group) => splitName(group.primary.name).role !== 'quiz').map((group) => [group.stem, group]));
  for (const file of captions) {
    const name = parseCaptionName(splitName(file.name).stem, (stem) => byStem.has(stem));
    const group = name && byStem.get(name.stem);
    if (group) group.captions.push({ file, language: name.language });
    else problems.notice(file.path, 'There is no media file of the same name.', 'Give the captions the name of their audio or video.');
  }
  for (const file of chapters) {
    const group = byStem.get(splitName(file.name).stem);
    if (group) group.chapters = file;
    else problems.notice(file.path, 'There is no media file of the same name.', 'Give the chapters the name of their audio or video.');
  }
}

function isPlayed(kind: ItemKind, role: string): boolean {
  if (kind === 'ebook') return role === 'book';
  if (role === 'quiz') return kind === 'course';
  return role === 'audio' || (role === 'video' && kind !== 'audiobook');
}

function nameSection(parent: string | null, folder: string): string {
  const season = parseSeason(folder);
  const name = season === null ? stripNumber(folder) : `Season ${season}`;
  return parent === null ? name : `${parent} / ${name}`;
}

function rank(file: ScannedFile): number {
  const place = FORMAT_ORDER.indexOf(splitName(file.name).extension);
  return place === -1 ? FORMAT_ORDER.length : place;
}

function article(kind: ItemKind): string {
  return /^[aeiou]/.test(kind) ? 'an' : 'a';
}
