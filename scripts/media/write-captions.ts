import type { Cue, Mark } from './narrate-script.ts';

/** WebVTT with one cue a sentence; a speaker becomes a voice span. */
export function formatCaptions(cues: Cue[]): string {
  const body = cues.map((cue, i) => {
    const text = cue.text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
    const voice = cue.speaker ? `<v ${cue.speaker}>${text}</v>` : text;
    return `${i + 1}\n${stamp(cue.start)} --> ${stamp(cue.end)}\n${voice}\n`;
  });
  return `WEBVTT\n\n${body.join('\n')}`;
}

export function formatChapters(chapters: Mark[]): string {
  const list = chapters.map(({ at, title }) => ({ startTime: Math.round(at * 100) / 100, title }));
  return `${JSON.stringify({ version: '1.2.0', chapters: list }, null, 2)}\n`;
}

/** Show notes: the {chapters} line becomes one clickable time a chapter. */
export function fillNotes(template: string, chapters: Mark[]): string {
  const times = chapters.map(({ at, title }) => `- ${clock(at)} ${title}`).join('\n');
  return template.replace('{chapters}', times);
}

function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${pad(Math.floor(whole / 60))}:${pad(whole % 60)}`;
}

function stamp(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const part = (unit: number, base: number): number => Math.floor(ms / unit) % base;
  return `${pad(part(3_600_000, 100))}:${pad(part(60_000, 60))}:${pad(part(1000, 60))}.${pad(ms % 1000, 3)}`;
}

function pad(n: number, width = 2): string {
  return String(n).padStart(width, '0');
}
