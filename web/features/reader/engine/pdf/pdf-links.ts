import type { PageViewport, PDFDocumentProxy } from 'pdfjs-dist';
import { pageHref } from '#core/reader/pdf-place.ts';

/** A page of nothing but links has fewer. */
const MAX_LINKS = 300;

type Destination = string | readonly unknown[] | null;

interface LinkAnnotation {
  readonly subtype: string;
  readonly rect: readonly number[];
  /** Read by pdf.js: of the web, or a mail. */
  readonly url?: string;
  readonly dest?: Destination;
  readonly overlaidText?: string;
}

/** The links of a page as elements that lie over its picture. */
export async function drawLinks(pdf: PDFDocumentProxy, number: number, viewport: PageViewport): Promise<HTMLElement[]> {
  const annotations = (await (await pdf.getPage(number)).getAnnotations({ intent: 'display' })) as LinkAnnotation[];
  const links = annotations.filter(({ subtype, url, dest }) => subtype === 'Link' && (url ?? dest)).slice(0, MAX_LINKS);
  const drawn = await Promise.all(links.map((link) => drawLink(pdf, link, viewport)));
  return drawn.filter((link) => link !== null);
}

async function drawLink(pdf: PDFDocumentProxy, { rect, url, dest, overlaidText }: LinkAnnotation, viewport: PageViewport) {
  const page = url === undefined ? await findPage(pdf, dest ?? null) : null;
  if (url === undefined && page === null) return null;
  const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(rect[0] ?? 0, rect[1] ?? 0) as number[];
  const [x2 = 0, y2 = 0] = viewport.convertToViewportPoint(rect[2] ?? 0, rect[3] ?? 0) as number[];
  const link = document.createElement('a');
  link.className = 'pdf-link';
  link.href = url ?? `#${pageHref(page ?? 1)}`;
  link.ariaLabel = overlaidText?.trim() || (url ?? `Page ${page}`);
  const share = (length: number, of: number): string => `${(100 * length) / of}%`;
  link.style.left = share(Math.min(x1, x2), viewport.width);
  link.style.top = share(Math.min(y1, y2), viewport.height);
  link.style.width = share(Math.abs(x2 - x1), viewport.width);
  link.style.height = share(Math.abs(y2 - y1), viewport.height);
  return link;
}

/** An entry or a link may lead nowhere, which is no reason to have none. */
export async function findPage(pdf: PDFDocumentProxy, dest: Destination): Promise<number | null> {
  try {
    const [ref] = (typeof dest === 'string' ? await pdf.getDestination(dest) : dest) ?? [];
    if (typeof ref === 'number') return ref + 1;
    return ref ? (await pdf.getPageIndex(ref as Parameters<PDFDocumentProxy['getPageIndex']>[0])) + 1 : null;
  } catch {
    return null;
  }
}
