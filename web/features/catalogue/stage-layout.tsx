import type { ReactElement, ReactNode } from 'react';

export interface StageLayoutProps {
  readonly children: ReactNode;
  /** The whole work beside its part; below it on smaller screens. */
  readonly rail: ReactNode;
}

/** A wide column for a film or a text, and a rail with the way. */
export function StageLayout({ children, rail }: StageLayoutProps): ReactElement {
  return (
    <div className="mx-auto max-w-320 px-(--page-x) pt-2 pb-12 grid gap-x-11 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <article className="min-w-0">{children}</article>
      <aside
        aria-label="All parts"
        className="min-w-0 max-xl:border-t-[1.5px] max-xl:border-ink max-xl:pt-3 xl:-mt-2 xl:-mb-12 xl:min-h-[calc(100dvh-var(--topbar))] xl:border-l xl:border-line xl:pt-4 xl:pb-12 xl:pl-7"
      >
        {rail}
      </aside>
    </div>
  );
}
