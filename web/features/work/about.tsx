import { type ReactElement, useId } from 'react';
import { SectionHead } from '#web/ui/page-head.tsx';
import { Prose } from './prose.tsx';

/** The long description of a work. */
export function About({ title, html }: { readonly title: string; readonly html: string | null }): ReactElement | null {
  const id = useId();
  if (html === null) return null;
  return (
    <section aria-labelledby={id} className="mt-10">
      <SectionHead id={id} title={title} rule />
      <Prose html={html} />
    </section>
  );
}
