import type { Chapter } from '#core/library/chapter.ts';
import { cutText, toPlainText } from '../text/render-markdown.ts';

/** What a metadata file, an archive or tags say about a work. Absent: they say nothing. */
export interface WorkMetadata {
  title?: string;
  subtitle?: string;
  author?: string;
  narrator?: string;
  description?: string;
  language?: string;
  year?: number;
  topics?: string[];
  series?: string;
  seriesPosition?: number;
  chapters?: Chapter[];
}

/** Lower case, without repetition; library codes and sentences are no topics. */
export function tidyTopics(list: readonly string[]): string[] {
  const words = list.flatMap((topic) => topic.split(/[,;/]| -- /)).map((topic) => topic.trim().toLowerCase());
  return [...new Set(words.filter((topic) => topic !== '' && topic.length <= 40))].slice(0, 12);
}

export function readYear(date: string): number | undefined {
  const year = Number(/^\s*(\d{4})/.exec(date)?.[1]);
  // Calibre writes the year 101 for "unknown".
  return year >= 1000 ? year : undefined;
}

export function readNumber(value: string): number | undefined {
  const number = Number(value);
  return value.trim() !== '' && Number.isFinite(number) && number >= 0 && number <= 10_000 ? number : undefined;
}

/** `The Waters #1.5`, `The Waters, Book 2`; of `1-3` the first counts. */
export function splitSeries(text: string): { series: string; seriesPosition: number | undefined } {
  const spaced = text.replace(/\s+/g, ' ').trim();
  const found = /^(.+?)(?: #|,? [([]?(?:book|vol(?:ume)?|part)\.? #?)(\d{1,4}(?:\.\d{1,2})?)[\w-]*[)\]]?$/i.exec(spaced);
  return found ? { series: found[1] ?? '', seriesPosition: Number(found[2]) } : { series: spaced, seriesPosition: undefined };
}

export function shorten(html: string): string {
  return cutText(toPlainText(html), 600);
}

/** Without the keys that say nothing. */
export function compact(metadata: { [K in keyof WorkMetadata]: WorkMetadata[K] | undefined }): WorkMetadata {
  const said = Object.entries(metadata).filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(said) as WorkMetadata;
}
