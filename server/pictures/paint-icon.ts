import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { BrandTheme } from '#core/brand/brand.ts';
import { dayInks } from './inks.ts';
import { stoneMark } from './stone-mark.ts';

export interface Icon {
  colors: BrandTheme;
  /** Edge length in px. */
  size: number;
}

/** The stones on paper, inside the circle that a mask may leave of them. */
export async function paintIcon({ colors, size }: Icon): Promise<Uint8Array> {
  const inks = dayInks(colors);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-10 -10 52 52"><rect x="-10" y="-10" width="52" height="52" fill="${inks.paper}"/>${stoneMark(inks)}</svg>`;
  const canvas = createCanvas(size, size);
  canvas.getContext('2d').drawImage(await loadImage(Buffer.from(svg)), 0, 0);
  return canvas.encode('png');
}
