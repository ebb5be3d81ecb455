import { TextLayer, type PDFDocumentProxy, type RenderTask } from 'pdfjs-dist';
import { drawLinks } from './pdf-links.ts';

/** A page in its box: a picture, over it the words, which can be selected and are read aloud by screen readers, and on top its links. */
export class PdfPage {
  readonly number: number;
  readonly box: HTMLElement;
  readonly words: HTMLElement;
  readonly #pdf: PDFDocumentProxy;
  #task: RenderTask | null = null;
  #width = 0;

  constructor(pdf: PDFDocumentProxy, number: number, label: string) {
    this.#pdf = pdf;
    this.number = number;
    this.box = document.createElement('div');
    this.box.className = 'pdf-page';
    this.box.role = 'group';
    this.box.ariaLabel = label;
    this.words = document.createElement('div');
    this.words.className = 'pdf-words';
  }

  /** @param width of the box in CSS pixels; drawn again only when it is another */
  async show(width: number): Promise<void> {
    if (width === this.#width) return;
    this.#width = width;
    const page = await this.#pdf.getPage(this.number);
    const scale = width / page.getViewport({ scale: 1 }).width;
    const viewport = page.getViewport({ scale });
    const canvas = document.createElement('canvas');
    const density = Math.min(window.devicePixelRatio, 2);
    canvas.width = Math.floor(viewport.width * density);
    canvas.height = Math.floor(viewport.height * density);
    this.box.style.width = `${viewport.width}px`;
    this.box.style.height = `${viewport.height}px`;
    this.words.style.setProperty('--total-scale-factor', String(scale));
    this.words.replaceChildren();
    this.#task?.cancel();
    this.#task = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] });
    const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: this.words, viewport });
    // A page is readable without its links.
    const links = drawLinks(this.#pdf, this.number, viewport).catch(() => []);
    await Promise.all([this.#task.promise, layer.render()]);
    const drawn = await links;
    this.box.replaceChildren(canvas, this.words);
    for (const link of drawn) this.box.append(link);
  }

  /** Frees what the picture takes; its place stays. */
  clear(): void {
    this.#task?.cancel();
    this.#task = null;
    this.#width = 0;
    this.box.replaceChildren();
  }
}
