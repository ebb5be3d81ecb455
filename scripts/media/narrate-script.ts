import { parseScript, type Pause } from './parse-script.ts';
import { speakText } from './speak-text.ts';
import { RATE, synthesiseSpeech, type VoiceName } from './synthesise-speech.ts';

export interface Cue {
  start: number;
  end: number;
  text: string;
  speaker: string | undefined;
}
export interface Mark {
  at: number;
  title: string;
}
export interface Narration {
  pcm: Int16Array;
  seconds: number;
  cues: Cue[];
  chapters: Mark[];
  /** Slide states by time, for video. */
  shows: Mark[];
}

const SILENCE: Record<Pause, number> = { start: 0.45, sentence: 0.38, paragraph: 0.8, chapter: 1.3 };
const TAIL = 0.7;
const VOICE_OF: Record<string, VoiceName> = { Host: 'slt', Guest: 'rms' };

/** Who speaks a line when the rest is spoken by `voice`. */
export const voiceOf = (speaker: string | undefined, voice: VoiceName = 'slt'): VoiceName => (speaker && VOICE_OF[speaker]) || voice;
const LONGEST_CUE = 100;

export function narrateScript(source: string, file: string, voice: VoiceName = 'slt'): Narration {
  const lines = parseScript(source, file);
  const clips = synthesiseSpeech(
    lines.map((line) => ({
      voice: voiceOf(line.speaker, voice),
      words: speakText(line.text),
    })),
  );
  const parts: Int16Array[] = [];
  const narration: Omit<Narration, 'pcm' | 'seconds'> = { cues: [], chapters: [], shows: [] };
  let samples = 0;
  let before: string | undefined;
  const add = (part: Int16Array): void => {
    parts.push(part);
    samples += part.length;
  };
  lines.forEach((line, i) => {
    // A reply follows closer than a new paragraph by the same voice.
    const reply = line.pause === 'paragraph' && line.speaker !== before;
    add(new Int16Array(Math.round((reply ? 0.5 : SILENCE[line.pause]) * RATE)));
    const start = samples / RATE;
    const change = Math.max(0, start - 0.2);
    if (line.chapter) narration.chapters.push({ at: samples === parts[0]!.length ? 0 : change, title: line.chapter });
    if (line.show) narration.shows.push({ at: parts.length === 1 ? 0 : change, title: line.show });
    add(clips[i]!);
    for (const cue of splitCue({ start, end: samples / RATE, text: line.text, speaker: line.speaker })) narration.cues.push(cue);
    before = line.speaker;
  });
  add(new Int16Array(Math.round(TAIL * RATE)));
  const pcm = new Int16Array(samples);
  let offset = 0;
  for (const part of parts) {
    pcm.set(part, offset);
    offset += part.length;
  }
  return { pcm, seconds: samples / RATE, ...narration };
}

/** Long sentences become two or more cues, cut at a clause and timed by length. */
function splitCue(cue: Cue): Cue[] {
  if (cue.text.length <= LONGEST_CUE) return [cue];
  const middle = cue.text.length / 2;
  const cuts = [...cue.text.matchAll(/[,;:] | (?=and |but |because |which |that |when |so |or )/g)]
    .map((match) => match.index + match[0].length)
    .filter((at) => at > 24 && at < cue.text.length - 24)
    .toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  const at = cuts[0];
  if (at === undefined) return [cue];
  const time = cue.start + ((cue.end - cue.start) * at) / cue.text.length;
  return [
    ...splitCue({ ...cue, end: time, text: cue.text.slice(0, at).trim() }),
    ...splitCue({ ...cue, start: time, text: cue.text.slice(at).trim() }),
  ];
}
