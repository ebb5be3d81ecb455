/** A colour as pictures and mails want it, which know no OKLCH: `#rrggbb`. One that no screen shows keeps its lightness and loses chroma. */
export function toSrgb(lightness: number, chroma: number, hueDeg: number): string {
  const channels = toLinear(lightness, findShownChroma(lightness, chroma, hueDeg), hueDeg);
  return `#${channels.map(toHex).join('')}`;
}

/** A step of one in 255 is seen by nobody. */
const TOLERANCE = 0.0005;

function findShownChroma(lightness: number, chroma: number, hueDeg: number): number {
  const isShown = (some: number) => toLinear(lightness, some, hueDeg).every((channel) => channel >= -TOLERANCE && channel <= 1 + TOLERANCE);
  if (isShown(chroma)) return chroma;
  let [shown, hidden] = [0, chroma];
  while (hidden - shown > TOLERANCE) {
    const middle = (shown + hidden) / 2;
    if (isShown(middle)) shown = middle;
    else hidden = middle;
  }
  return shown;
}

/* https://www.w3.org/TR/css-color-4/#color-conversion-code */
function toLinear(lightness: number, chroma: number, hueDeg: number): [red: number, green: number, blue: number] {
  const hueRad = (hueDeg * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(hueRad), chroma * Math.sin(hueRad)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function toHex(linear: number): string {
  const channel = Math.min(1, Math.max(0, linear));
  const encoded = channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}
