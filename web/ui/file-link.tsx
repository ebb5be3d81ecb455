import type { ReactElement, ReactNode } from 'react';

export interface FileLinkProps {
  /** An address of the API. */
  readonly to: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/** Downloads a file: no page of the app, so no link of the router. */
export function FileLink({ to, icon, children }: FileLinkProps): ReactElement {
  return (
    <a
      href={to}
      download
      className="relative inline-flex min-h-9 items-center gap-2 rounded-2 px-3.25 py-1 text-sm font-[570] text-ink-2 hover:bg-hover pointer-coarse:min-h-11"
    >
      {icon}
      {children}
    </a>
  );
}
