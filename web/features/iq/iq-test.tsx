import { lazy, Suspense, type ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { IQ_FORMS } from '#core/iq/forms.ts';
import { iqCalls } from '#web/api/iq-calls.ts';
import { pageMeta } from '#web/page-meta.ts';
import { inBrowser, onServer, type LoadInput } from '#web/screen.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Home } from './home/home.tsx';
import { Practice } from './practice/practice.tsx';
import './result/result.css';
import './review/review.css';
import { Taking } from './sitting/taking.tsx';

const Result = lazy(() => import('./result/result.tsx'));

const load = async ({ api, params: { sittingId }, url }: LoadInput) => {
  const iq = iqCalls(api);
  if (sittingId !== undefined) {
    const sitting = await iq.getIqSitting(sittingId);
    return sitting.state === 'open' ? ({ shows: 'item', sitting } as const) : ({ shows: 'result', sitting } as const);
  }
  const form = IQ_FORMS.find((id) => id === url.searchParams.get('practice'));
  if (form !== undefined) return { shows: 'practice', items: (await iq.listIqPractice(form)).items } as const;
  const [status, history] = await Promise.all([iq.getIqStatus(), iq.listIqSittings()]);
  return { shows: 'home', status, history } as const;
};
type Loaded = Awaited<ReturnType<typeof load>>;

export const loader = onServer(load);
export const clientLoader = inBrowser(load, { keepMs: 0 });

const TITLES: Readonly<Record<Loaded['shows'], string>> = {
  ...{ home: 'IQ Test', practice: 'Practice items, IQ test', item: 'A sitting, IQ test', result: 'Result, IQ test' },
};
export const meta = pageMeta<Loaded>((data) => TITLES[data?.shows ?? 'home']);

export default function IqTest(): ReactElement {
  const loaded = useLoaderData<typeof loader>();
  switch (loaded.shows) {
    case 'home':
      return <Home status={loaded.status} history={loaded.history} />;
    case 'practice':
      return <Practice items={loaded.items} />;
    case 'item':
      return <Taking key={loaded.sitting.id} sitting={loaded.sitting} />;
    case 'result':
      return (
        <Suspense fallback={<LoadingResult />}>
          <Result key={loaded.sitting.id} sitting={loaded.sitting} />
        </Suspense>
      );
  }
}

function LoadingResult(): ReactElement {
  return (
    <div role="status" aria-label="Loading the result" className="mx-auto grid max-w-320 gap-4 px-(--page-x) pt-2">
      <Skeleton className="h-5 w-2/5" />
      <Skeleton className="h-16 w-3/5" />
      <Skeleton className="h-60" />
    </div>
  );
}
