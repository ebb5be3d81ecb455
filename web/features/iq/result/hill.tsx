import type { ReactElement } from 'react';
import { sayScore, spanRange } from '#core/iq/report/describe-score.ts';
import { layHill, type DrawingSize, type HillInput } from './lay-hill.ts';

/** Above the hill: the range as a measure, with its words on it. */
const MEASURE_Y = 28;
/** Half of what a letter of them takes at most, on average. */
const HALF_LETTER = 3.9;

/** All scores as a hill: the likely range as a band, the best guess as a flag, and below, by the model, 20 people with this result. */
export function Hill(input: HillInput): ReactElement {
  const label = `The hill of all scores. Your likely range is ${spanRange(input.interval)}, the best single guess is ${sayScore(input.iqScore)}.`;
  return (
    <figure className="iqr-hill">
      <HillDrawing {...input} size="wide" label={label} />
      <HillDrawing {...input} size="narrow" label={label} />
      <figcaption className="iqr-note">
        If the model behind this test holds, 20 people with this very result would truly stand here, a dot each.
      </figcaption>
    </figure>
  );
}

function HillDrawing({ size, label, ...input }: HillInput & { readonly size: DrawingSize; readonly label: string }): ReactElement {
  const hill = layHill(input, size);
  const { band, guess } = hill;
  const [x, y] = guess.at;
  const words = `likely range, ${spanRange(input.interval)}`;
  const halfOfWords = words.length * HALF_LETTER;
  const wordsX = Math.min(Math.max((band.left + band.right) / 2, halfOfWords), hill.width - halfOfWords);
  return (
    <svg viewBox={hill.viewBox} role="img" aria-label={label} data-size={size} className="iqr-drawn">
      <path d={hill.ground} className="fill-topo-2" />
      {hill.strata.map((d, i) => (
        <path key={i} d={d} fill="none" className="stroke-topo-line" />
      ))}
      <path d={band.ground} opacity="0.22" className="fill-accent" />
      {band.edges.map((edge) => (
        <path key={edge} d={`M${edge} ${MEASURE_Y}V${hill.base}`} strokeWidth="1.5" strokeDasharray="2 3" className="stroke-accent" />
      ))}
      <path d={`M${band.left} ${MEASURE_Y}H${band.right}`} strokeWidth="1.5" className="stroke-accent" />
      <path d={hill.line} fill="none" strokeWidth="2.2" strokeLinejoin="round" className="stroke-ink" />
      <path d={band.line} fill="none" strokeWidth="5" strokeLinecap="round" className="stroke-accent" />
      <text x={wordsX} y={MEASURE_Y - 10} textAnchor="middle" className="iqr-figure-words">
        {words}
      </text>
      <path d={`M0 ${hill.base}H${hill.width}`} strokeWidth="1.5" className="stroke-ink" />
      <path d={`M${x} ${y}V${y - guess.flag}`} strokeWidth="1.75" className="stroke-ink" />
      <path d={`M${x} ${y - guess.flag}l17 5-17 5z`} className="fill-ink" />
      <circle cx={x} cy={y} r="5.5" strokeWidth="2.5" className="fill-sheet stroke-ink" />
      {hill.ticks.map((tick) => (
        <g key={tick.score}>
          <path d={`M${tick.x} ${hill.base}v6`} className="stroke-ink" />
          <text x={tick.x} y={hill.figuresY} textAnchor="middle" className="iqr-figure-note">
            {tick.score}
          </text>
        </g>
      ))}
      <path d={`M0 ${hill.pileGround}H${hill.width}`} className="stroke-line-2" />
      {hill.dots.map((dot, i) => (
        <circle key={i} cx={dot.x} cy={dot.y} r={hill.dotRadius} className="fill-ink-2" />
      ))}
    </svg>
  );
}
