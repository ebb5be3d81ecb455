import { useEffect, type ReactElement } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { pageMeta } from '#web/page-meta.ts';
import { inBrowser, onServer } from '#web/screen.ts';
import { loadPlan, loadPlanOrKept, type LoadedPlan } from './result/load-plan.ts';
import { NoPlan } from './result/no-plan.tsx';
import './result/plan.css';
import { Result } from './result/result.tsx';

export const loader = onServer(({ api, params }) => loadPlan(api, params['assessmentId']));
export const clientLoader = inBrowser(({ api, params }) => loadPlanOrKept(api, params['assessmentId']), { keepMs: 0 });
export const meta = pageMeta<LoadedPlan>((data) =>
  data?.assessment ? `${data.assessment.headline.replace(/\.$/, '')}, plan` : 'Your plan',
);

/** The newest plan, or the one that the address names. */
export default function Plan(): ReactElement {
  const loaded = useLoaderData<typeof loader>();
  const { assessment, isKept } = loaded;
  useReloadOnline(isKept);
  return assessment ? <Result key={assessment.id} {...loaded} assessment={assessment} /> : <NoPlan />;
}

/** What the browser holds is shown until the server is there again. */
function useReloadOnline(isKept: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isKept) return;
    const stop = new AbortController();
    window.addEventListener('online', () => void revalidate(), { signal: stop.signal });
    return () => stop.abort();
  }, [isKept, revalidate]);
}
