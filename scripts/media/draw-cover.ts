import { COVER_SIZE, coverArt, coverText } from '#core/drawing/cover.ts';
import { writeCoverSeed } from '#core/drawing/cover-seed.ts';
import type { ItemKind } from '#core/library/kind.ts';
import { hashText } from '#core/random.ts';
import { escapeXml } from './convert-markdown.ts';
import { openPage, showMarkup } from './render-pages.ts';

export interface CoverSubject {
  kind: ItemKind;
  /** Id of the item. */
  item: string;
  title: string;
  author: string;
}

const FACE = {
  title: `font-family="'Bricolage Grotesque Variable'" font-weight="680" style="font-stretch:80%;letter-spacing:-.015em"`,
  line: `font-family="'Instrument Sans Variable'" font-weight="520"`,
};

/** A cover as the library draws them, with its words, as a JPEG to be put inside a file. `scale`: pixels a drawing unit. */
export async function renderCover(subject: CoverSubject, scale: number): Promise<Uint8Array> {
  const [width, height] = COVER_SIZE[subject.kind].map((side) => side * scale) as [number, number];
  const page = await openPage(width, height);
  try {
    await showMarkup(page, `<body style="margin:0">${drawCover(subject, width, height)}</body>`);
    return await page.screenshot({ type: 'jpeg', quality: 82 });
  } finally {
    await page.close();
  }
}

function drawCover({ kind, item, title, author }: CoverSubject, pixelWidth: number, pixelHeight: number): string {
  const [width, height] = COVER_SIZE[kind];
  // The number that a library deals is not known to a file: one that stays the same.
  const seed = writeCoverSeed({ id: item, number: hashText(item) % 24, shift: 0 });
  const art = coverArt({ seed, kind, crop: 'full' });
  const { lines } = coverText({ seed, kind, title, author, mode: 'full' });
  const words = lines.map(
    (line) =>
      `<text x="${line.x}" y="${line.y}" font-size="${line.size}" fill="${line.fill}" text-anchor="${line.anchor}" ${FACE[line.face]}>${escapeXml(line.text)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixelWidth}" height="${pixelHeight}" viewBox="0 0 ${width} ${height}" style="display:block">${art}${words.join('')}</svg>`;
}
