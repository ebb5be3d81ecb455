import type { Cue } from './cue.ts';

/** A stretch of a cue; whose voice it is, if the file says so. */
export interface VoicePart {
  readonly speaker: string | undefined;
  readonly text: string;
}

/** A cue for each voice in turn. Voices that share a cue share its time by the length of what they say. */
export function splitVoices(parts: readonly VoicePart[], startSec: number, endSec: number): Cue[] {
  const voices: VoicePart[] = [];
  for (const part of parts) {
    const last = voices.at(-1);
    // Space between two voices belongs to neither.
    if (part.text.trim() === '' && part.speaker === undefined && last?.speaker !== undefined) continue;
    if (last && last.speaker === part.speaker) voices[voices.length - 1] = { ...last, text: last.text + part.text };
    else voices.push(part);
  }
  const said = voices
    .map(({ speaker, text }) => ({ speaker: speaker?.trim() || undefined, text: text.replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');
  const length = said.reduce((sum, { text }) => sum + text.length, 0);
  const perLetterSec = Number.isFinite(endSec) ? Math.max(0, endSec - startSec) / length : 0;
  let atSec = startSec;
  return said.map(({ speaker, text }, i) => {
    const own = atSec;
    atSec = i === said.length - 1 ? Math.max(endSec, startSec) : atSec + text.length * perLetterSec;
    return { startSec: own, endSec: atSec, text, speaker };
  });
}
