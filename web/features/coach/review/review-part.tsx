import type { ReactElement, ReactNode } from 'react';

export interface ReviewPartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function ReviewPart({ id, title, children }: ReviewPartProps): ReactElement {
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1.5">
        {title}
      </h3>
      {children}
    </section>
  );
}
