import { useMemo, type ReactElement } from 'react';
import { growRows } from '#core/coach/marks/grow-rows.ts';
import { ScaleBar } from '#web/ui/drawn/scale-bar.tsx';
import { QuickestClimb } from './quickest-climb.tsx';
import { RubricList } from './rubric-list.tsx';

/** The four parts of a career talk, with what filled them. */
export default function GrowSlots({ said }: { readonly said: readonly string[] }): ReactElement {
  const rows = useMemo(() => growRows(said), [said]);
  const filled = rows.filter(({ feature }) => feature.found).length;
  const next = rows.find(({ feature }) => !feature.found);
  const words = `${filled} of ${rows.length} parts ${filled === 1 ? 'is' : 'are'} there`;
  return (
    <>
      <section aria-label="As a whole">
        <p className="text-lg text-pretty">{filled === 0 ? 'What you say fills four parts, in any order.' : `${words}.`}</p>
        <ScaleBar parts={rows.length} done={filled} label={words} className="mt-3" />
      </section>
      <RubricList label="Parts of this talk" rows={rows} />
      <QuickestClimb advice={next?.feature.advice ?? null} />
    </>
  );
}
