import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { pageMeta } from '#web/page-meta.ts';
import { inBrowser, onServer } from '#web/screen.ts';
import { KindCatalogue } from './catalogue/kind-catalogue.tsx';
import { loadCatalogue } from './catalogue/load-catalogue.ts';

const load = loadCatalogue('audiobook');
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta = pageMeta('Audiobooks', 'The audiobooks in the library, with samples to hear without an account.');

export default function Audiobook(): ReactElement {
  return (
    <KindCatalogue
      kind="audiobook"
      title="Audiobooks"
      lead="Books to hear, with a place that is kept. Those parts marked as a sample play right here."
      page={useLoaderData<typeof loader>()}
    />
  );
}
