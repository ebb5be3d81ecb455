import type { Cue } from './cue.ts';

export interface TranscriptProblem {
  /** 1-based. */
  line: number;
  problem: string;
}

export interface Transcript {
  cues: Cue[];
  problems: TranscriptProblem[];
}

const TIMING = /^\s*(\S+)\s+-->\s+(\S+)(?:\s+(.*))?$/;

/**
 * Reads WebVTT (W3C 2019) or SubRip strictly: each cue that breaks the format is left out and reported with its line.
 * A transcript without any good cue has at least one problem.
 */
export function parseTranscript(text: string, format: 'vtt' | 'srt'): Transcript {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const cues: Cue[] = [];
  const problems: TranscriptProblem[] = [];
  let start = 0;
  if (format === 'vtt') {
    if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) return { cues, problems: [{ line: 1, problem: 'The first line is not WEBVTT.' }] };
    start = 1;
    // Header lines such as `Kind: captions` last until the first empty line.
    while (start < lines.length && lines[start]?.trim() !== '' && !lines[start]?.includes('-->')) start++;
  }
  for (let i = start; i < lines.length; i++) {
    if ((lines[i] ?? '').trim() === '') continue;
    const first = i;
    while (i + 1 < lines.length && (lines[i + 1] ?? '').trim() !== '') i++;
    readBlock(lines.slice(first, i + 1), first + 1, format, cues, problems);
  }
  if (cues.length === 0 && problems.length === 0) problems.push({ line: 1, problem: 'There is no cue in it.' });
  return { cues, problems };
}

/** The whole as WebVTT. SubRip's `<font>` and `{\\an8}` codes are dropped, other tags that WebVTT shares are kept. */
export function formatVtt(cues: readonly Cue[]): string {
  const blocks = cues.map((cue) => `${formatTime(cue.startSec)} --> ${formatTime(cue.endSec)}\n${toVttText(cue.text)}\n`);
  return `WEBVTT\n\n${blocks.join('\n')}`;
}

function readBlock(block: string[], line: number, format: 'vtt' | 'srt', cues: Cue[], problems: TranscriptProblem[]): void {
  if (format === 'vtt' && /^(?:NOTE|STYLE|REGION)\b/.test(block[0] ?? '')) return;
  const at = block.findIndex((text) => text.includes('-->'));
  if (at === -1 || at > 1) {
    problems.push({ line, problem: 'A block without a time line (00:00:01.000 --> 00:00:02.000).' });
    return;
  }
  const timing = TIMING.exec(block[at] ?? '');
  const startSec = parseTime(timing?.[1] ?? '', format);
  const endSec = parseTime(timing?.[2] ?? '', format);
  const text = block
    .slice(at + 1)
    .join('\n')
    .trim();
  if (startSec === null || endSec === null)
    problems.push({ line: line + at, problem: `The times cannot be read: ${(block[at] ?? '').trim()}` });
  else if (endSec <= startSec) problems.push({ line: line + at, problem: 'The cue ends before it starts.' });
  else if (startSec < (cues.at(-1)?.startSec ?? 0)) problems.push({ line: line + at, problem: 'The cue starts before the one above it.' });
  else if (text === '') problems.push({ line: line + at, problem: 'The cue has no text.' });
  else cues.push({ startSec, endSec, text });
}

function parseTime(text: string, format: 'vtt' | 'srt'): number | null {
  const pattern = format === 'vtt' ? /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/ : /^(?:(\d{1,3}):)?([0-5]?\d):([0-5]?\d)[,.](\d{1,3})$/;
  const found = pattern.exec(text);
  if (!found) return null;
  const [, hours, minutes, seconds, fraction] = found;
  return (
    (Number(hours ?? 0) * 3_600_000 + Number(minutes) * 60_000 + Number(seconds) * 1000 + Number((fraction ?? '').padEnd(3, '0'))) / 1000
  );
}

function formatTime(sec: number): string {
  const ms = Math.round(sec * 1000);
  const pad = (value: number, width = 2) => String(value).padStart(width, '0');
  return `${pad(Math.floor(ms / 3_600_000))}:${pad(Math.floor(ms / 60_000) % 60)}:${pad(Math.floor(ms / 1000) % 60)}.${pad(ms % 1000, 3)}`;
}

function toVttText(text: string): string {
  return text
    .replace(/\{\\[^{}]*\}/g, '')
    .replace(/<\/?font[^<>]*>/gi, '')
    .replace(/&(?!(?:amp|lt|gt|nbsp|lrm|rlm|#\d+);)/g, '&amp;')
    .replace(/<(?!\/?[biu]>)/gi, '&lt;')
    .replaceAll('-->', '--&gt;');
}
