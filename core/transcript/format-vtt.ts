import type { CaptionCue } from './cue.ts';
import type { Transcript } from './transcript-log.ts';

/** WebVTT of what was read: its styles and regions, and every cue with its id, its settings and its markup. */
export function formatVtt({ head, cues }: Pick<Transcript, 'head' | 'cues'>): string {
  return `${['WEBVTT', ...head, ...cues.map(formatCue)].join('\n\n')}\n`;
}

function formatCue({ id, startSec, endSec, settings, text }: CaptionCue): string {
  const times = `${formatTime(startSec)} --> ${formatTime(endSec)}`;
  return [...(id === '' ? [] : [id]), settings === '' ? times : `${times} ${settings}`, text].join('\n');
}

function formatTime(sec: number): string {
  const ms = Math.round(sec * 1000);
  const pad = (value: number, width = 2) => String(value).padStart(width, '0');
  return `${pad(Math.floor(ms / 3_600_000))}:${pad(Math.floor(ms / 60_000) % 60)}:${pad(Math.floor(ms / 1000) % 60)}.${pad(ms % 1000, 3)}`;
}
