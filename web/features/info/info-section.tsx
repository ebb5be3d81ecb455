import type { ReactElement, ReactNode } from 'react';
import { SectionHead } from '#web/ui/page-head.tsx';

export interface InfoSectionProps {
  readonly id: string;
  readonly title: string;
  readonly meta?: string;
  readonly children: ReactNode;
}

export function InfoSection({ id, title, meta, children }: InfoSectionProps): ReactElement {
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} meta={meta} rule className="mb-2.5" />
      <div className="grid max-w-140 grid-cols-1 gap-3 text-ink-2">{children}</div>
    </section>
  );
}
