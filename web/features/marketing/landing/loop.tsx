import type { ReactElement } from 'react';
import { classes } from '#web/ui/classes.ts';
import { BigHeading, LEAD, WRAP } from '../page.tsx';

interface Step {
  readonly name: string;
  readonly text: string;
  readonly isOpen: boolean;
}

const STEPS: readonly Step[] = [
  { name: 'Assess', text: 'A career assessment and an IQ test show where you stand.', isOpen: false },
  { name: 'Plan', text: 'The result becomes a few steps, each with a date.', isOpen: false },
  { name: 'Learn', text: 'Works of the library that serve those steps.', isOpen: true },
  { name: 'Practise', text: 'The coach asks about what was weak last time.', isOpen: true },
  { name: 'See progress', text: 'Your place in everything you started.', isOpen: true },
  { name: 'Assess again', text: 'And see what has moved.', isOpen: false },
];

/** How the parts feed each other. A filled stone is open today, a hollow one is still being built. */
export function Loop(): ReactElement {
  return (
    <section aria-labelledby="loop" className={WRAP}>
      <div className="border-t-[1.5px] border-ink py-16 pb-24 max-md:py-10 max-md:pb-16">
        <header className="mb-12 grid items-end gap-x-12 gap-y-4 max-md:mb-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
          <BigHeading id="loop">Each part feeds the next</BigHeading>
          <p className={LEAD}>The library, your place in it and the coach are open today; the other parts open in later releases.</p>
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
      <span
        aria-hidden="true"
        className={classes('absolute top-0.5 left-0 size-[1.3rem] rounded-stone border-2 border-ink', step.isOpen ? 'bg-ink' : 'bg-paper')}
      />
      <h3 className="leading-tight">{step.name}</h3>
      <p className="mt-1 text-ink-2 text-pretty">{step.text}</p>
      <p className={classes('mt-2 text-sm', step.isOpen ? 'font-[560] text-ink' : 'text-ink-3')}>
        {step.isOpen ? 'Open today' : 'In a later release'}
      </p>
    </li>
  );
}
