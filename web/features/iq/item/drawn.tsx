import type { ReactElement } from 'react';
import type { Drawing, Mark } from '#core/iq/item/drawing.ts';
import { partId } from '#core/iq/item/part-id.ts';
import { useLit } from './lit-parts.ts';

const HATCH = 'iq-hatch';

/** What hatched areas of all drawings of a page are filled with: once on each page that has drawings. */
export function Hatch(): ReactElement {
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      <defs>
        <pattern id={HATCH} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0H5V5H0Z" className="iq-fill-paper" />
          <path d="M1 0V5" fill="none" strokeWidth="1.4" className="iq-stroke-ink" />
        </pattern>
      </defs>
    </svg>
  );
}

export interface DrawnProps {
  readonly drawing: Drawing;
  /** What it is called by those who do not see it; left out where it is named beside it. */
  readonly label?: string;
  /** The block whose parts its marks are, where it is one by itself. */
  readonly block?: number;
}

export function Drawn({ drawing: { width, height, marks }, label, block }: DrawnProps): ReactElement {
  const lit = useLit();
  const name = label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} {...name} className="iq-drawing">
      {marks.map((mark, i) => (
        <MarkShape key={i} mark={mark} {...(block === undefined ? {} : lit(partId(block, i)))} />
      ))}
    </svg>
  );
}

function MarkShape({ mark, ...lit }: { readonly mark: Mark; readonly 'data-lit'?: true }): ReactElement {
  if ('text' in mark) {
    return (
      <text
        x={mark.x}
        y={mark.y}
        fontSize={mark.size}
        textAnchor="middle"
        dominantBaseline="central"
        className={mark.isSoft ? 'iq-letters iq-fill-soft' : 'iq-letters iq-fill-ink'}
      >
        {mark.text}
      </text>
    );
  }
  const { d, fill = 'none', stroke = 'ink', strokeWidth = 2, isDashed = false } = mark;
  return (
    <path
      d={d}
      {...lit}
      {...(fill === 'hatch' ? { fill: `url(#${HATCH})` } : {})}
      strokeWidth={strokeWidth}
      {...(isDashed ? { strokeDasharray: `${strokeWidth * 2} ${strokeWidth * 2}` } : {})}
      className={`iq-fill-${fill} iq-stroke-${stroke}`}
    />
  );
}
