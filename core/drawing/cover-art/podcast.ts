import { type Form, GOLDEN } from '#core/drawing/cover-deal.ts';
import { tenth } from '#core/drawing/path.ts';
import type { Noise } from '#core/drawing/terrain.ts';
import type { ArtInput } from './art-input.ts';

interface Sound {
  readonly ranges: number;
  /** Height of the rearmost range; those before it are lower. */
  readonly amplitude: number;
  /** Shape of a range, 0 to 1. `along` the range in units; `across` the sheet, 0 to 1 or the other way. */
  readonly crest: (along: number, across: number, range: number) => number;
}

/** The title and its author take the upper part: a ridge that would rise into them comes to rest below. */
const TITLE_FOOT = 222;
const SOFT = 36;
const keepBelowTitle = (y: number): number => {
  const over = TITLE_FOOT + SOFT - y;
  return over > 0 ? TITLE_FOOT + SOFT * Math.exp(-over / SOFT) : y;
};

/** Ridges heard as a wave: each range is hatched with upright strokes. */
export function podcast({ composition: { form, vary, isMirrored }, shift, ground, palette, width, height }: ArtInput): string {
  const pitch = vary(3, 7, 13);
  const start = shift * width * 1.3 + vary(1, 0, 9 * width);
  const side = isMirrored ? -1 : 1;
  const swell = shift * GOLDEN - side * vary(2, 0.1, 0.55);
  const { ranges, amplitude, crest } = SOUND[form](ground, swell);
  return Array.from({ length: ranges }, (_, k) => {
    const back = 1 - k / ranges;
    const foot = 476 - back * 78;
    const edge = (x: number): number => {
      const along = start + side * x;
      return keepBelowTitle(foot - amplitude * (0.3 + 0.7 * back) * crest(along, (side * x) / width, k) + ground(along / 22, k, 2) * 7);
    };
    let top = `M-4 ${height + 4}V${tenth(edge(-4))}`;
    for (let x = -4; x <= width + 8; x += 6) top += `L${x} ${tenth(edge(x))}`;
    let hatch = '';
    const gap = pitch * (1 + k * 0.28);
    for (let x = gap / 2; x < width; x += gap) {
      const length = 14 + (height + 60 - edge(x)) * (0.12 + 0.55 * Math.abs(ground((start + x) / 50, k + 5, 2)));
      hatch += `M${tenth(x)} ${tenth(edge(x) + 3)}v${tenth(length)}`;
    }
    return (
      `<path d="${top}V${height + 4}Z" fill="${palette.tint(0.1 + (k * 0.9) / (ranges - 1))}"/>` +
      `<path d="${hatch}" stroke="${palette.line}" stroke-width="${tenth(1.8 + k * 0.9)}" fill="none" stroke-linecap="round"/>`
    );
  }).join('');
}

const SOUND: Record<Form, (ground: Noise, swell: number) => Sound> = {
  0: quiet,
  1: steep,
  2: doubleWave,
  3: greatWave,
};

function quiet(ground: Noise): Sound {
  return { ranges: 5, amplitude: 125, crest: (along, _, k) => 0.5 + ground(along / 170, k * 3.7, 2) * 1.25 };
}

function steep(ground: Noise): Sound {
  return {
    ranges: 4,
    amplitude: 205,
    crest: (along, _, k) => (1 - Math.abs(ground(along / 120, k * 3.7, 2)) * 1.9) * (0.6 + 0.5 * ground(along / 300, k * 9, 1)),
  };
}

const wave = (turns: number): number => 0.5 + 0.5 * Math.cos(turns * 2 * Math.PI);

function doubleWave(ground: Noise, swell: number): Sound {
  return {
    ranges: 4,
    amplitude: 170,
    crest: (along, across, k) => wave(across / 0.58 + swell + k * 0.5) * 0.9 + ground(along / 90, k * 3.7, 2) * 0.25,
  };
}

function greatWave(ground: Noise, swell: number): Sound {
  return {
    ranges: 4,
    amplitude: 190,
    crest: (along, across, k) => wave(across / 1.5 + swell + k * 0.09) ** 2 + ground(along / 110, k * 3.7, 3) * 0.2,
  };
}
