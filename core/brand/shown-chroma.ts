/** Lightness of the accent by day, as tokens.css has it. */
const ACCENT_LIGHTNESS = 0.546;
/** Finer than an eye sees. */
const STEP = 0.001;
/** So little beyond sRGB, of a channel from 0 to 1, changes no contrast. */
const BEYOND = 0.004;

/**
 * The chroma of a hue, or what sRGB has of it. Browsers cut what lies beyond, and the lightness with it: white words on a
 * strong teal would lose their contrast.
 */
export function shownChroma(hue: number, chroma: number): number {
  let shown = chroma;
  while (shown > 0 && !isInSrgb(hue, shown)) shown = Math.max(0, shown - STEP);
  return Number(shown.toFixed(3));
}

/** https://www.w3.org/TR/css-color-4/#color-conversion-code: from OKLCH to linear sRGB. */
function isInSrgb(hue: number, chroma: number): boolean {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (ACCENT_LIGHTNESS + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (ACCENT_LIGHTNESS - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (ACCENT_LIGHTNESS - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return channels.every((channel) => channel >= -BEYOND && channel <= 1 + BEYOND);
}
