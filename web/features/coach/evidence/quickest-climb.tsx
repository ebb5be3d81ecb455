import { useId, type ReactElement } from 'react';

/** The one thing to do next, about the task: of several none is heard. */
export function QuickestClimb({ advice }: { readonly advice: string | null }): ReactElement | null {
  const id = useId();
  if (advice === null) return null;
  return (
    <section aria-labelledby={id} className="mt-auto border-t-[1.5px] border-ink pt-3 pb-1">
      <h3 id={id}>The quickest climb from here</h3>
      <p className="mt-1 text-sm text-pretty text-ink-2">{advice}</p>
    </section>
  );
}
