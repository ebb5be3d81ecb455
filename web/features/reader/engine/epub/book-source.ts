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

/** A file that has not come by then never will. */
const FILE_LIMIT_MS = 20_000;

/** @throws {BookFailed} */
export async function openBookSource(fileUrl: string, signal: AbortSignal): Promise<BookSource> {
  const base = `${fileUrl}/book`;
  const index = (await (await fetchPart(base, signal)).json()) as { entries: readonly { name: string; bytes: number }[] };
  const sizes = new Map(index.entries.map(({ name, bytes }) => [name, bytes]));
  const addressOf = (name: string) => `${base}/${name.split('/').map(encodeURIComponent).join('/')}`;
  return {
    has: (name) => sizes.has(name),
    sizeOf: (name) => sizes.get(name) ?? 0,
    addressOf: (name, as) => `${addressOf(name)}?as=${as}`,
    readText: async (name) => (sizes.has(name) ? (await fetchPart(addressOf(name), signal)).text() : null),
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
