import { useId, useState, type ReactElement } from 'react';
import type { AnswerRef } from '#core/assessment/assessment.ts';
import { SectionHead } from '#web/ui/page-head.tsx';
import { describeBecause } from './describe-because.ts';
import { PlanToggle } from './plan-toggle.tsx';

export interface WhyButtonProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** What the reasons are of, for whom does not see where the button stands. */
  readonly of: string;
  readonly controls: string;
}

/** Shows the answers that a part comes from. */
export function WhyButton({ of, ...toggle }: WhyButtonProps): ReactElement {
  const words = toggle.isOpen ? 'Hide why' : 'Why';
  return (
    <PlanToggle {...toggle} label={`${words}: ${of}`}>
      {words}
    </PlanToggle>
  );
}

/** The answers that a sentence comes from; on paper they always stand. */
export function Because({ because, isOpen }: { readonly because: readonly AnswerRef[]; readonly isOpen: boolean }): ReactElement | null {
  const words = describeBecause(because);
  if (words === '') return null;
  return (
    <>
      {' '}
      <span data-closed={isOpen ? undefined : ''} className="plan-because">
        {words}
      </span>
    </>
  );
}

export interface SaidProps {
  readonly title: string;
  readonly sentences: readonly string[];
  /** Of each sentence; null of what a service wrote. */
  readonly because: readonly (readonly AnswerRef[])[] | null;
}

/** A part of the plan as a list of sentences, each with the answers it comes from when that is asked for. */
export function Said({ title, sentences, because }: SaidProps): ReactElement | null {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (sentences.length === 0) return null;
  const why = because ? <WhyButton of={title} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} controls={`${id}-list`} /> : null;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} more={why} rule className="mb-1" />
      <ul id={`${id}-list`} className="divide-y divide-line">
        {sentences.map((sentence, i) => (
          <li key={sentence} className="py-2.5 text-pretty wrap-anywhere">
            {sentence}
            <Because because={because?.[i] ?? []} isOpen={isOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}
