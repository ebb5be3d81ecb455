import type { ReactElement, ReactNode } from 'react';

/** Running text of public pages: headings, paragraphs and lists, with the spaces between them. */
export function RunningText({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div className="max-w-(--measure) text-lg leading-relaxed text-ink-read [&_h2]:mt-10 [&_h2]:mb-2 [&_h2]:text-ink [&_h2:first-child]:mt-0 [&_li]:my-1 [&_p]:my-3 [&_ul]:my-3 [&_ul]:list-disc [&_ul]:pl-6">
      {children}
    </div>
  );
}
