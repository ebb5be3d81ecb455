/** What becomes of a colour that sRGB does not have: today's browsers cut each channel off, CSS Color 4 asks for less chroma. */
export type Mapping = 'cut' | 'reduce';

/** Contrast of two opaque colours as WCAG counts it, 1 to 21. Colours are written `oklch(l c h)`, h in degrees. */
export function contrast(a: string, b: string, mapping: Mapping = 'cut'): number {
  const [darker = 0, lighter = 0] = [luminance(a, mapping), luminance(b, mapping)].toSorted((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string, mapping: Mapping): number {
  const [lightness = 0, chroma = 0, hue = 0] = (/oklch\((.+)\)/.exec(colour)?.[1] ?? '').split(' ').map(Number);
  let shown = chroma;
  if (mapping === 'reduce') while (shown > 0 && !toLinearRgb(lightness, shown, hue).every(isChannel)) shown -= 0.002;
  const [red, green, blue] = toLinearRgb(lightness, Math.max(0, shown), hue).map((channel) => Math.min(1, Math.max(0, channel)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

const isChannel = (value: number): boolean => value >= 0 && value <= 1;

/* https://www.w3.org/TR/css-color-4/#color-conversion-code */
function toLinearRgb(lightness: number, chroma: number, hue: number): number[] {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}
