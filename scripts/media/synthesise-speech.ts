import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from './run-tool.ts';

export const RATE = 24_000;
export type VoiceName = 'slt' | 'rms';

interface Voice {
  /** Raise it when something below changes how the voice sounds: what it speaks is then made anew. */
  revision: number;
  engine: 'festival' | 'flite';
  tempo: number;
  /** Evens out what the vocoder adds: rumble below speech, buzz above it. */
  tone: string;
}

export const VOICES: Record<VoiceName, Voice> = {
  slt: {
    revision: 2,
    engine: 'festival',
    tempo: 0.9,
    tone: 'highpass=f=80,equalizer=f=250:t=q:w=1:g=1.5,equalizer=f=5200:t=q:w=1.2:g=-2.5,lowpass=f=10500',
  },
  rms: {
    revision: 1,
    engine: 'flite',
    tempo: 1,
    tone: 'highpass=f=70,equalizer=f=180:t=q:w=1:g=1,equalizer=f=3000:t=q:w=1.2:g=1.5,lowpass=f=7800',
  },
};

export interface Request {
  voice: VoiceName;
  words: string;
}

/** One PCM clip (mono, 24 kHz) a request, silence trimmed and level evened. */
export function synthesiseSpeech(requests: Request[]): Int16Array[] {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-speech-'));
  try {
    mkdirSync(folder, { recursive: true });
    const wav = (i: number): string => join(folder, `${i}.wav`);
    const festival = requests.flatMap((request, i) => (VOICES[request.voice].engine === 'festival' ? [scheme(request.words, wav(i))] : []));
    if (festival.length > 0) {
      const script = join(folder, 'say.scm');
      // One process for all sentences: the voice takes longer to load than to speak.
      writeFileSync(script, [SAY, ...festival].join('\n'));
      runTool('festival', ['-b', script]);
    }
    return requests.map((request, i) => {
      const voice = VOICES[request.voice];
      if (voice.engine === 'flite') {
        runTool('flite', ['-voice', request.voice, '-t', request.words, '-o', wav(i)]);
      }
      return evenLevel(trimSilence(readClip(wav(i), voice)));
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// The voice says "thuh other" unless it is told that "the" changes before a vowel.
const SAY = `(voice_cmu_us_slt_arctic_hts)
(set! postlex_rules_hooks (append postlex_rules_hooks (list postlex_the_vs_thee)))
(define (say words file)
  (utt.save.wave (utt.synth (eval (list 'Utterance 'Text words))) file 'riff))`;

function scheme(words: string, file: string): string {
  const quote = (s: string): string => `"${s.replace(/[\\"]/g, '')}"`;
  return `(say ${quote(words)} ${quote(file)})`;
}

function readClip(file: string, voice: Voice): Int16Array {
  const chain = `atempo=${voice.tempo},${voice.tone},aresample=${RATE}:resampler=swr`;
  const { stdout } = runTool('ffmpeg', [
    ['-v', 'error', '-i', file, '-af', chain],
    ['-ac', '1', '-ar', String(RATE), '-f', 's16le', '-'],
  ]);
  const copy = new Uint8Array(stdout);
  return new Int16Array(copy.buffer, 0, copy.byteLength >> 1);
}

function trimSilence(clip: Int16Array): Int16Array {
  const loud = 180;
  const margin = Math.round(RATE * 0.03);
  let from = 0;
  let to = clip.length;
  while (from < to && Math.abs(clip[from]!) < loud) from++;
  while (to > from && Math.abs(clip[to - 1]!) < loud) to--;
  return clip.slice(Math.max(0, from - margin), Math.min(clip.length, to + margin));
}

/** Brings every sentence to the same loudness, so that two voices sit side by side. */
function evenLevel(clip: Int16Array): Int16Array {
  const frame = Math.round(RATE * 0.03);
  let sum = 0;
  let count = 0;
  let peak = 1;
  for (let i = 0; i + frame <= clip.length; i += frame) {
    let energy = 0;
    for (let k = i; k < i + frame; k++) {
      energy += clip[k]! ** 2;
      peak = Math.max(peak, Math.abs(clip[k]!));
    }
    // Pauses inside a sentence must not make it louder.
    if (Math.sqrt(energy / frame) > 300) {
      sum += energy;
      count += frame;
    }
  }
  const rms = Math.sqrt(sum / Math.max(1, count)) || 1;
  const gain = Math.min(3000 / rms, 29_000 / peak);
  return clip.map((v) => Math.round(v * gain));
}
