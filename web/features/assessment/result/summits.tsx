import { useId, useState, type ReactElement } from 'react';
import type { Direction } from '#core/assessment/assessment.ts';
import { ONET_CREDIT } from '#core/assessment/directions/onet-credit.ts';
import { SectionHead } from '#web/ui/page-head.tsx';
import { Because, WhyButton } from './said.tsx';

/** Work that others do who like the same things. */
export function Summits({ directions }: { readonly directions: readonly Direction[] }): ReactElement | null {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (directions.length === 0) return null;
  const why = <WhyButton of="summits in view" isOpen={isOpen} onToggle={() => setOpen(!isOpen)} controls={`${id}-list`} />;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title="Summits in view" more={why} rule className="mb-1" />
      <ul id={`${id}-list`} className="divide-y divide-line">
        {directions.map(({ area, text, occupations, because }, i) => (
          <li key={area} className="summit">
            <svg width="20" height="18" viewBox="0 0 20 18" aria-hidden="true" data-nearest={i === 0 || undefined}>
              <path d="M10 2l8 14H2z" strokeWidth="2" strokeLinejoin="round" />
            </svg>
            <div className="min-w-0">
              <h3>{area}</h3>
              <p className="text-sm text-pretty text-ink-2">
                {text}
                <Because because={because} isOpen={isOpen} />
              </p>
              <ul className="mt-1 text-sm">
                {occupations.map(({ code, title }) => (
                  <li key={code} className="py-0.5">
                    {title}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-xs text-ink-3">{ONET_CREDIT}</p>
    </section>
  );
}
