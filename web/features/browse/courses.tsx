import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { KIND_WORDS } from '#core/library/kind-words.ts';
import { pageMeta } from '#web/page-meta.ts';
import { inBrowser, onServer } from '#web/screen.ts';
import { KindList, loadKind } from './kind-list.tsx';

const load = loadKind('course');
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta(KIND_WORDS.course.list);

export default function Courses(): ReactElement {
  return <KindList {...useLoaderData<typeof loader>()} />;
}
