import type { CaptionCue } from './cue.ts';

export interface TranscriptProblem {
  /** 1-based. */
  line: number;
  problem: string;
}

export interface Transcript {
  /** Style sheets and regions of a WebVTT file, as they stand there. */
  head: string[];
  /** In the order in which they begin. */
  cues: CaptionCue[];
  /** The first thousand. */
  problems: TranscriptProblem[];
}

const MAX_PROBLEMS = 1000;

/** A transcript in the making. */
export class TranscriptLog {
  readonly #transcript: Transcript = { head: [], cues: [], problems: [] };

  get hasCues(): boolean {
    return this.#transcript.cues.length > 0;
  }

  addHead(block: string): void {
    this.#transcript.head.push(block);
  }

  /** Keeps a cue that says something; one that ends before it starts would never be shown. */
  addCue(cue: CaptionCue, line: number): void {
    if (cue.endSec < cue.startSec) this.refuse(line, 'The cue ends before it starts.');
    else if (cue.text !== '') this.#transcript.cues.push(cue);
  }

  refuse(line: number, problem: string): void {
    if (this.#transcript.problems.length < MAX_PROBLEMS) this.#transcript.problems.push({ line, problem });
  }

  /** A transcript without any cue has at least one problem. */
  finish(): Transcript {
    const { cues, problems } = this.#transcript;
    if (cues.length === 0 && problems.length === 0) this.refuse(1, 'There is no cue in it.');
    return { ...this.#transcript, cues: cues.toSorted((a, b) => a.startSec - b.startSec || b.endSec - a.endSec) };
  }
}

export const STRAY = 'A block without a time line (00:00:01.000 --> 00:00:02.000).';

export const unreadableTimes = (line: string): string => `The times cannot be read: ${line.trim().slice(0, 200)}`;

/** Null where the number is too large to count milliseconds with. */
export function countSeconds(hours: string, minutes: string, seconds: string, fraction: string): number | null {
  const ms = Number(hours) * 3_600_000 + Number(minutes) * 60_000 + Number(seconds) * 1000 + Number(fraction.slice(0, 3).padEnd(3, '0'));
  return Number.isSafeInteger(ms) ? ms / 1000 : null;
}

export const splitLines = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '\uFFFD')
    .split(/\r\n|\r|\n/);
