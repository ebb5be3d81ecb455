import { BLAZE } from '#core/drawing/blaze.ts';
import type { ArtInput } from '#core/drawing/cover-art/art-input.ts';
import { audiobook } from '#core/drawing/cover-art/audiobook.ts';
import { course } from '#core/drawing/cover-art/course.ts';
import { ebook } from '#core/drawing/cover-art/ebook.ts';
import { podcast } from '#core/drawing/cover-art/podcast.ts';
import { video } from '#core/drawing/cover-art/video.ts';
import { dealComposition } from '#core/drawing/cover-deal.ts';
import { type CoverPalette, coverPalette } from '#core/drawing/cover-palette.ts';
import { readCoverSeed } from '#core/drawing/cover-seed.ts';
import { fitTitle, shorten, titleBaseline } from '#core/drawing/cover-type.ts';
import { tenth } from '#core/drawing/path.ts';
import { noise } from '#core/drawing/terrain.ts';
import type { ItemKind } from '#core/library/kind.ts';

/** Width and height of a cover in drawing units: courses 16:10, audiobooks and podcasts square, videos 16:9, ebooks 2:3. */
export const COVER_SIZE: Record<ItemKind, readonly [width: number, height: number]> = {
  course: [640, 400],
  audiobook: [480, 480],
  podcast: [480, 480],
  video: [640, 360],
  ebook: [400, 600],
};

/* Small pictures show the art alone, from closer in. */
const ART_BOX: Record<ItemKind, readonly [x: number, y: number, width: number, height: number]> = {
  course: [252, 20, 368, 230],
  audiobook: [150, 200, 280, 280],
  podcast: [20, 216, 264, 264],
  video: [230, 40, 400, 225],
  ebook: [60, 224, 213, 319],
};

interface TitlePlace {
  readonly blaze: readonly [x: number, y: number, scale: number];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly maxSize: number;
  readonly maxLines: number;
  readonly maxHeight?: number;
}

const TITLE: Record<ItemKind, TitlePlace> = {
  course: { blaze: [28, 30, 1.2], x: 27, y: 76, width: 216, maxSize: 56, maxLines: 5 },
  audiobook: { blaze: [28, 28, 1.1], x: 27, y: 68, width: 424, maxSize: 66, maxLines: 3 },
  podcast: { blaze: [28, 28, 1.1], x: 27, y: 68, width: 424, maxSize: 66, maxLines: 2 },
  video: { blaze: [30, 30, 1.2], x: 29, y: 78, width: 262, maxSize: 54, maxLines: 4 },
  ebook: { blaze: [26, 27, 1.1], x: 25, y: 64, width: 350, maxSize: 62, maxLines: 3, maxHeight: 150 },
};

const COURSE_COLUMN = 262;
const AUTHOR_SIZE = 18;

/** The picture of each kind, as SVG markup without text. */
const ART: Record<ItemKind, (input: ArtInput) => string> = { course, audiobook, podcast, video, ebook };

export interface CoverArtInput {
  /** As `writeCoverSeed` writes it. */
  readonly seed: string;
  readonly kind: ItemKind;
  /** `full`: the whole cover with its title block and blaze. `art`: the picture alone, closer in, for less than 96 px. */
  readonly crop: 'full' | 'art';
}

/** The cover without its text, as a complete SVG document. The same seed and kind always give the same picture. */
export function coverArt({ seed, kind, crop }: CoverArtInput): string {
  const { id, number, shift } = readCoverSeed(seed);
  const palette = coverPalette(kind, number);
  const [width, height] = COVER_SIZE[kind];
  const box = crop === 'full' ? ([0, 0, width, height] as const) : ART_BOX[kind];
  const composition = dealComposition(number);
  const picture = ART[kind]({ composition, shift, ground: noise(`${kind}/${id}`), palette, width, height });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${box[2]}" height="${box[3]}" viewBox="${box.join(' ')}" preserveAspectRatio="xMidYMid slice">` +
    `<rect width="${width}" height="${height}" fill="${palette.base}"/>${picture}${crop === 'full' ? titleGround(kind, palette) : ''}</svg>`
  );
}

/** What stands in for a picture that is not there yet, or never comes: its largest fills from the left edge, as high as the cover, lowest first. */
export function coverGround({ seed, kind, crop }: CoverArtInput): { viewBox: string; fills: { width: number; fill: string }[] } {
  const { base, block } = coverPalette(kind, readCoverSeed(seed).number);
  const [width, height] = COVER_SIZE[kind];
  const fills = [{ width, fill: base }];
  if (kind === 'course' && crop === 'full') fills.push({ width: COURSE_COLUMN, fill: block });
  return { viewBox: `0 0 ${width} ${height}`, fills };
}

function titleGround(kind: ItemKind, palette: CoverPalette): string {
  const [x, y, scale] = TITLE[kind].blaze;
  const column = kind === 'course' ? `<rect width="${COURSE_COLUMN}" height="${COVER_SIZE.course[1]}" fill="${palette.block}"/>` : '';
  const fill = kind === 'course' ? palette.onBlock : palette.mark;
  return `${column}<path d="${BLAZE[kind]}" transform="translate(${x} ${y}) scale(${scale})" fill="${fill}"/>`;
}

/** One line of live text. `face` says which family sets it; sizes and places are in the units of the viewBox, y is the base line. */
export interface CoverLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly anchor: 'start' | 'end';
  readonly face: 'title' | 'line';
  /** Colour of a 5 unit outline behind small text that may stand on the picture. */
  readonly halo?: string;
}

export interface CoverTextInput {
  readonly seed: string;
  readonly kind: ItemKind;
  readonly title: string;
  readonly author?: string | undefined;
  /** A line at the foot of ebooks, opposite the author. */
  readonly sheet?: string | undefined;
  /** `full` from 200 px height, `title` (no author, no sheet) from 96 px. */
  readonly mode: 'full' | 'title';
}

/** The words of a cover, to be laid over the picture as live text: fonts do not load inside an image. */
export function coverText({ seed, kind, title, author = '', sheet = '', mode }: CoverTextInput): { viewBox: string; lines: CoverLine[] } {
  const palette = coverPalette(kind, readCoverSeed(seed).number);
  const fill = kind === 'course' ? palette.onBlock : palette.ink;
  const place = TITLE[kind];
  const [width, height] = COVER_SIZE[kind];
  const { size, lines } = fitTitle(title, place);
  const baseline = (i: number): number => tenth(place.y + titleBaseline(i, size));
  const text: CoverLine[] = lines.map((line, i) => ({
    text: line,
    x: place.x,
    y: baseline(i),
    size,
    fill,
    anchor: 'start',
    face: 'title',
  }));
  if (mode === 'full') {
    const small = { size: AUTHOR_SIZE, fill, face: 'line' } as const;
    const room = (share: number): number => (place.width * share) / AUTHOR_SIZE / 1.2;
    if (kind === 'ebook') {
      if (author) text.push({ ...small, text: shorten(author, room(sheet ? 0.7 : 1)), x: 26, y: height - 21, anchor: 'start' });
      if (sheet) text.push({ ...small, text: shorten(sheet, room(0.3)), x: width - 26, y: height - 21, anchor: 'end' });
    } else if (author) {
      text.push({
        ...small,
        text: shorten(author, room(1)),
        x: place.x + 1,
        y: baseline(Math.max(0, lines.length - 1)) + 34,
        anchor: 'start',
        ...(kind === 'course' ? {} : { halo: palette.base }),
      });
    }
  }
  return { viewBox: `0 0 ${width} ${height}`, lines: text };
}
