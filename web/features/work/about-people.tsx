import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { Prose } from './prose.tsx';

/** What the library says about who wrote and who reads, each to be opened. Nothing when it says nothing. */
export function AboutPeople({ people }: Pick<ItemDetail, 'people'>): ReactElement | null {
  if (people.length === 0) return null;
  return (
    <div className="mt-10 border-t border-line">
      {people.map(({ name, role, html }) => (
        <details key={name} className="group border-b border-line">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 py-2 text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden">
            <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 transition-transform group-open:rotate-90" />
            <span>
              About {name}, {role}
            </span>
          </summary>
          <div className="pb-5">
            <Prose html={html} />
          </div>
        </details>
      ))}
    </div>
  );
}
