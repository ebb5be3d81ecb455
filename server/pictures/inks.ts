import type { BrandTheme } from '#core/brand/brand.ts';
import { toSrgb } from '#core/brand/srgb.ts';

/** The day's tokens (web/ui/styles/tokens.css) that pictures use, in the brand's hues. */
export function dayInks({ hue, chroma, groundHue, inkHue }: BrandTheme) {
  return {
    paper: toSrgb(0.968, 0.007, groundHue),
    sheet: toSrgb(0.99, 0.003, groundHue),
    ink: toSrgb(0.235, 0.028, inkHue),
    accent: toSrgb(0.546, chroma, hue),
    path: toSrgb(0.546, chroma, hue),
    'topo-0': toSrgb(0.938, 0.022, 150),
    'topo-1': toSrgb(0.925, 0.03, 142),
    'topo-2': toSrgb(0.932, 0.032, 122),
    'topo-3': toSrgb(0.943, 0.03, 104),
    'topo-4': toSrgb(0.957, 0.02, 95),
    'topo-5': toSrgb(0.984, 0.006, 120),
    // Half seen on a page; here laid over the land beforehand.
    'topo-line': toSrgb(0.78, 0.042, 90),
    'topo-index': toSrgb(0.62, 0.058, 72),
    water: toSrgb(0.902, 0.031, 219),
    'water-line': toSrgb(0.56, 0.09, 236),
    'topo-text': toSrgb(0.48, 0.05, 70),
  };
}

type Inks = ReturnType<typeof dayInks>;

const MIX = /color-mix\(in oklch, (#\w{6}) (\d+)%, (#\w{6})\)/g;

/** The colours of a page written into its drawing: what rasterises it knows neither custom properties nor mixtures. */
export const withInks = (svg: string, inks: Inks): string =>
  svg
    .replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => inks[name as keyof Inks] ?? 'none')
    .replaceAll(MIX, (_, ink: string, percent: string, other: string) => mix(ink, other, Number(percent) / 100));

/** Of colours so near to each other that the way between them does not matter. */
function mix(ink: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [ink, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number];
    return Math.round(a * share + b * (1 - share));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
