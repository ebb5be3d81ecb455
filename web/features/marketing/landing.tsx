import type { ReactElement } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { readNotice } from '#core/account/notice.ts';
import { ITEM_KINDS } from '#core/library/kind.ts';
import { pageMeta } from '#web/page-meta.ts';
import { inBrowser, type LoadInput, onServer } from '#web/screen.ts';
import { findSample } from './find-sample.ts';
import { Closing } from './landing/closing.tsx';
import { Coach } from './landing/coach.tsx';
import { Hero } from './landing/hero.tsx';
import { Kinds } from './landing/kinds.tsx';
import { Loop } from './landing/loop.tsx';
import { PlansTeaser } from './landing/plans-teaser.tsx';
import { Questions } from './landing/questions.tsx';
import { Sample } from './landing/sample.tsx';
import { Standing } from './landing/standing.tsx';
import { Year } from './landing/year.tsx';

const load = async ({ api }: LoadInput) => {
  const [pages, sample] = await Promise.all([Promise.all(ITEM_KINDS.map((kind) => api.listItems({ kind, limit: 1 }))), findSample(api)]);
  return { items: pages.flatMap(({ items }) => items), sample };
};
export const loader = async (args: LoaderFunctionArgs) => ({
  ...(await onServer(load)(args)),
  notice: readNotice(args.request.headers.get('cookie')),
});
export const clientLoader = inBrowser(load);

export const meta = pageMeta(
  'A library for your own growth',
  'Courses, audiobooks, podcasts, crash courses and ebooks in one library that keeps your place. Hear a sample first, then start free.',
);

export default function Landing(): ReactElement {
  const { items, sample, notice } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero notice={notice} />
      <Kinds items={items} />
      {sample ? <Sample sample={sample} /> : null}
      <Loop />
      <Coach />
      <Standing />
      <Year />
      <PlansTeaser />
      <Questions />
      <Closing />
    </>
  );
}
