import type { ReactElement, ReactNode } from 'react';
import { BLAZE } from '#core/drawing/blaze.ts';
import { KIND_WORDS } from '#core/library/kind-words.ts';
import type { ItemKind } from '#core/library/kind.ts';
import { classes } from '#web/ui/classes.ts';

/** Fill of drawings by kind. */
export const KIND_FILL: Record<ItemKind, string> = {
  course: 'fill-course',
  audiobook: 'fill-audiobook',
  podcast: 'fill-podcast',
  video: 'fill-video',
  ebook: 'fill-ebook',
};

export interface BlazeProps {
  readonly kind: ItemKind;
  /** Edge length in px. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** The sign of a kind. Decorative: its name stands beside it. */
export function Blaze({ kind, size = 12, className }: BlazeProps): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" className={classes('flex-none', KIND_FILL[kind], className)}>
      <path d={BLAZE[kind]} />
    </svg>
  );
}

export interface KindTagProps {
  readonly kind: ItemKind;
  /** Shown instead of the name of the kind, for example the parent title. The name is then read out before it. */
  readonly label?: ReactNode;
  /** Cuts a long label instead of wrapping it, in rows of a fixed height. */
  readonly isOneLine?: boolean;
  readonly className?: string | undefined;
}

export function KindTag({ kind, label, isOneLine = false, className }: KindTagProps): ReactElement {
  return (
    <span className={classes('inline-flex max-w-full min-w-0 items-baseline gap-1.75 text-sm font-[520] text-ink-2', className)}>
      <Blaze kind={kind} size={11} />
      {label === undefined ? (
        KIND_WORDS[kind].one
      ) : (
        <>
          <span className="sr-only">{KIND_WORDS[kind].one}: </span>
          <span className={classes('min-w-0', isOneLine ? 'truncate' : 'wrap-anywhere')}>{label}</span>
        </>
      )}
    </span>
  );
}
