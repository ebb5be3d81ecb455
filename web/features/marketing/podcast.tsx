import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { pageMeta } from '#web/page-meta.ts';
import { inBrowser, onServer } from '#web/screen.ts';
import { KindCatalogue } from './catalogue/kind-catalogue.tsx';
import { loadCatalogue } from './catalogue/load-catalogue.ts';

const load = loadCatalogue('podcast');
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta = pageMeta('Podcasts', 'The podcasts in the library, with samples to hear without an account.');

export default function Podcast(): ReactElement {
  return (
    <KindCatalogue
      kind="podcast"
      title="Podcasts"
      lead="Talks and conversations, one episode at a time. Those marked as a sample play right here."
      page={useLoaderData<typeof loader>()}
    />
  );
}
