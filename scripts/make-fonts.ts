// Cuts the letters that pages are set in out of the fonts' packages: one small file with what the interface writes, one with the rest of Latin.
// Usage: npm run fonts
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const FOLDER = path.join(import.meta.dirname, '..', 'web', 'ui', 'fonts');
const PLAIN = readRanges(
  'U+20-7E, U+A0, U+A3, U+A9, U+B1, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+2060, U+20AC, U+2212',
);
const LATIN = readRanges(
  'U+A0-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, U+329, U+2000-206F, U+2122, U+2191, U+2193, U+2215, U+FFFD',
);

const FONTS: readonly { name: string; file: string; axes?: Record<string, { min: number; max: number }> }[] = [
  {
    name: 'bricolage-grotesque',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    axes: { wdth: { min: 80, max: 88 }, wght: { min: 400, max: 800 } },
  },
  { name: 'instrument-sans', file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2' },
  ...['normal', 'italic'].map((style) => ({
    name: `literata-${style}`,
    file: `@fontsource-variable/literata/files/literata-latin-opsz-${style}.woff2`,
    axes: { wght: { min: 400, max: 700 }, opsz: { min: 12, max: 72 } },
  })),
];

/** Names that the licence asks to stay in every copy: copyright, licence, its address. */
const KEPT_NAMES = [0, 13, 14];
const KEPT_FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'rclt', 'rlig', 'rvrn', 'tnum'];

function readRanges(ranges: string): string {
  return ranges
    .split(', U+')
    .flatMap((range) => {
      const [from = 0, to = from] = range
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
    })
    .join('');
}

mkdirSync(FOLDER, { recursive: true });
for (const { name, file, axes } of FONTS) {
  const whole = readFileSync(resolve(file));
  const rest = [...LATIN].filter((letter) => !PLAIN.includes(letter)).join('');
  for (const [part, letters] of [
    ['plain', PLAIN],
    ['more', rest],
  ] as const) {
    const cut = await subsetFont(whole, letters, {
      targetFormat: 'woff2',
      preserveNameIds: KEPT_NAMES,
      keepFeatures: KEPT_FEATURES,
      noHinting: true,
      ...(axes && { variationAxes: axes }),
    });
    writeFileSync(path.join(FOLDER, `${name}-${part}.woff2`), cut);
    console.log(`${name}-${part}.woff2: ${cut.length.toLocaleString('en')} of ${whole.length.toLocaleString('en')} bytes`);
  }
}
