import type { ReactElement } from 'react';

/** What others made and this service is built with. */
const LICENCES: readonly { readonly licence: string; readonly names: string }[] = [
  { licence: 'SIL Open Font License 1.1', names: 'Bricolage Grotesque, Instrument Sans, Literata' },
  { licence: 'ISC', names: 'Lucide icons, yaml' },
  { licence: 'Apache License 2.0', names: 'PDF.js' },
  { licence: 'BSD 3-Clause', names: 'Adobe character maps, Foxit typefaces for PDF' },
  { licence: 'GNU GPL 2 with font exception', names: 'Liberation Sans, for PDF' },
  {
    licence: 'MIT',
    names:
      'React, React Router, Base UI, TanStack Query, Zustand, Tailwind CSS, foliate-js, ts-fsrs, Hono, Kysely, Better Auth, Zod, Marked, sanitize-html, fast-xml-parser, music-metadata',
  },
];

export function Licences(): ReactElement {
  return (
    <dl className="grid gap-x-10 gap-y-2.5 md:grid-cols-3">
      {LICENCES.map(({ licence, names }) => (
        <div key={licence}>
          <dt className="text-sm text-ink-3">{licence}</dt>
          <dd className="text-ink-2">{names}</dd>
        </div>
      ))}
    </dl>
  );
}
