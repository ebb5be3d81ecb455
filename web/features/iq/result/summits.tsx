import { useState, type ReactElement } from 'react';
import { describeStanding } from '#core/iq/report/describe-sitting.ts';
import type { IqResult } from '#core/iq/report/result.ts';
import { SectionHead } from '#web/ui/page-head.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { DomainTable } from './domain-table.tsx';
import { SummitsDrawing } from './summits-drawing.tsx';

const VIEWS = [
  { value: 'drawing', label: 'Drawing' },
  { value: 'table', label: 'Table' },
] as const;
type View = (typeof VIEWS)[number]['value'];

const COUNTS = ['', 'One summit', 'Two summits', 'Three summits', 'Four summits', 'Five summits'];

/** The domains side by side, drawn or as a table, and whether they differ at all. */
export function Summits({ result }: { readonly result: IqResult }): ReactElement {
  const [view, setView] = useState<View>('drawing');
  return (
    <section aria-labelledby="summits" className="iqr-summits">
      <SectionHead
        id="summits"
        title={COUNTS[Object.keys(result.domainScores).length]}
        meta="One peak for each domain."
        more={<Segmented label="Show domains as" options={VIEWS} value={view} onChange={setView} className="iqr-screen" />}
      />
      {view === 'drawing' ? (
        <figure>
          <SummitsDrawing result={result} size="wide" />
          <SummitsDrawing result={result} size="narrow" />
          <figcaption className="iqr-note">Snow and mast together mark the likely range. 100 is the assumed adult average.</figcaption>
        </figure>
      ) : (
        <DomainTable result={result} />
      )}
      <p className="mt-3 max-w-(--measure) text-pretty text-ink-2">{describeStanding(result)}</p>
    </section>
  );
}
