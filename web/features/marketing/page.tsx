import type { ReactElement, ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';

/** Width and margins that every public page shares with the header above it. */
export const WRAP = 'mx-auto w-full max-w-360 px-5 md:px-12';
export const LEAD = 'text-[1.1875rem] leading-normal text-ink-2 text-pretty';

interface PageProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** `text` keeps the lines of a page that is read from top to bottom short. */
  readonly width?: 'wide' | 'text';
}

/** A public page: its title, what it is about, and the rest. */
export function Page({ title, lead, children, width = 'wide' }: PageProps): ReactElement {
  return (
    <div className={classes(WRAP, 'pt-6 pb-24 max-md:pb-16')}>
      <header className="mb-12 max-w-176 max-md:mb-9">
        <h1 className="text-[4rem] leading-[0.96] max-md:text-4xl">{title}</h1>
        {lead ? <p className={classes(LEAD, 'mt-5')}>{lead}</p> : null}
      </header>
      {width === 'text' ? <div className="max-w-(--measure)">{children}</div> : children}
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
    <h2 id={id} className={classes('text-4xl leading-[0.98] max-md:text-3xl', className)}>
      {children}
    </h2>
  );
}
