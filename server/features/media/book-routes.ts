import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type Context } from 'hono';
import { readBookNames } from '#core/reader/book-name.ts';
import type { House } from '../../house.ts';
import { requireOpen } from '../../http/entitlement.ts';
import { matchesTag } from '../../http/etag.ts';
import { siteOriginOf } from '../../http/origin.ts';
import { Problem } from '../../http/problem.ts';
import type { SessionEnv } from '../../http/session.ts';
import { listBookEntries, openBookEntry, type BookEntry } from '../../library/read/book/book-file.ts';
import { UnreadableFile } from '../../library/unreadable-file.ts';
import { bookPolicy, EMPTY_PAGE, picturePage, typeOfEntry } from './book-pages.ts';
import { findMedia, toOpenable } from './queries.ts';
import { cacheControlOf, fileMissing, versionOf } from './served-file.ts';

type BookEnv = SessionEnv & { Bindings: Partial<HttpBindings> };
type Entries = ReadonlyMap<string, BookEntry>;
/** `nameOf`: the archive's own spelling of a name. */
type Book = { readonly entries: Entries; readonly nameOf: (asked: string) => string };

/** The directories of so many books are kept; each takes at most about a megabyte. */
const KEPT_BOOKS = 16;

/** An EPUB from inside: what it holds, and each of its files at an address of its own, so that a reader never loads the whole. */
export function bookRoutes(house: House) {
  const kept = new Map<string, Book>();

  async function listKept(version: string, handle: FileHandle, size: number): Promise<Book> {
    const book = kept.get(version) ?? (await readBook(handle, size));
    kept.delete(version);
    kept.set(version, book);
    for (const oldest of kept.keys()) if (kept.size > KEPT_BOOKS) kept.delete(oldest);
    return book;
  }

  /** Answers from the open book, and closes it on every way out: a file left to the garbage collector ends the process. */
  async function withBook(
    c: Context<BookEnv>,
    mediaId: string,
    answer: (handle: FileHandle, book: Book, headers: Record<string, string>) => Promise<Response>,
  ): Promise<Response> {
    const media = await requireOpen(house, c.var.learner, await findMedia(house, mediaId), toOpenable);
    if (media.mime !== 'application/epub+zip') throw new Problem('not_found');
    const object = await house.store.open(media);
    // Books are read in pieces, which only a file allows.
    if (object?.kind !== 'file') throw fileMissing();
    const { handle } = object;
    try {
      const stat = await handle.stat();
      const version = versionOf(media, stat);
      return await answer(handle, await listKept(version, handle, stat.size), {
        'Cache-Control': cacheControlOf(media),
        'Content-Security-Policy': bookPolicy(new URL(siteOriginOf(house, c.req.url)).host, `/media/${encodeURIComponent(mediaId)}/book/`),
        ETag: `"${version}"`,
        'X-Content-Type-Options': 'nosniff',
      });
    } catch (error) {
      if (error instanceof UnreadableFile) throw new Problem('unreadable_book', error.message, { cause: error });
      throw error;
    } finally {
      await handle.close();
    }
  }

  return new Hono<BookEnv>()
    .on(['GET', 'HEAD'], '/media/:mediaId/book', (c) =>
      withBook(c, c.req.param('mediaId'), async (_handle, { entries }, headers) => {
        if (matchesTag(c.req.header('if-none-match'), headers['ETag'] ?? '')) return new Response(null, { status: 304, headers });
        return c.json({ entries: Array.from(entries, ([name, { bytes }]) => ({ name, bytes })) }, 200, headers);
      }),
    )
    .on(['GET', 'HEAD'], '/media/:mediaId/book/:entry{.+}', (c) => {
      const name = c.req.param('entry');
      const as = c.req.query('as');
      return withBook(c, c.req.param('mediaId'), async (handle, { entries, nameOf }, common) => {
        const tag = `${common['ETag']?.slice(0, -1)}-${Buffer.from(`${as ?? ''}/${name}`).toString('base64url')}"`;
        const headers = { ...common, ETag: tag, 'Content-Type': typeOfEntry(name, as) };
        if (as === 'empty') return c.html(EMPTY_PAGE, 200, common);
        const entry = entries.get(nameOf(name));
        if (!entry) throw new Problem('not_found', 'The book holds no such file.');
        if (matchesTag(c.req.header('if-none-match'), tag)) return new Response(null, { status: 304, headers });
        if (as === 'picture') return c.html(picturePage(name), 200, { ...common, ETag: tag });
        return sendEntry(c, await openBookEntry(handle, entry), { ...headers, 'Content-Length': String(entry.bytes) });
      });
    });
}

async function readBook(handle: FileHandle, size: number): Promise<Book> {
  const entries = await listBookEntries(handle, size);
  return { entries, nameOf: readBookNames(entries.keys()) };
}

async function sendEntry(c: Context<BookEnv>, content: Readable, headers: Record<string, string>): Promise<Response> {
  if (c.req.method === 'HEAD') {
    content.destroy();
    return new Response(null, { headers });
  }
  const outgoing = c.env?.outgoing;
  if (!outgoing) return new Response(Buffer.concat(await content.toArray()), { headers });
  outgoing.writeHead(200, headers);
  // What broke off cannot be told any more; the connection ends before the length that was promised.
  await pipeline(content, outgoing).catch(() => outgoing.destroy());
  return RESPONSE_ALREADY_SENT;
}
