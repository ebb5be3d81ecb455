import { useId, type ReactElement } from 'react';

/** The one thing to do next, about the task: of several none is heard. It stays in view at the foot of what scrolls. */
export function QuickestClimb({ advice }: { readonly advice: string | null }): ReactElement | null {
  const id = useId();
  if (advice === null) return null;
  return (
    <section aria-labelledby={id} className="sticky bottom-0 -mx-2 mt-auto border-t-[1.5px] border-ink bg-sheet px-2 py-3">
      <h3 id={id}>The quickest climb from here</h3>
      <p className="mt-1 text-sm text-pretty text-ink-2">{advice}</p>
    </section>
  );
}
