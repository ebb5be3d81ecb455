import { polyline, tenth } from '#core/drawing/path.ts';
import type { Point } from '#core/drawing/terrain.ts';
import type { ScoreRange } from '#core/iq/report/result.ts';

/* In units that are about as large as a pixel where each is shown. */
const SIZES = {
  wide: { width: 760, side: 20, base: 236, peak: 172, dotRadius: 6 },
  narrow: { width: 350, side: 14, base: 168, peak: 108, dotRadius: 3 },
} as const;
export type DrawingSize = keyof typeof SIZES;

const [FROM, TO] = [55, 145];
const TICKS = [55, 70, 85, 100, 115, 130, 145];
/** Beyond these nothing is told: the band runs on to the end of the drawing. */
const [LOWEST, HIGHEST] = [65, 135];
const STRATA = 7;
/** Scores that share a pile of dots. */
const PILE = 2;
const FLAG = 34;
/** From the ground to the figures below it, and to where the piles begin. */
const FIGURES = 22;
const PILES = 36;

export interface HillInput {
  readonly interval: ScoreRange;
  readonly iqScore: number;
  readonly dots: readonly number[];
}

const clampScore = (score: number): number => Math.min(TO, Math.max(FROM, score));

/** The hill of all scores with the stretch on which somebody with this result probably stands. */
export function layHill({ interval, iqScore, dots }: HillInput, size: DrawingSize) {
  const { width, side, base, peak, dotRadius } = SIZES[size];
  const x = (score: number): number => tenth(side + ((score - FROM) / (TO - FROM)) * (width - 2 * side));
  const y = (score: number): number => tenth(base - peak * Math.exp(-((score - 100) ** 2) / (2 * 15 ** 2)));
  const along = (from: number, to: number): Point[] =>
    Array.from({ length: Math.round((to - from) * 2) + 1 }, (_, i): Point => [x(from + i / 2), y(from + i / 2)]);
  const low = interval.low <= LOWEST ? FROM : interval.low;
  const high = interval.high >= HIGHEST ? TO : interval.high;
  const hill = along(FROM, TO);
  const band = along(low, high);
  const piles = pileDots(dots);
  const dotPitch = dotRadius * 2 + 1;
  const pileGround = base + PILES + dotPitch * Math.max(1, ...piles.map(({ level }) => level + 1));
  return {
    viewBox: `0 0 ${width} ${pileGround + 6}`,
    width,
    base,
    ground: `${polyline(hill)}V${base}H${x(FROM)}Z`,
    line: polyline(hill),
    strata: layStrata(hill, base, peak),
    band: {
      line: polyline(band),
      ground: `${polyline(band)}V${base}H${x(low)}Z`,
      left: x(low),
      right: x(high),
      /** Sides that really end there, not only on the paper. */
      edges: [...(low > FROM ? [low] : []), ...(high < TO ? [high] : [])].map(x),
    },
    guess: { at: [x(clampScore(iqScore)), y(clampScore(iqScore))] as const, flag: FLAG },
    ticks: TICKS.map((score) => ({ score, x: x(score) })),
    figuresY: base + FIGURES,
    pileGround,
    dots: piles.map(({ score, level }) => ({ x: x(score), y: tenth(pileGround - 1 - dotRadius - level * dotPitch) })),
    dotRadius,
  };
}

function layStrata(hill: readonly Point[], base: number, peak: number): string[] {
  return Array.from({ length: STRATA }, (_, k) => {
    const depth = ((k + 1) * peak) / (STRATA + 1);
    return polyline(hill.map(([px, py], i): Point => [px, py + depth + Math.sin(i / 14 + k) * 1.5]).filter(([, py]) => py < base - 1));
  }).filter((line) => line !== '');
}

/** Each dot with the score its pile stands at, and how many lie beneath it. */
function pileDots(dots: readonly number[]): { score: number; level: number }[] {
  const heights = new Map<number, number>();
  return dots.map((dot) => {
    const score = clampScore(Math.round(dot / PILE) * PILE);
    const level = heights.get(score) ?? 0;
    heights.set(score, level + 1);
    return { score, level };
  });
}
