import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts, type Image, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import type { BrandTheme } from '#core/brand/brand.ts';
import { scene, SCENE_SIZE } from '#core/drawing/scenes.ts';
import { CARD_HEIGHT, CARD_WIDTH } from './card-size.ts';
import { dayInks, withInks } from './inks.ts';
import { stoneMark } from './stone-mark.ts';

/** What a link to a page looks like where it is shared. */
export interface Card {
  title: string;
  brandName: string;
  colors: BrandTheme;
  /** A picture of the library; null for the stones. */
  logo: Uint8Array | null;
  /** Whether the logo holds the brand's name. */
  hidesName: boolean;
}

const LEFT = 72;
const MARK = 64;
const TITLE = { width: 640, top: 286, lineHeight: 1.04, sizes: [92, 76, 62, 50], maxLines: 3 };
const NAME_WIDTH = 520;

const FONT = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2';
const FONT_EXT = FONT.replace('-latin-', '-latin-ext-');
const { resolve } = createRequire(import.meta.url);
GlobalFonts.registerFromPath(resolve(FONT), 'Display');
GlobalFonts.registerFromPath(resolve(FONT_EXT), 'Display Ext');

export async function paintCard({ title, brandName, colors, logo, hidesName }: Card): Promise<Uint8Array> {
  const inks = dayInks(colors);
  const canvas = createCanvas(CARD_WIDTH, CARD_HEIGHT);
  const context = canvas.getContext('2d');
  const [width, height] = SCENE_SIZE.landing;
  const map = withInks(scene('landing'), inks)
    .replace(/^<svg [^>]*><symbol [^>]*>/, `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`)
    .replace('</symbol>', '');
  const mapHeight = (CARD_WIDTH / width) * height;
  context.drawImage(await loadImage(Buffer.from(map)), 0, CARD_HEIGHT - mapHeight, CARD_WIDTH, mapHeight);

  const mark = await loadMark(logo, inks);
  const markWidth = Math.min((mark.width / mark.height) * MARK, NAME_WIDTH);
  const markHeight = (mark.height / mark.width) * markWidth;
  context.drawImage(mark, LEFT, 72 + (MARK - markHeight) / 2, markWidth, markHeight);
  context.fillStyle = inks.ink;
  context.textBaseline = 'middle';
  if (!hidesName || logo === null) {
    setFont(context, 40);
    context.fillText(cut(context, brandName, NAME_WIDTH), LEFT + markWidth + 18, 72 + MARK / 2);
  }
  const { size, lines } = fit(context, title);
  setFont(context, size);
  for (const [i, line] of lines.entries()) context.fillText(line, LEFT - size * 0.04, TITLE.top + i * size * TITLE.lineHeight);
  context.fillStyle = inks.accent;
  context.fillRect(LEFT, CARD_HEIGHT - 84, 96, 12);
  return canvas.encode('png');
}

/** A file that is no picture after all leaves the stones. */
async function loadMark(logo: Uint8Array | null, inks: { ink: string; accent: string }) {
  const stones = `<svg xmlns="http://www.w3.org/2000/svg" width="${MARK}" height="${MARK}" viewBox="0 0 32 32">${stoneMark(inks)}</svg>`;
  const loaded = logo && (await loadImage(Buffer.from(logo)).catch(() => null));
  return loaded && loaded.width > 0 && loaded.height > 0 ? enlarge(loaded) : loadImage(Buffer.from(stones));
}

/** A small drawing would be drawn as points first, and then those made larger. */
function enlarge(image: Image): Image {
  const ratio = image.width / image.height;
  if (image.height >= MARK) return image;
  image.width = MARK * ratio;
  image.height = MARK;
  return image;
}

function setFont(context: SKRSContext2D, size: number): void {
  context.font = `700 ${size}px Display, "Display Ext"`;
}

function fit(context: SKRSContext2D, title: string): { size: number; lines: string[] } {
  for (const size of TITLE.sizes) {
    setFont(context, size);
    const lines = breakLines(context, title);
    const isWide = lines.some((line) => context.measureText(line).width > TITLE.width);
    if (lines.length <= TITLE.maxLines && !isWide) return { size, lines };
  }
  const size = TITLE.sizes.at(-1) ?? 0;
  const lines = breakLines(context, title).slice(0, TITLE.maxLines);
  return { size, lines: lines.map((line) => cut(context, line, TITLE.width)) };
}

function breakLines(context: SKRSContext2D, title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && context.measureText(longer).width <= TITLE.width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function cut(context: SKRSContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  const letters = [...text].slice(0, 200);
  while (letters.length > 0 && context.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
