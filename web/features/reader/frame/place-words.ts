import { formatDuration } from '#core/format-time.ts';
import { countOf } from '#core/words.ts';
import type { ShownPlace } from '../engine/book-view.ts';

/** "Page 142 of 231" as it is printed, else the screens of the chapter: what is counted by the text follows no turn. */
export function pageWords({ page, screen }: ShownPlace): string {
  if (page?.isPrinted) return page.of === null ? `Page ${page.number}` : `Page ${page.number} of ${page.of}`;
  return screen === null ? '' : `Screen ${screen.number} of ${screen.of}`;
}

/** At the beginning stands what the whole book takes: a cover is no chapter. */
export function minutesWords({ minutesLeft, isAtStart, isAtEnd }: ShownPlace): string {
  if (isAtEnd) return 'The end';
  if (isAtStart) return `${formatDuration(minutesLeft.inBook * 60)} in this book`;
  const minutes = Math.round(minutesLeft.inChapter);
  return minutes < 1 ? 'Less than a minute left in this chapter' : `${countOf(minutes, 'minute')} left in this chapter`;
}

export const percentWords = ({ locator }: ShownPlace): string => `${Math.round(locator.fraction * 100)}%`;

/** The whole place, for assistive technology. */
export const placeWords = (place: ShownPlace): string => joinWords(place.locator.chapter, pageWords(place), percentWords(place));

/** What is said of a turn within a chapter. */
export const turnWords = (place: ShownPlace): string => joinWords(pageWords(place), percentWords(place));

const joinWords = (...words: string[]): string => words.filter((word) => word !== '').join(', ');
