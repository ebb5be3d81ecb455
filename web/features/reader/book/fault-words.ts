import type { BookFault } from '../engine/book-view.ts';

export interface FaultWords {
  readonly title: string;
  readonly text: string;
  /** Whether it may go better the next time. */
  readonly canRetry: boolean;
  /** Whether another program may read the file. */
  readonly canDownload: boolean;
}

/** What happened, and what to do. */
export const FAULT_WORDS: Readonly<Record<BookFault, FaultWords>> = {
  missing: {
    title: 'The file of this book is missing',
    text: 'It is not in the library at the moment. Your place and your notes are kept.',
    canRetry: true,
    canDownload: false,
  },
  offline: {
    title: 'You are offline',
    text: 'The book opens when the connection is back. Your place and your notes are kept.',
    canRetry: true,
    canDownload: false,
  },
  encrypted: {
    title: 'This book is locked',
    text: 'Its publisher has put a copy protection on it, so it only opens in the publisher’s own app.',
    canRetry: false,
    canDownload: true,
  },
  corrupt: {
    title: 'This book cannot be opened',
    text: 'Its file is damaged. Another reading app may still open what is left of it.',
    canRetry: true,
    canDownload: true,
  },
  unsupported: {
    title: 'This kind of book cannot be read here',
    text: 'Another reading app may open it.',
    canRetry: false,
    canDownload: true,
  },
  tooSlow: {
    title: 'The book takes too long to open',
    text: 'The connection may be slow. Trying again often helps.',
    canRetry: true,
    canDownload: true,
  },
};
