import { posix } from 'node:path';
import { stripNumber } from '#core/library/names/file-name.ts';
import type { ProblemLog } from '../problem.ts';
import { splitName } from '../scan/file-types.ts';
import type { ScannedFile } from '../scan/walk-folder.ts';
import type { UnitFiles } from './group/unit-files.ts';
import type { ItemAssets } from './item-assets.ts';
import type { UnitContent } from './item-content.ts';
import type { UnitReading } from './read-unit.ts';

interface ReadUnit {
  unit: UnitContent;
  reading: UnitReading;
  group: UnitFiles | undefined;
}

type Lesson = Pick<ReadUnit, 'reading' | 'group'>;

interface Lessons {
  read: readonly ReadUnit[];
  /** Drafts, what comes out later, what cannot be read. */
  withheld: readonly Lesson[];
}

/**
 * Gives every file of a `files` folder to the lesson that names it in `downloads:`; else to those whose text links to it;
 * else to the one whose number or name it begins with; else to the first lesson beside the folder that is no sample:
 * what nobody gave to a sample is not for visitors. What belongs to a lesson that is not shown waits with it.
 */
export function assignDownloads(
  { read, withheld }: Lessons,
  files: readonly ScannedFile[],
  assets: ItemAssets,
  problems: ProblemLog,
): void {
  const claimed = new Set<string>();
  for (const { unit, reading, group } of read) {
    for (const name of reading.downloadNames) {
      const file = files.find((candidate) => candidate.name === name);
      const media = file && assets.downloads.get(file.path);
      if (!file) {
        const place = group?.text?.path ?? unit.path;
        problems.error(place, `The download ${name} is in no folder named files.`, 'Put the file there or correct its name.');
      }
      if (!file || !media) continue;
      claimed.add(file.path);
      unit.downloads.push({ title: titleOf(file), media });
    }
  }
  for (const file of files) {
    const media = assets.downloads.get(file.path);
    if (!media || claimed.has(file.path) || isShown(read, media.path)) continue;
    const linking = read.filter(({ unit }) => unit.pictures.some((picture) => picture.path === media.path));
    if (linking.length === 0 && isOfAny(withheld, file)) continue;
    for (const { unit } of linking.length > 0 ? linking : findOwner(read, file)) unit.downloads.push({ title: titleOf(file), media });
  }
}

/** Without the pictures of lessons that are not shown: as a cover one would tell of them. */
export function leaveOutWithheld(assets: ItemAssets, withheld: readonly Lesson[]): ItemAssets {
  const linked = new Set(withheld.flatMap(({ reading }) => reading.linkedFiles));
  const stems = new Set(withheld.flatMap(({ group }) => group?.stem ?? []));
  const images = [...assets.images].filter(([path]) => !linked.has(path) && !stems.has(splitName(posix.basename(path)).stem));
  return { ...assets, images: new Map(images) };
}

/** A picture that a text shows is no download besides. */
function isShown(read: readonly ReadUnit[], path: string): boolean {
  return read.some(({ unit }) => unit.pictures.some((picture) => picture.path === path && picture.mime.startsWith('image/')));
}

function isOfAny(withheld: readonly Lesson[], file: ScannedFile): boolean {
  const beside = posix.dirname(posix.dirname(file.path));
  const near = withheld.filter(({ group }) => group && posix.dirname(group.primary.path) === beside);
  const isSaid = withheld.some(({ reading }) => reading.downloadNames.includes(file.name) || reading.linkedFiles.includes(file.path));
  return isSaid || findNamed(near, file.name) !== undefined || findNumbered(near, file.name) !== undefined;
}

/** One lesson, or none in a work without any. */
function findOwner(read: readonly ReadUnit[], file: ScannedFile): ReadUnit[] {
  const beside = posix.dirname(posix.dirname(file.path));
  const near = read.filter(({ unit }) => posix.dirname(unit.path) === beside);
  const candidates = near.length > 0 ? near : read;
  const isMembers = ({ unit }: ReadUnit): boolean => !unit.sample;
  const owner =
    findNamed(candidates, file.name) ??
    findNumbered(near, file.name) ??
    candidates.find(isMembers) ??
    read.find(isMembers) ??
    candidates[0];
  return owner ? [owner] : [];
}

/** The lesson with the longest name that the file's begins with: `Week 10 plan.pdf` is not of `Week 1`. */
function findNamed<Any extends Lesson>(read: readonly Any[], name: string): Any | undefined {
  const lower = name.toLowerCase();
  const named = read.filter(({ group }) => {
    const stem = group?.stem.toLowerCase() ?? '';
    return stem !== '' && lower.startsWith(stem) && !/^[\p{L}\p{N}]/u.test(lower.slice(stem.length));
  });
  return named.toSorted((a, b) => (b.group?.stem.length ?? 0) - (a.group?.stem.length ?? 0))[0];
}

function findNumbered<Any extends Lesson>(read: readonly Any[], name: string): Any | undefined {
  const number = /^\d+(?=\D)/.exec(name)?.[0];
  if (number === undefined) return undefined;
  return read.find(({ group }) => group !== undefined && Number(/^\d+/.exec(group.stem)?.[0]) === Number(number));
}

function titleOf(file: ScannedFile): string {
  return stripNumber(splitName(file.name).stem)
    .replace(/[\s_-]+/g, ' ')
    .trim();
}
