import { parseSrt } from './parse-srt.ts';
import { parseVtt } from './parse-vtt.ts';
import type { Transcript } from './transcript-log.ts';

/** Reads WebVTT or SubRip: each cue that cannot be read is left out and reported with its line. The text of cues is WebVTT. */
export function parseTranscript(text: string, format: 'vtt' | 'srt'): Transcript {
  return format === 'vtt' ? parseVtt(text) : parseSrt(text);
}
