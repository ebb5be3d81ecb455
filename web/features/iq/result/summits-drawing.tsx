import type { ReactElement } from 'react';
import type { IqResult } from '#core/iq/report/result.ts';
import type { DrawingSize } from './lay-hill.ts';
import { laySummits, type Summit } from './lay-summits.ts';
import { PeakDrawing } from './peak-drawing.tsx';

export interface SummitsDrawingProps {
  readonly result: Pick<IqResult, 'form' | 'domainScores'>;
  readonly size: DrawingSize;
}

/** The mountains in one of two widths; the stylesheet shows the one that fits. */
export function SummitsDrawing({ result, size }: SummitsDrawingProps): ReactElement {
  const land = laySummits(result, size);
  const label = land.summits.map(({ name, peak }) => `${name}: ${peak?.spoken ?? 'too few answers'}`).join('; ');
  return (
    <svg viewBox={land.viewBox} role="img" aria-label={label} data-size={size} className="iqr-drawn">
      {land.ticks.map(({ value, y }) => (
        <g key={value}>
          <path
            d={`M${land.left} ${y}H${land.width}`}
            strokeDasharray={value === 100 ? undefined : '1.5 4'}
            className={value === 100 ? 'stroke-control' : 'stroke-line-2'}
          />
          <text x="0" y={y + 4} className="iqr-figure-note">
            {value}
          </text>
        </g>
      ))}
      {land.shapes.map((shape) => (
        <PeakDrawing key={shape.name} shape={shape} />
      ))}
      <path d={`M${land.left} ${land.base + 0.5}H${land.width}`} strokeWidth="1.5" className="stroke-ink" />
      {land.summits.map((summit) => (
        <SummitWords key={summit.domain} summit={summit} base={land.base} />
      ))}
    </svg>
  );
}

function SummitWords({ summit: { name, x, peak }, base }: { readonly summit: Summit; readonly base: number }): ReactElement {
  const y = peak ? peak.shape.label[1] : base;
  return (
    <g>
      {peak ? <path d={peak.shape.mast} strokeWidth="1.5" className="stroke-ink" /> : null}
      <text x={x} y={y - 27} textAnchor="middle" className="iqr-summit-name">
        {name}
      </text>
      <text x={x} y={y - 9} textAnchor="middle" className="iqr-summit-range">
        {peak?.words ?? 'too few answers'}
      </text>
    </g>
  );
}
