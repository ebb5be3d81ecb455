import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mark } from './narrate-script.ts';
import { runTool } from './run-tool.ts';
import { RATE } from './synthesise-speech.ts';

// -16 LUFS is the usual target for stereo speech; one channel of the same loudness measures 3 lower.
const TARGET = 'I=-19:TP=-1.5:LRA=11';
// Without these the muxers write their version and the time of day into the file.
export const REPRODUCIBLE = ['-fflags', '+bitexact', '-flags:a', '+bitexact', '-flags:v', '+bitexact'];

/** One channel of speech, which a synthesised voice fills only half: more is not heard. */
const BITRATE = '32k';

type AudioTags = Record<string, string>;

/** Runs `use` with a loudness-normalised WAV of the speech. */
export function withLevelledWav<T>(pcm: Int16Array, work: (wav: string, folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-audio-'));
  try {
    const raw = join(folder, 'speech.raw');
    const wav = join(folder, 'speech.wav');
    const input = ['-f', 's16le', '-ar', String(RATE), '-ac', '1', '-i', raw];
    writeFileSync(raw, new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength));
    const filter = `loudnorm=${TARGET}:${measureLoudness(input)}:linear=true`;
    runTool('ffmpeg', ['-v', 'error', '-y', ...input, '-af', filter, '-ar', String(RATE), wav]);
    return work(wav, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function measureLoudness(input: string[]): string {
  const filter = `loudnorm=${TARGET}:print_format=json`;
  const { stderr } = runTool('ffmpeg', ['-hide_banner', ...input, '-af', filter, '-f', 'null', '-']);
  const measured = JSON.parse(stderr.slice(stderr.lastIndexOf('{'), stderr.lastIndexOf('}') + 1)) as Record<string, string>;
  return [
    `measured_I=${measured.input_i}`,
    `measured_TP=${measured.input_tp}`,
    `measured_LRA=${measured.input_lra}`,
    `measured_thresh=${measured.input_thresh}`,
    `offset=${measured.target_offset}`,
  ].join(':');
}

export interface Wrapping {
  tags: AudioTags;
  chapters: Mark[];
  /** JPEG. */
  cover: Uint8Array;
}

export function encodeMp3(pcm: Int16Array, wrapping: Wrapping, to: string): void {
  withLevelledWav(pcm, (wav, folder) => {
    runTool('ffmpeg', [
      ['-v', 'error', '-y', '-i', wav, ...wrapArguments(folder, 1, wrapping, pcm.length / RATE), '-map', '0:a', ...REPRODUCIBLE],
      ['-c:a', 'libmp3lame', '-b:a', BITRATE, '-ar', String(RATE), '-ac', '1'],
      ['-id3v2_version', '3', '-write_id3v1', '0', to],
    ]);
  });
}

export function encodeM4b(pcm: Int16Array, wrapping: Wrapping, to: string): void {
  const tagged = { ...wrapping, tags: { ...wrapping.tags, media_type: '2' } };
  withLevelledWav(pcm, (wav, folder) => {
    runTool('ffmpeg', [
      ['-v', 'error', '-y', '-i', wav, ...wrapArguments(folder, 1, tagged, pcm.length / RATE), '-map', '0:a', ...REPRODUCIBLE],
      ['-c:a', 'aac', '-b:a', BITRATE, '-ar', String(RATE), '-ac', '1'],
      ['-movflags', '+faststart', '-brand', 'M4B ', '-f', 'ipod', to],
    ]);
  });
}

/**
 * What puts tags, chapters and cover into a file: two more inputs, numbered from `first`, and how they are mapped.
 * Streams of the medium itself are mapped after them by the caller; their order in the file is no matter to players.
 */
export function wrapArguments(folder: string, first: number, { tags, chapters, cover }: Wrapping, seconds: number): string[] {
  const meta = join(folder, 'chapters.txt');
  const picture = join(folder, 'cover.jpg');
  writeFileSync(meta, formatChapterMetadata(chapters, seconds));
  writeFileSync(picture, cover);
  return [
    ['-f', 'ffmetadata', '-i', meta, '-i', picture],
    // The chapters' names are metadata of that input as well; it has no others.
    ['-map_metadata', String(first), '-map_chapters', String(first), ...tagArguments(tags)],
    ['-map', `${first + 1}:v`, '-c:v:0', 'copy', '-disposition:v:0', 'attached_pic'],
    ['-metadata:s:v:0', 'title=Cover', '-metadata:s:v:0', 'comment=Cover (front)'],
  ].flat();
}

function tagArguments(tags: AudioTags): string[] {
  return Object.entries(tags).flatMap(([key, value]) => ['-metadata', `${key}=${value}`]);
}

function formatChapterMetadata(chapters: Mark[], seconds: number): string {
  const ms = (at: number): number => Math.round(at * 1000);
  const blocks = chapters.map(({ at, title }, i) => {
    const end = chapters[i + 1]?.at ?? seconds;
    const name = title.replace(/[=;#\\\n]/g, '\\$&');
    return `[CHAPTER]\nTIMEBASE=1/1000\nSTART=${ms(at)}\nEND=${ms(end)}\ntitle=${name}`;
  });
  return `;FFMETADATA1\n${blocks.join('\n')}\n`;
}
