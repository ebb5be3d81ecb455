import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeM4b, encodeMp3 } from './encode-audio.ts';
import { narrateScript, type Cue, type Mark } from './narrate-script.ts';
import type { OutputOf, Tags } from './read-recipes.ts';
import { RATE } from './synthesise-speech.ts';
import { fillNotes, formatCaptions, formatChapters } from './write-captions.ts';

export function makeMp3(folder: string, output: OutputOf<'mp3'>, tags: Tags, cover: Uint8Array): void {
  const narration = narrateScript(readFileSync(join(folder, output.from), 'utf8'), output.from, output.voice);
  const stem = join(folder, output.to.replace(/\.mp3$/, ''));
  const described = { ...describeTags(tags), title: output.title, track: `${output.track}/${output.tracks}` };
  encodeMp3(narration.pcm, { tags: described, chapters: narration.chapters, cover }, `${stem}.mp3`);
  writeFileSync(`${stem}.vtt`, formatCaptions(narration.cues));
  if (output.chapters) writeFileSync(`${stem}.chapters.json`, formatChapters(narration.chapters));
  if (output.notes) {
    const template = readFileSync(join(folder, output.notes), 'utf8');
    writeFileSync(`${stem}.md`, fillNotes(template, narration.chapters));
  }
}

/** Several scripts in one file, a chapter each. */
export function makeM4b(folder: string, output: OutputOf<'m4b'>, tags: Tags, cover: Uint8Array): void {
  const cues: Cue[] = [];
  const chapters: Mark[] = [];
  const parts: Int16Array[] = [];
  let samples = 0;
  for (const from of output.from) {
    const part = narrateScript(readFileSync(join(folder, from), 'utf8'), from, output.voice);
    const offset = samples / RATE;
    chapters.push({ at: offset, title: from.replace(/^\d+ /, '').replace(/\.txt$/, '') });
    for (const cue of part.cues) cues.push({ ...cue, start: cue.start + offset, end: cue.end + offset });
    parts.push(part.pcm);
    samples += part.pcm.length;
  }
  const pcm = new Int16Array(samples);
  let at = 0;
  for (const part of parts) {
    pcm.set(part, at);
    at += part.length;
  }
  const to = join(folder, output.to);
  encodeM4b(pcm, { tags: { ...describeTags(tags), title: output.title }, chapters, cover }, to);
  writeFileSync(to.replace(/\.m4b$/, '.vtt'), formatCaptions(cues));
}

export function describeTags(tags: Tags): Record<string, string> {
  return {
    artist: tags.artist,
    album_artist: tags.artist,
    album: tags.album,
    composer: tags.narrator,
    date: tags.year,
    genre: tags.genre,
    comment: 'Narration is synthesised.',
  };
}
