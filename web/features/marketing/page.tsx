import type { ReactElement, ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';

/** Width and margins that every public page shares with the header above it. */
export const WRAP = 'mx-auto w-full max-w-360 px-5 md:px-12';
export const LEAD = 'text-[1.1875rem] leading-normal text-ink-2 text-pretty';

const SPACE = 'pt-6 pb-24 max-md:pb-16';
const TITLE = 'text-[4rem] leading-[0.96] max-md:text-[min(3.25rem,16.5vw)]';

interface PageProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A public page: its title, what it is about, and the rest. */
export function Page({ title, lead, children }: PageProps): ReactElement {
  return (
    <div className={classes(WRAP, SPACE)}>
      <header className="mb-12 max-w-176 max-md:mb-9">
        <h1 className={TITLE}>{title}</h1>
        {lead ? <p className={classes(LEAD, 'mt-5')}>{lead}</p> : null}
      </header>
      {children}
    </div>
  );
}

interface SplitPageProps extends PageProps {
  /** Under the title, beside the rest: an index, or how to reach somebody. */
  readonly aside?: ReactNode;
}

/** A public page like an open book: the title and what goes with it on the left, what is read on the right. */
export function SplitPage({ title, lead, aside, children }: SplitPageProps): ReactElement {
  return (
    <div
      className={classes(
        WRAP,
        SPACE,
        'grid grid-cols-1 gap-x-16 gap-y-9 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)] lg:pt-10 xl:grid-cols-2 xl:gap-x-20',
      )}
    >
      <div className="min-w-0">
        <header className="max-w-132">
          <h1 className={classes(TITLE, 'lg:max-xl:text-4xl')}>{title}</h1>
          {lead ? <p className={classes(LEAD, 'mt-5')}>{lead}</p> : null}
        </header>
        {aside}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/** Large heading of a part of the landing page. */
export function BigHeading({
  children,
  id,
  className,
}: {
  readonly children: ReactNode;
  readonly id?: string;
  readonly className?: string;
}): ReactElement {
  return (
    <h2 id={id} className={classes('text-4xl leading-[0.98] max-md:text-[min(2.375rem,14vw)]', className)}>
      {children}
    </h2>
  );
}
