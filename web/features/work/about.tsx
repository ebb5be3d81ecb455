import { type ReactElement, useId } from 'react';
import { KIND_WORDS } from '#core/library/kind-words.ts';
import type { ItemKind } from '#core/library/kind.ts';
import { SectionHead } from '#web/ui/page-head.tsx';
import { Prose } from './prose.tsx';

/** The long description of a work. */
export function About({ kind, html }: { readonly kind: ItemKind; readonly html: string | null }): ReactElement | null {
  const id = useId();
  if (html === null) return null;
  return (
    <section aria-labelledby={id} className="mt-10">
      <SectionHead id={id} title={`About this ${kind === 'ebook' ? 'book' : KIND_WORDS[kind].one.toLowerCase()}`} rule />
      <Prose html={html} />
    </section>
  );
}
