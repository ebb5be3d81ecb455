import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { pageMeta } from '#web/page-meta.ts';
import { inBrowser, onServer } from '#web/screen.ts';
import { KindCatalogue } from './catalogue/kind-catalogue.tsx';
import { loadCatalogue } from './catalogue/load-catalogue.ts';

const load = loadCatalogue('video');
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta = pageMeta('Crash Courses', 'The video crash courses in the library, with samples to watch without an account.');

export default function Video(): ReactElement {
  return (
    <KindCatalogue
      kind="video"
      title="Crash Courses"
      lead="One skill in a single sitting. Those marked as a sample play right here."
      page={useLoaderData<typeof loader>()}
    />
  );
}
