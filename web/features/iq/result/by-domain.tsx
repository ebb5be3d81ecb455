import type { ReactElement } from 'react';
import type { AnalysisTexts } from '#core/iq/analysis/analysis.ts';
import { BREAKDOWN_OF } from '#core/iq/report/breakdown-of.ts';
import { countRight } from '#core/iq/report/count-right.ts';
import { sayRight } from '#core/iq/report/describe-sitting.ts';
import type { IqResult } from '#core/iq/report/result.ts';
import { SectionHead } from '#web/ui/page-head.tsx';
import { laySummits, type Summit } from './lay-summits.ts';
import { PeakDrawing } from './peak-drawing.tsx';

export interface ByDomainProps {
  readonly result: IqResult;
  readonly breakdown: AnalysisTexts['detailedBreakdown'];
}

/** What is said of each domain, beside its summit. */
export function ByDomain({ result, breakdown }: ByDomainProps): ReactElement {
  const { summits, ...land } = laySummits(result, 'apart');
  return (
    <section aria-labelledby="by-domain">
      <SectionHead id="by-domain" title="Domain by domain" rule />
      <ul className="iqr-domains">
        {summits.map((summit) => (
          <li key={summit.domain}>
            <SummitView summit={summit} {...land} />
            <h3>{summit.name}</h3>
            <p className="text-sm text-ink-3">{sayRight(countRight(result, summit.domain))}</p>
            <p className="mt-1 text-pretty wrap-anywhere text-ink-2">{breakdown[BREAKDOWN_OF[summit.domain]]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

type SummitViewProps = Pick<ReturnType<typeof laySummits>, 'base' | 'highest' | 'pitch'> & { readonly summit: Summit };

/** One summit by itself, as high as it stands among the others. */
function SummitView({ summit: { x, peak }, base, highest, pitch }: SummitViewProps): ReactElement {
  const left = x - pitch / 2;
  const top = Math.floor(highest) - 2;
  return (
    <svg viewBox={`${left} ${top} ${pitch} ${base + 2 - top}`} aria-hidden="true" className="iqr-summit">
      {peak ? (
        <>
          <PeakDrawing shape={peak.shape} />
          <path d={peak.shape.mast} strokeWidth="2" className="stroke-ink" />
        </>
      ) : null}
      <path d={`M${left} ${base}h${pitch}`} strokeWidth="2" className="stroke-ink" />
    </svg>
  );
}
