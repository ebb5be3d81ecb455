import { countSeconds, splitLines, STRAY, TranscriptLog, unreadableTimes, type Transcript } from './transcript-log.ts';

const TIME = String.raw`(?:(\d+):)?([0-5]?\d):([0-5]?\d)(?:[,.:](\d+))?`;
const TIMING = new RegExp(String.raw`^\s*${TIME}\s*-->\s*${TIME}(?!\d)`);
const COUNTER = /^\s*\d+\s*$/;

/**
 * Reads SubRip, which no standard describes, as players do: a cue is what stands below its times until the next ones, empty
 * lines or none between them; a number above times only counts.
 */
export function parseSrt(text: string): Transcript {
  const lines = splitLines(text);
  const log = new TranscriptLog();
  const isBlank = (at: number): boolean => (lines[at] ?? '').trim() === '';
  const isCounter = (at: number): boolean => COUNTER.test(lines[at] ?? '');
  // An arrow among words is none above a cue.
  const isTiming = (at: number): boolean =>
    (lines[at] ?? '').includes('-->') && (TIMING.test(lines[at] ?? '') || isBlank(at - 1) || isCounter(at - 1));
  const starts = [...lines.keys()].filter(isTiming);
  const wordsBetween = (from: number, to: number): string => {
    const end = isCounter(to - 1) && to < lines.length ? to - 1 : to;
    return toVttText(lines.slice(from, end).join('\n'))
      .split('\n')
      .filter((line) => line.trim() !== '')
      .join('\n')
      .trim();
  };
  if (wordsBetween(0, starts[0] ?? lines.length) !== '') log.refuse(lines.findIndex((line) => line.trim() !== '') + 1, STRAY);
  for (const [i, at] of starts.entries()) {
    const line = lines[at] ?? '';
    const found = TIMING.exec(line);
    const startSec = found && countSeconds(found[1] ?? '0', found[2] ?? '', found[3] ?? '', found[4] ?? '');
    const endSec = found && countSeconds(found[5] ?? '0', found[6] ?? '', found[7] ?? '', found[8] ?? '');
    if (startSec === null || endSec === null) log.refuse(at + 1, unreadableTimes(line));
    else log.addCue({ startSec, endSec, text: wordsBetween(at + 1, starts[i + 1] ?? lines.length), id: '', settings: '' }, at + 1);
  }
  return log.finish();
}

/** SubRip's `<font>` and `{\an8}` codes are dropped, tags that WebVTT shares are kept, all other marks are words. */
function toVttText(text: string): string {
  return text
    .replace(/\{\\[^{}]*\}/g, '')
    .replace(/<\/?font[^<>]*>/gi, '')
    .replace(/&(?!(?:amp|lt|gt|nbsp|lrm|rlm|#\d+);)/g, '&amp;')
    .replace(/<(?!\/?[biu]>)/gi, '&lt;')
    .replaceAll('-->', '--&gt;');
}
