import type { ReactElement, ReactNode } from 'react';
import type { ItemKind } from '#core/library/kind.ts';
import { KindTag } from '#web/ui/kind.tsx';

export interface DetailHeadProps {
  readonly kind: ItemKind;
  readonly title: string;
  /** Instead of the name of the kind: what the part belongs to. */
  readonly source?: ReactNode;
  readonly author: string;
  /** After "by". */
  readonly narrator?: string | null;
  readonly description?: string;
  /** The step forward and what else can be done. */
  readonly actions?: ReactNode;
}

export function DetailHead({ kind, title, source, author, narrator, description, actions }: DetailHeadProps): ReactElement {
  return (
    <header>
      <KindTag kind={kind} {...(source === undefined ? {} : { label: source })} />
      <h1 className="mt-3 mb-2.5 text-4xl max-md:mt-1.5 max-md:mb-1.5 max-md:text-[min(2.25rem,14vw)]/[1.05]">{title}</h1>
      <p className="text-lg text-ink-2">
        by <span className="font-[560] text-ink">{author}</span>
        {narrator ? (
          <>
            , read by <span className="font-[560] text-ink">{narrator}</span>
          </>
        ) : null}
      </p>
      {description ? <p className="mt-4 max-w-132 text-lg text-ink-2">{description}</p> : null}
      {actions ? (
        <div className="mt-6 flex flex-wrap items-center gap-3 empty:hidden max-md:[&>.signpost]:w-full max-[22rem]:gap-x-1">{actions}</div>
      ) : null}
    </header>
  );
}
