// foliate-js comes without types; these are of what we use, as release 1.0.1 has it.

declare module 'foliate-js/epub.js' {
  export interface ManifestItem {
    readonly href: string;
    readonly id: string;
    readonly mediaType: string;
    readonly properties?: readonly string[];
  }
  export interface TocItem {
    readonly label: string | null;
    readonly href: string | null;
    readonly subitems?: readonly TocItem[] | null;
    /** Given by TOCProgress: its number in the order of reading. */
    id?: number;
  }
  export interface Section {
    readonly id: string;
    readonly linear: string | null;
    readonly size: number;
    readonly cfi: string;
    load: () => Promise<string>;
    unload: () => void;
    createDocument: () => Promise<Document>;
    resolveHref: (href: string) => string;
  }
  export class EPUB {
    constructor(loader: {
      loadText: (name: string) => Promise<string | null>;
      loadBlob: (name: string) => Promise<Blob | null>;
      getSize: (name: string) => number;
    });
    init(): Promise<this>;
    sections: Section[];
    toc?: readonly TocItem[] | null;
    pageList?: readonly TocItem[] | null;
    dir: string | null;
    metadata: { title?: unknown; author?: unknown; language?: unknown };
    rendition?: { layout?: string };
    resources: {
      readonly opf: Document;
      readonly manifest: readonly ManifestItem[];
      readonly spine: readonly { readonly idref: string }[];
      resolveCFI: (cfi: string) => { index: number; anchor: (doc: Document) => Range };
    };
  }
}

declare module 'foliate-js/epubcfi.js' {
  export function joinIndir(...parts: string[]): string;
  export function fromRange(range: Range): string;
}

declare module 'foliate-js/progress.js' {
  import type { Section, TocItem } from 'foliate-js/epub.js';

  export class TOCProgress {
    init(request: {
      toc: readonly TocItem[];
      ids: readonly string[];
      splitHref: (href: string | null) => readonly (string | undefined)[];
      getFragment: (doc: Document, id: string | undefined) => Element | null;
    }): Promise<void>;
    getProgress(index: number, range: Range | null): TocItem | null | undefined;
  }
  export class SectionProgress {
    constructor(sections: readonly Section[], sizePerLocation: number, sizePerMinute: number);
    readonly sectionFractions: readonly number[];
    getProgress(
      index: number,
      fractionInSection: number,
      pageFraction?: number,
    ): {
      fraction: number;
      location: { current: number; total: number };
      time: { section: number; total: number };
    };
    getSection(fraction: number): [index: number, fractionInSection: number];
  }
}

declare module 'foliate-js/paginator.js' {
  export class Paginator extends HTMLElement {
    open(book: object): void;
    goTo(target: { index: number; anchor?: unknown }): Promise<void>;
    next(): Promise<void>;
    prev(): Promise<void>;
    scrollToAnchor(anchor: Range): Promise<void>;
    setStyles(css: string): void;
    getContents(): readonly { doc: Document; index?: number }[];
    destroy(): void;
    readonly atStart: boolean;
    readonly atEnd: boolean;
    readonly end: number;
    readonly start: number;
    readonly viewSize: number;
  }
}

declare module 'foliate-js/fixed-layout.js' {
  export class FixedLayout extends HTMLElement {
    open(book: object): void;
    goTo(target: { index: number; anchor?: unknown }): Promise<void>;
    next(): Promise<void>;
    prev(): Promise<void>;
    getContents(): readonly { doc: Document }[];
    destroy(): void;
    readonly index: number;
  }
}
