/** Something that is said, and when. Seconds from the start of the unit's media, or of the time line of a spoken text. */
export interface Cue {
  readonly startSec: number;
  readonly endSec: number;
  /** As a file has it, with WebVTT tags; as a page shows it, without. */
  readonly text: string;
  /** Only where the file says so. */
  readonly speaker?: string | undefined;
}
