import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import type { Goal } from '#core/goals/goal.ts';
import { pageMeta } from '#web/page-meta.ts';
import { inBrowser, onServer, type LoadInput } from '#web/screen.ts';
import { GoalDetail } from './detail/goal-detail.tsx';

const load = ({ api, params }: LoadInput): Promise<Goal> => api.getGoal(params['goalId'] ?? '');
export const loader = onServer(load);
export const clientLoader = inBrowser(load, { keepMs: 0 });
export const meta = pageMeta<Goal>((goal) => (goal ? `${goal.text}, goal` : 'Goal'));

export default function GoalPage(): ReactElement {
  const goal = useLoaderData<typeof loader>();
  return <GoalDetail key={goal.id} first={goal} />;
}
