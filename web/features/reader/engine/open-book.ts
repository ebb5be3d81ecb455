import { BookFailed, type OpenBook } from './book-view.ts';

/** Loads what the kind of file needs, no sooner. */
export const openBook: OpenBook = async (request) => {
  const type = await readType(request.fileUrl, request.signal);
  if (type === 'application/epub+zip') return (await import('./epub/epub-view.ts')).openEpub(request);
  if (type === 'application/pdf') return (await import('./pdf/pdf-view.ts')).openPdf(request);
  throw new BookFailed('unsupported');
};

async function readType(url: string, signal: AbortSignal): Promise<string> {
  let response: Response;
  try {
    response = await fetch(url, { method: 'HEAD', signal });
  } catch (cause) {
    signal.throwIfAborted();
    throw new BookFailed('offline', cause);
  }
  if (!response.ok) throw new BookFailed(response.status < 500 ? 'missing' : 'offline');
  return response.headers.get('content-type') ?? '';
}
