import type { ReactElement } from 'react';
import { polyline } from '#core/drawing/path.ts';
import type { Point } from '#core/drawing/terrain.ts';

const WIDTH = 720;
const BASE = 330;
const PEAK = 300;
const SCORES = [55, 70, 85, 100, 115, 130, 145];

const x = (score: number): number => 20 + ((score - 50) / 100) * (WIDTH - 40);
const y = (score: number): number => BASE - PEAK * Math.exp(-((score - 100) ** 2) / (2 * 15 ** 2));
const HILL = Array.from({ length: 101 }, (_, i): Point => [x(50 + i), y(50 + i)]);
const STRATA = [0.13, 0.26, 0.39, 0.52, 0.65, 0.78, 0.9].map((share) => HILL.map(([px, py]): Point => [px, BASE - (BASE - py) * share]));
const INDEX_STRATUM = 4;

/** How scores are spread among people: the ground on which a result will stand. No result is shown. */
export function ScoreHill(): ReactElement {
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} 370`}
        role="img"
        aria-label="The hill of all scores: most people are near 100, few below 70 or above 130"
        className="w-full"
      >
        <path d={`${polyline(HILL)}Z`} className="fill-topo-2" />
        {STRATA.map((line, i) => (
          <path key={i} d={polyline(line)} fill="none" className={i === INDEX_STRATUM ? 'stroke-topo-index' : 'stroke-topo-line'} />
        ))}
        <path d={polyline(HILL)} fill="none" strokeWidth="2" strokeLinejoin="round" className="stroke-ink" />
        <path d={`M0 ${BASE}H${WIDTH}`} strokeWidth="1.5" className="stroke-ink" />
        {SCORES.map((score) => (
          <g key={score}>
            <path d={`M${x(score)} ${BASE}v6`} className="stroke-ink" />
            <text
              x={x(score)}
              y={BASE + 34}
              textAnchor="middle"
              className="fill-ink-3 font-ui text-[15px] tabular-nums max-md:text-[24px] max-sm:text-[32px]"
            >
              {score}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="mt-1 text-sm text-ink-3">
        All scores, with 100 in the middle. Your result will stand here as a range.
      </figcaption>
    </figure>
  );
}
