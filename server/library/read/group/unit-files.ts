import type { CaptionName } from '#core/library/names/file-name-captions.ts';
import type { ScannedFile } from '../../scan/walk-folder.ts';

/** The files that make one unit: those of one folder that share a stem. */
export interface UnitFiles {
  stem: string;
  section: string | null;
  /** Of the folder; 0 for specials. */
  season: number | null;
  /** Where the media, quiz, text or book itself lies. */
  primary: ScannedFile;
  text: ScannedFile | null;
  chapters: ScannedFile | null;
  cue: ScannedFile | null;
  nfo: ScannedFile | null;
  captions: { file: ScannedFile; name: CaptionName }[];
  /** Name of a unit that is one of several files of a film or an episode. */
  partTitle: string | null;
}
