import type { ReactElement, ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';

export interface PageHeadProps {
  readonly title: ReactNode;
  /** One quiet line after the title. */
  readonly meta?: ReactNode;
  readonly actions?: ReactNode;
  /** Above the title: the kind tag only. */
  readonly tag?: ReactNode;
  readonly className?: string | undefined;
}

export function PageHead({ title, meta, actions, tag, className }: PageHeadProps): ReactElement {
  return (
    <header className={classes('mb-6 flex flex-wrap items-end gap-x-6 gap-y-3', className)}>
      <div className="min-w-0 flex-1 basis-72">
        {tag ? <div className="mb-1.5">{tag}</div> : null}
        <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
          <h1>{title}</h1>
          {meta ? <p className="text-lg text-ink-2">{meta}</p> : null}
        </div>
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
    </header>
  );
}

export interface SectionHeadProps {
  readonly title: ReactNode;
  readonly meta?: ReactNode;
  /** Usually a `TextLink` with look `more`. */
  readonly more?: ReactNode;
  /** Draws the strong rule above: a new subject starts. */
  readonly rule?: boolean;
  /** Ties a section to its heading by `aria-labelledby`. */
  readonly id?: string;
  readonly className?: string | undefined;
}

export function SectionHead({ title, meta, more, rule = false, id, className }: SectionHeadProps): ReactElement {
  return (
    <div className={classes('mb-3.5 flex flex-wrap items-baseline gap-x-4 gap-y-1', rule && 'border-t-[1.5px] border-ink pt-3', className)}>
      <h2 id={id}>{title}</h2>
      {meta ? <span className="text-sm text-ink-3">{meta}</span> : null}
      {more ? <span className="ml-auto">{more}</span> : null}
    </div>
  );
}
