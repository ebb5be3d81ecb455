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

export function encodeMp3(pcm: Int16Array, tags: AudioTags, to: string): void {
  withLevelledWav(pcm, (wav) => {
    runTool('ffmpeg', [
      ['-v', 'error', '-y', '-i', wav, '-map_metadata', '-1', ...REPRODUCIBLE],
      ['-c:a', 'libmp3lame', '-b:a', '40k', '-ar', String(RATE), '-ac', '1'],
      ['-id3v2_version', '3', '-write_id3v1', '0', ...tagArguments(tags), to],
    ]);
  });
}

export function encodeM4b(pcm: Int16Array, tags: AudioTags, chapters: Mark[], to: string): void {
  withLevelledWav(pcm, (wav, folder) => {
    const meta = join(folder, 'chapters.txt');
    writeFileSync(meta, formatChapterMetadata(chapters, pcm.length / RATE));
    runTool('ffmpeg', [
      ['-v', 'error', '-y', '-i', wav, '-f', 'ffmetadata', '-i', meta, '-map', '0:a'],
      ['-map_metadata', '1', '-map_chapters', '1', ...REPRODUCIBLE],
      ['-c:a', 'aac', '-b:a', '40k', '-ar', String(RATE), '-ac', '1'],
      [...tagArguments({ ...tags, media_type: '2' }), '-movflags', '+faststart', '-brand', 'M4B ', '-f', 'ipod', to],
    ]);
  });
}

export function tagArguments(tags: AudioTags): string[] {
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
