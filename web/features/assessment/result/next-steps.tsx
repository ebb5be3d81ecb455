import { useId, useState, type ReactElement } from 'react';
import { SectionHead } from '#web/ui/page-head.tsx';
import type { NextStep } from './list-next-steps.ts';
import { Because, WhyButton } from './said.tsx';

/** What to do today, this week and in the first weeks. */
export function NextSteps({ steps }: { readonly steps: readonly NextStep[] }): ReactElement | null {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (steps.length === 0) return null;
  const hasReasons = steps.some(({ because }) => because.length > 0);
  const why = hasReasons ? <WhyButton of="next steps" isOpen={isOpen} onToggle={() => setOpen(!isOpen)} controls={`${id}-list`} /> : null;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title="Next steps" more={why} rule className="mb-1" />
      <ul id={`${id}-list`} className="divide-y divide-line">
        {steps.map(({ when, text, because }) => (
          <li key={`${when ?? ''} ${text}`} className="py-2.5 text-pretty wrap-anywhere">
            {when ? <b className="block font-semibold">{when}</b> : null}
            {text}
            <Because because={because} isOpen={isOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}
