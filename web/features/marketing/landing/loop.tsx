import type { ReactElement } from 'react';
import { BigHeading, LEAD, WRAP } from '../page.tsx';

interface Step {
  readonly name: string;
  readonly text: string;
}

const STEPS: readonly Step[] = [
  { name: 'Assess', text: 'Five questions: what you want, and what is in the way.' },
  { name: 'Plan', text: 'Your answers become a few steps, each with a date.' },
  { name: 'Learn', text: 'Works that serve those steps. What you mark comes back.' },
  { name: 'Practise', text: 'The coach asks about what was weak last time.' },
  { name: 'See progress', text: 'Your days, and your skills with the evidence of each.' },
  { name: 'Assess again', text: 'And see what you say otherwise.' },
];

/** How the parts feed each other. */
export function Loop(): ReactElement {
  return (
    <section aria-labelledby="loop" className={WRAP}>
      <div className="border-t-[1.5px] border-ink py-16 pb-24 max-md:py-10 max-md:pb-16">
        <header className="mb-12 grid items-end gap-x-12 gap-y-4 max-md:mb-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
          <BigHeading id="loop">Each part feeds the next</BigHeading>
          <p className={LEAD}>What you answer, learn and practise stands in one place, and the next step comes from it.</p>
        </header>
        <ol className="grid lg:grid-cols-6 lg:gap-x-6">
          {STEPS.map((step, i) => (
            <LoopStep key={step.name} step={step} isLast={i === STEPS.length - 1} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function LoopStep({ step, isLast }: { readonly step: Step; readonly isLast: boolean }): ReactElement {
  return (
    <li className="relative max-lg:pb-7 max-lg:pl-11 max-lg:last:pb-0 lg:pt-10">
      {isLast ? null : (
        <span
          aria-hidden="true"
          className="absolute border-dotted border-control max-lg:top-3 max-lg:-bottom-3 max-lg:left-2.5 max-lg:border-l-2 lg:top-2.5 lg:-right-6 lg:left-2.5 lg:border-t-2"
        />
      )}
      <span aria-hidden="true" className="absolute top-0.5 left-0 size-[1.3rem] rounded-stone border-2 border-ink bg-ink" />
      <h3 className="leading-tight">{step.name}</h3>
      <p className="mt-1 text-ink-2 text-pretty">{step.text}</p>
    </li>
  );
}
