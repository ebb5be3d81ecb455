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

/**
 * Gives every file of a `files` folder to the lesson that names it in `downloads:`; else to the one whose number
 * or name it begins with; else to the first lesson beside the folder.
 */
export function assignDownloads(read: readonly ReadUnit[], files: readonly ScannedFile[], assets: ItemAssets, problems: ProblemLog): void {
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
    findOwner(read, file)?.unit.downloads.push({ title: titleOf(file), media });
  }
}

/** A picture that a text shows is no download besides. */
function isShown(read: readonly ReadUnit[], path: string): boolean {
  return read.some(({ unit }) => unit.pictures.some((picture) => picture.path === path && picture.mime.startsWith('image/')));
}

function findOwner(read: readonly ReadUnit[], file: ScannedFile): ReadUnit | undefined {
  const beside = posix.dirname(posix.dirname(file.path));
  const near = read.filter(({ unit }) => posix.dirname(unit.path) === beside);
  const candidates = near.length > 0 ? near : read;
  const number = /^\d+(?=\D)/.exec(file.name)?.[0];
  return (
    candidates.find(({ group }) => group !== undefined && file.name.toLowerCase().startsWith(group.stem.toLowerCase())) ??
    (number === undefined
      ? undefined
      : near.find(({ group }) => group !== undefined && Number(/^\d+/.exec(group.stem)?.[0]) === Number(number))) ??
    candidates[0]
  );
}

function titleOf(file: ScannedFile): string {
  return stripNumber(splitName(file.name).stem)
    .replace(/[\s_-]+/g, ' ')
    .trim();
}
