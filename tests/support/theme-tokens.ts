import { readFileSync } from 'node:fs';
import type { BrandTheme } from '#core/brand/brand.ts';

const CSS = readFileSync(new URL('../../web/ui/styles/tokens.css', import.meta.url), 'utf8');
const NIGHT_AT = CSS.indexOf('Colour: night');

export const THEMES = ['day', 'night'] as const;
export type Theme = (typeof THEMES)[number];

const RULES: Record<Theme, string> = {
  day: CSS.slice(CSS.indexOf('Colour: day'), NIGHT_AT),
  night: CSS.slice(NIGHT_AT, CSS.indexOf('---- Type ----')),
};
const TOKENS = Object.fromEntries(
  THEMES.map((theme) => [
    theme,
    new Map([...RULES[theme].matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value])),
  ]),
) as Record<Theme, Map<string, string>>;

const SIGNED: Record<string, (a: number, b: number) => number> = { '+': (a, b) => a + b, '-': (a, b) => a - b, '*': (a, b) => a * b };

/** A colour of tokens.css as `oklch(l c h)`, with what a brand sets filled in as a browser does. */
export function tokenColor(theme: Theme, name: string, { hue, chroma, groundHue, inkHue }: BrandTheme): string {
  const brand = new Map(Object.entries({ 'brand-h': hue, 'brand-c': chroma, 'ground-h': groundHue, 'ink-h': inkHue }));
  const fill = (value: string): string =>
    value.replaceAll(/var\(--([\w-]+)\)/g, (_, variable: string) => String(brand.get(variable) ?? fill(TOKENS[theme].get(variable) ?? '')));
  const color = fill(TOKENS[theme].get(name) ?? '').replaceAll(
    /calc\(([-\d.e]+) ([+*-]) ([\d.]+)\)/g,
    (_, a: string, sign: string, b: string) => String(SIGNED[sign]?.(Number(a), Number(b))),
  );
  if (!/^oklch\([-\d.e ]+\)$/.test(color)) throw new Error(`--${name} is no opaque colour: ${color}`);
  return color;
}
