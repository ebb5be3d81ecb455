import { readBookNames } from '#core/reader/book-name.ts';
import { BookFailed } from '../book-view.ts';

/** How the server is to show a chapter (server/features/media/book-pages.ts). */
export type ShownAs = 'xhtml' | 'html' | 'svg' | 'picture' | 'empty';

/** The files inside a book, each fetched by itself. Names are paths in the archive. */
export interface BookSource {
  readonly has: (name: string) => boolean;
  readonly sizeOf: (name: string) => number;
  readonly addressOf: (name: string, as: ShownAs) => string;
  /** Null when the book does not hold it. */
  readonly readText: (name: string) => Promise<string | null>;
}

/** Files that tell of the book as a whole. They come together: one by one, each would wait for the one that names it. */
const PACKAGE_FILE = /^META-INF\/(?:container|encryption)\.xml$|\.(?:opf|ncx)$|(?:^|\/)(?:nav|toc)\.x?html$/i;
const MAX_EARLY = 6;

/** A file that has not come by then never will. */
const FILE_LIMIT_MS = 20_000;

/** @throws {BookFailed} */
export async function openBookSource(fileUrl: string, signal: AbortSignal): Promise<BookSource> {
  const base = `${fileUrl}/book`;
  const index = (await (await fetchPart(base, signal)).json()) as { entries: readonly { name: string; bytes: number }[] };
  const sizes = new Map(index.entries.map(({ name, bytes }) => [name, bytes]));
  const nameOf = readBookNames(sizes.keys());
  const addressOf = (name: string) => `${base}/${name.split('/').map(encodeURIComponent).join('/')}`;
  const fetchText = async (name: string): Promise<string> => (await fetchPart(addressOf(name), signal)).text();
  const packageFiles = [...sizes.keys()].filter((name) => PACKAGE_FILE.test(name)).slice(0, MAX_EARLY);
  const early = new Map(packageFiles.map((name) => [name, fetchText(name)]));
  // Whoever asks for one hears of its failure.
  for (const text of early.values()) text.catch(() => undefined);
  /** A chapter's kind is read from its text, and its text is asked for next. */
  let last: { readonly name: string; readonly text: Promise<string> } | null = null;
  return {
    has: (name) => sizes.has(nameOf(name)),
    sizeOf: (name) => sizes.get(nameOf(name)) ?? 0,
    addressOf: (name, as) => `${addressOf(nameOf(name))}?as=${as}`,
    readText: async (asked) => {
      const name = nameOf(asked);
      if (!sizes.has(name)) return null;
      const known = early.get(name) ?? (last?.name === name ? last.text : null);
      if (known) return known;
      const reading = { name, text: fetchText(name) };
      last = reading;
      return reading.text.catch((error: unknown) => {
        if (last === reading) last = null;
        throw error;
      });
    },
  };
}

async function fetchPart(url: string, signal: AbortSignal): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(FILE_LIMIT_MS)]) });
  } catch (cause) {
    signal.throwIfAborted();
    throw new BookFailed(cause instanceof DOMException && cause.name === 'TimeoutError' ? 'tooSlow' : 'offline', cause);
  }
  if (response.ok) return response;
  throw new BookFailed(response.status === 422 ? 'corrupt' : response.status < 500 ? 'missing' : 'offline');
}
