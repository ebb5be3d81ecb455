import { parseCaptionName } from '#core/library/names/file-name-captions.ts';
import type { ProblemLog } from '../../problem.ts';
import { splitName } from '../../scan/file-types.ts';
import type { ScannedFile } from '../../scan/walk-folder.ts';
import type { UnitFiles } from './unit-files.ts';

export interface Sidecars {
  captions: ScannedFile[];
  chapters: ScannedFile[];
  /** Cue sheets and descriptions in XML: used where they bear a unit's name, and no loss where they do not. */
  cues: ScannedFile[];
  nfos: ScannedFile[];
}

/**
 * Gives captions, chapters and the like to the units of their folder whose names they bear.
 * @param aliases other stems that mean a unit's
 */
export function attachSidecars(
  groups: readonly UnitFiles[],
  { captions, chapters, cues, nfos }: Sidecars,
  aliases: ReadonlyMap<string, string>,
  problems: ProblemLog,
): void {
  const byStem = new Map(groups.filter((group) => splitName(group.primary.name).role !== 'quiz').map((group) => [group.stem, group]));
  const find = (stem: string) => byStem.get(stem) ?? byStem.get(aliases.get(stem) ?? '');
  for (const file of captions) {
    const name = parseCaptionName(splitName(file.name).stem, (stem) => find(stem) !== undefined);
    const group = name && find(name.stem);
    if (group) group.captions.push({ file, name });
    else problems.notice(file.path, 'There is no media file of the same name.', 'Give the captions the name of their audio or video.');
  }
  for (const file of chapters) {
    const group = byStem.get(splitName(file.name).stem);
    if (group) group.chapters = file;
    else problems.notice(file.path, 'There is no media file of the same name.', 'Give the chapters the name of their audio or video.');
  }
  for (const file of nfos) {
    const group = find(splitName(file.name).stem);
    if (group) group.nfo = file;
  }
  const [only, second] = groups;
  for (const file of cues) {
    // `book.mp3.cue` is as usual as `book.cue`; beside one recording any cue sheet is its own.
    const stem = splitName(file.name).stem;
    const group = find(stem) ?? find(splitName(stem).stem) ?? (second ? undefined : only);
    if (group) group.cue ??= file;
  }
}
