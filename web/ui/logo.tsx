import type { ReactElement } from 'react';
import { classes } from '#web/ui/classes.ts';

export interface LogoProps {
  readonly brandName: string;
  /** A brand's own mark; it replaces the stones. */
  readonly logoUrl?: string | null | undefined;
  /** Edge length of the mark in px. */
  readonly size?: number;
  /** Leaves the name out for the eye, not for assistive technology. */
  readonly markOnly?: boolean;
  readonly className?: string | undefined;
}

export function Logo({ brandName, logoUrl, size = 30, markOnly = false, className }: LogoProps): ReactElement {
  return (
    <span className={classes('inline-flex items-center gap-2 text-ink', className)}>
      {logoUrl ? <img src={logoUrl} alt="" width={size} height={size} className="flex-none object-contain" /> : <StoneMark size={size} />}
      <span className={markOnly ? 'sr-only' : 'font-display text-[1.4rem]/none font-[720] tracking-[-0.02em] [font-stretch:88%]'}>
        {brandName}
      </span>
    </span>
  );
}

/** Three stones, the top one in the accent. */
export function StoneMark({ size = 30 }: { readonly size?: number }): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="flex-none fill-current">
      <path d="M3.4 25.3C3.4 22.2 8 20.7 16.2 20.7c8 0 12.6 1.5 12.6 4.5 0 3-4.8 4.1-12.8 4.1-7.8 0-12.6-.9-12.6-4Z" />
      <path d="M7.6 15.9c.1-2.9 3.9-3.9 9.9-3.9 5.6 0 8.4 1.3 8.2 4-.2 2.5-3.6 3.3-8.9 3.3-5.6 0-9.3-.6-9.2-3.4Z" />
      <path
        className="fill-accent"
        d="M10.7 7.2c.2-3.1 2.5-4.6 5.4-4.5 3.2.1 5.1 1.9 4.9 4.6-.2 2.5-2.3 3.4-5.2 3.4-3.1 0-5.3-.6-5.1-3.5Z"
      />
    </svg>
  );
}
