import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { inBrowser, onServer } from '#web/screen.ts';
import { pageMeta } from '#web/page-meta.ts';
import { LIST_PAGE } from '#web/features/trail/page-path.ts';
import { KindList, loadKind } from './kind-list.tsx';

const load = loadKind('audiobook');
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta(LIST_PAGE.audiobook.title);

export default function Audiobooks(): ReactElement {
  return <KindList {...useLoaderData<typeof loader>()} />;
}
