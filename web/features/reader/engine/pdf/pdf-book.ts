import {
  getDocument,
  GlobalWorkerOptions,
  InvalidPDFException,
  PasswordException,
  ResponseException,
  type PDFDocumentProxy,
} from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- `?url` is Vite's: the default is the address.
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { fractionOfPage, pageHref } from '#core/reader/pdf-place.ts';
import { BookFailed, type ContentsEntry } from '../book-view.ts';
import { findPage } from './pdf-links.ts';

/** A PDF, read in pieces as its pages are asked for. */
export interface PdfBook {
  readonly pdf: PDFDocumentProxy;
  readonly title: string;
  readonly author: string;
  readonly language: string;
  readonly contents: readonly ContentsEntry[];
  readonly textOfPage: (page: number) => Promise<string>;
}

const MAX_ENTRIES = 3000;

/** @throws {BookFailed} */
export async function readPdfBook(url: string, signal: AbortSignal): Promise<PdfBook> {
  const pdf = await openDocument(url, signal);
  const info = (await pdf.getMetadata().catch(() => null))?.info as { Title?: unknown; Author?: unknown; Language?: unknown } | undefined;
  const texts = new Map<number, Promise<string>>();
  return {
    pdf,
    title: wordOf(info?.Title),
    author: wordOf(info?.Author),
    language: wordOf(info?.Language),
    contents: await readContents(pdf).catch(() => []),
    textOfPage: (page) => {
      const text = texts.get(page) ?? readText(pdf, page);
      texts.set(page, text);
      return text;
    },
  };
}

async function openDocument(url: string, signal: AbortSignal): Promise<PDFDocumentProxy> {
  GlobalWorkerOptions.workerSrc = workerUrl;
  // Only pages that are looked at are loaded; nothing of the file is compiled or run.
  const task = getDocument({
    ...{ url, disableAutoFetch: true, disableStream: true, enableXfa: false, useWasm: false, useSystemFonts: true },
    cMapUrl: `${PDF_FILES}cmaps/`,
    standardFontDataUrl: `${PDF_FILES}standard_fonts/`,
  });
  const stop = () => void task.destroy();
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await task.promise;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof PasswordException) throw new BookFailed('encrypted', error);
    if (error instanceof InvalidPDFException) throw new BookFailed('corrupt', error);
    if (error instanceof ResponseException) throw new BookFailed(error.missing ? 'missing' : 'offline', error);
    throw new BookFailed('corrupt', error);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

const wordOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

async function readText(pdf: PDFDocumentProxy, page: number): Promise<string> {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
}

type Outline = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>;

async function readContents(pdf: PDFDocumentProxy): Promise<ContentsEntry[]> {
  const entries: ContentsEntry[] = [];
  const add = async (outline: Outline, depth: number): Promise<void> => {
    for (const { title, dest, items } of outline ?? []) {
      if (entries.length >= MAX_ENTRIES) return;
      const page = await findPage(pdf, dest);
      if (page !== null) entries.push({ title: title.trim(), href: pageHref(page), depth, fraction: fractionOfPage(page, pdf.numPages) });
      await add(items as Outline, depth + 1);
    }
  };
  await add(await pdf.getOutline(), 0);
  return entries;
}
