import { readLocator, writeLocator } from '#core/reader/locator.ts';
import { BLOCK, rangeIn, readProse, type ProseText } from '../prose-text.ts';
import { findWords } from './find-words.ts';

/** As long as a locator's words may be, and a marked passage. */
const MAX_WORDS = 300;
const MAX_QUOTE = 2000;

/** Words of the text as one line. */
export const lineOf = (range: Range): string => range.toString().replace(/\s+/g, ' ').trim().slice(0, MAX_QUOTE);

/** Where a passage stands in a lesson's text, so that it is found again when the text has changed around it. */
export function locateRange(prose: HTMLElement, range: Range): string {
  const before = document.createRange();
  before.selectNodeContents(prose);
  before.setEnd(range.startContainer, range.startOffset);
  const fraction = before.toString().length / Math.max(1, prose.textContent.length);
  const heading = [...prose.querySelectorAll('h2, h3, h4')].findLast((own) => range.comparePoint(own, 0) < 0);
  return writeLocator({
    cfi: null,
    href: '',
    fraction: Math.min(1, fraction),
    text: lineOf(range).slice(0, MAX_WORDS),
    chapter: (heading?.textContent ?? '').trim().slice(0, 200),
  });
}

/** The paragraph that stands at the top of the screen; of a text that has been left upwards, its last. */
export function locateReading(prose: HTMLElement): string | null {
  const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const blocks = [...prose.querySelectorAll(BLOCK)].filter((block) => block.textContent.trim() !== '');
  const block = blocks.find((own) => own.getBoundingClientRect().bottom > top) ?? blocks.at(-1);
  if (!block) return null;
  const range = document.createRange();
  range.selectNodeContents(block);
  return locateRange(prose, range);
}

/** Where a note's words stand on the page now; null when they are not in the text any more. */
export function findNoteRange(
  prose: HTMLElement,
  { text, pieces }: ProseText,
  note: { locator: string | null; quote: string | null },
): Range | null {
  const place = readLocator(note.locator);
  if (!place) return null;
  const span = findWords(text, note.quote ?? place.text, place.fraction) ?? findWords(text, place.text, place.fraction);
  const range = span && rangeIn(pieces, span);
  return range && prose.contains(range.startContainer) ? range : null;
}

/** The words of a lesson, read at once: a lesson is short beside a book. */
export function readAtOnce(prose: HTMLElement): ProseText {
  const steps = readProse(prose);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
