import { COVER_SIZE, coverArt, coverText } from '#core/library/cover.ts';
import { escapeXml } from './convert-markdown.ts';

const FACE = {
  title: `font-family="'Bricolage Grotesque Variable'" font-weight="680" style="font-stretch:80%;letter-spacing:-.015em"`,
  line: `font-family="'Instrument Sans Variable'" font-weight="520"`,
};

/** The cover the library shows for this ebook, with its words, for a picture inside the file. */
export function drawEbookCover(seed: string, title: string, author: string): string {
  const [width, height] = COVER_SIZE.ebook;
  const art = coverArt({ seed, kind: 'ebook', crop: 'full' });
  const { lines } = coverText({ seed, kind: 'ebook', title, author, mode: 'full' });
  const words = lines.map(
    (line) =>
      `<text x="${line.x}" y="${line.y}" font-size="${line.size}" fill="${line.fill}" text-anchor="${line.anchor}" ${FACE[line.face]}>${escapeXml(line.text)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}" height="${height * 2}" viewBox="0 0 ${width} ${height}">${art}${words.join('')}</svg>`;
}
