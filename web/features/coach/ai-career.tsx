import type { ReactElement } from 'react';
import { useLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router';
import { pageMeta } from '#web/page-meta.ts';
import { inBrowser, onServer, type LoadInput } from '#web/screen.ts';
import { useHeadingFocus } from '#web/ui/use-heading-focus.ts';
import { modeOf } from './coach-modes.ts';
import { Home } from './home/home.tsx';
import { loadHome } from './home/load-home.ts';
import { readMode, readPractice } from './read-mode.ts';
import { loadSetUp } from './set-up/load-set-up.ts';
import { SetUp } from './set-up/set-up.tsx';

const load = async ({ api, url }: LoadInput) => {
  const mode = readMode(url.searchParams.get('mode'));
  if (mode !== null) {
    const { goal, ...setUp } = await loadSetUp(api, mode, url.searchParams.get('goal'));
    return { mode, goal, ...setUp, practice: goal ? goal.practice : readPractice(url.searchParams) };
  }
  return { mode, ...(await loadHome(api, url.searchParams.get('q') ?? '')) };
};
type Loaded = Awaited<ReturnType<typeof load>>;
export const loader = onServer(load);
export const clientLoader = inBrowser(load, { keepMs: 0 });
export const meta = pageMeta<Loaded>((data) => (data?.mode ? modeOf(data.mode).title : 'AI Career Coach'));

/** Another search in the history is asked for by the history itself. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname === nextUrl.pathname && setUpOf(currentUrl) === setUpOf(nextUrl) ? false : defaultShouldRevalidate;

const setUpOf = ({ searchParams }: URL): string => JSON.stringify([readPractice(searchParams), searchParams.get('goal')]);

export default function AiCareer(): ReactElement {
  const data = useLoaderData<typeof loader>();
  useHeadingFocus(data.mode);
  return data.mode === null ? <Home {...data} /> : <SetUp key={JSON.stringify([data.mode, data.goal?.id, data.practice])} {...data} />;
}
