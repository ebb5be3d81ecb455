import type { ReactElement } from 'react';
import type { PeakShape } from '#core/drawing/peaks.ts';

/** A mountain with its snow; the mast is drawn over all of them. */
export function PeakDrawing({ shape }: { readonly shape: PeakShape }): ReactElement {
  return (
    <>
      <path d={shape.body} fill={`color-mix(in oklch, var(--course) ${shape.shade}%, var(--paper))`} />
      <path d={shape.hatch} fill="none" strokeWidth="1.15" opacity="0.5" className="stroke-ink" />
      <path d={shape.snow} className="fill-sheet" />
      <path d={shape.hatch} fill="none" opacity="0.28" className="stroke-ink" />
      <path d={shape.line} fill="none" strokeWidth="1.9" strokeLinejoin="round" className="stroke-ink" />
    </>
  );
}
