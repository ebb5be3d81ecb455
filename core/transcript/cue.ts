/** Something that is said, and when. Seconds from the start of the unit's media, or of the time line of a spoken text. */
export interface Cue {
  readonly startSec: number;
  readonly endSec: number;
  /** As a file has it, with WebVTT tags; as a page shows it, without. */
  readonly text: string;
  /** Only where the file says so. */
  readonly speaker?: string | undefined;
}

/** A cue of a caption file, with what a player needs besides the words. */
export interface CaptionCue extends Cue {
  /** The line above its times; empty when there is none. */
  readonly id: string;
  /** Where it is shown, as WebVTT writes it behind the times; empty when nothing is said. */
  readonly settings: string;
}
