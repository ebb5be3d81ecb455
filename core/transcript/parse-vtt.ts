import { countSeconds, splitLines, STRAY, TranscriptLog, unreadableTimes, type Transcript } from './transcript-log.ts';

const TIME = String.raw`(?:(\d+):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const TIMING = new RegExp(String.raw`^[ \t\f]*${TIME}[ \t\f]*-->[ \t\f]*${TIME}(?!\d)(.*)$`, 's');
const ARROW = '-->';

/**
 * Reads WebVTT as the parser of the standard does (W3C, WebVTT 1, 6.1 to 6.4), which takes what an author may not write:
 * cues in any order, without an empty line between them, without any length. What it drops is reported with its line.
 */
export function parseVtt(text: string): Transcript {
  const lines = splitLines(text);
  const log = new TranscriptLog();
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')) {
    log.refuse(1, 'The first line is not WEBVTT.');
    return log.finish();
  }
  // Lines such as `Kind: captions` last until the first empty line or the first cue.
  for (let at = endOfBlock(lines, 1); at < lines.length;) at = lines[at] === '' ? at + 1 : readBlock(lines, at, log);
  return log.finish();
}

/** A block ends before an empty line, before the times of another cue, or with the file. */
function endOfBlock(lines: readonly string[], from: number): number {
  let end = from;
  while (end < lines.length && lines[end] !== '' && !lines[end]?.includes(ARROW)) end++;
  return end;
}

/** Reads the block that begins at a line, and says where the next one may begin. */
function readBlock(lines: readonly string[], first: number, log: TranscriptLog): number {
  const arrow = [first, first + 1].find((at) => lines[at]?.includes(ARROW));
  const end = endOfBlock(lines, (arrow ?? first) + 1);
  if (arrow !== undefined) readCue(lines, { first, arrow, end }, log);
  else readWords(lines.slice(first, end), first, log);
  return end;
}

function readCue(lines: readonly string[], { first, arrow, end }: { first: number; arrow: number; end: number }, log: TranscriptLog): void {
  const line = lines[arrow] ?? '';
  const found = TIMING.exec(line);
  const startSec = found && countSeconds(found[1] ?? '0', found[2] ?? '', found[3] ?? '', found[4] ?? '');
  const endSec = found && countSeconds(found[5] ?? '0', found[6] ?? '', found[7] ?? '', found[8] ?? '');
  if (startSec === null || endSec === null) {
    log.refuse(arrow + 1, unreadableTimes(line));
    return;
  }
  const id = arrow === first ? '' : (lines[first] ?? '');
  const text = lines
    .slice(arrow + 1, end)
    .join('\n')
    .trim();
  log.addCue({ startSec, endSec, text, id, settings: (found?.[9] ?? '').trim() }, arrow + 1);
}

/** Remarks are for nobody; styles and regions count above the first cue only. */
function readWords(block: readonly string[], first: number, log: TranscriptLog): void {
  const [opening = ''] = block;
  if (/^NOTE(?:[ \t]|$)/.test(opening)) return;
  if (!/^(?:STYLE|REGION)[ \t\f]*$/.test(opening)) log.refuse(first + 1, STRAY);
  else if (!log.hasCues) log.addHead(block.join('\n'));
}
