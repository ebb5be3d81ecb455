import type { PageFaces } from '#core/reader/page-style.ts';

/** The design's typefaces with the rules that load them, with whole addresses: a frame's own are relative to the book. */
export function readPageFaces(): PageFaces {
  const root = getComputedStyle(document.documentElement);
  const read = (name: string) => root.getPropertyValue(name).trim();
  return { rules: listFaceRules().join('\n'), read: read('--font-read'), ui: read('--font-ui'), display: read('--font-display') };
}

function listFaceRules(): string[] {
  return Array.from(document.styleSheets, (sheet) =>
    Array.from(sheet.cssRules)
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ cssText }) =>
        cssText.replace(/url\("([^"]+)"\)/g, (_, url: string) => `url("${new URL(url, sheet.href ?? document.baseURI).href}")`),
      ),
  ).flat();
}
