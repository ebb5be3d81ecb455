import { useId, useState, type ReactElement } from 'react';
import type { Assessment } from '#core/assessment/assessment.ts';
import { capitalized } from '#core/words.ts';
import { SectionHead } from '#web/ui/page-head.tsx';
import { Because, WhyButton } from './said.tsx';

/** "Today: choose the hour." */
const DATED = /^(Today|This week|This month): /;

/** What to do today, this week and this month. */
export function NextSteps({ nextSteps, because }: Pick<Assessment, 'nextSteps' | 'because'>): ReactElement | null {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (nextSteps.length === 0) return null;
  const why = because ? <WhyButton of="next steps" isOpen={isOpen} onToggle={() => setOpen(!isOpen)} controls={`${id}-list`} /> : null;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title="Next steps" more={why} rule className="mb-1" />
      <ul id={`${id}-list`} className="divide-y divide-line">
        {nextSteps.map((step, i) => {
          const when = DATED.exec(step)?.[1];
          return (
            <li key={step} className="py-2.5 text-pretty wrap-anywhere">
              {when ? <b className="block font-semibold">{when}</b> : null}
              {capitalized(step.replace(DATED, ''))}
              <Because because={because?.nextSteps[i] ?? []} isOpen={isOpen} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
