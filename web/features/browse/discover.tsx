import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import type { DiscoverSection } from '#core/library/catalogue.ts';
import type { WorkLink } from '#core/library/work-link.ts';
import { capitalized } from '#core/words.ts';
import { skillPath, topicPath } from '#web/addresses.ts';
import { planPath } from '#web/coach-addresses.ts';
import { loadNextSteps } from '#web/features/goals/load-next-steps.ts';
import { NextStepCard } from '#web/features/goals/next-step.tsx';
import { layTrail } from '#web/features/trail/lay-trail.ts';
import { pageMeta } from '#web/page-meta.ts';
import { inBrowser, onServer, type LoadInput } from '#web/screen.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { zoneHere } from '#web/zone-here.ts';
import { chooseHero, COLLECTION, leaveOut, settleSteps } from './choose-hero.ts';
import { DiscoverHero } from './discover-hero.tsx';
import { ItemShelf } from './item-shelf.tsx';
import { TodayLines } from './today-lines.tsx';
import { useOwnToday } from './use-own-today.ts';

const load = async ({ api }: LoadInput) => {
  const [{ sections, today, planned }, steps] = await Promise.all([api.getDiscover(zoneHere()), loadNextSteps(api)]);
  const [next] = steps;
  const first = chooseHero<WorkLink>(sections, planned?.work ?? (next?.kind === 'work' ? next.work : null));
  if (!first) return { sections, today, nextSteps: steps, hero: null };
  const { reason, steps: nextSteps } = settleSteps(first, steps, planned);
  const item = await api.getItem(first.kind, first.id);
  return { sections, today, nextSteps, hero: { item, reason, map: layTrail(item.id) } };
};

export const loader = onServer(load);
export const clientLoader = inBrowser(load, { keepMs: 0 });
export const meta = pageMeta('Dashboard');

const TOPIC = 'topic-';

export default function Discover(): ReactElement {
  const { sections, today, nextSteps, hero } = useLoaderData<typeof loader>();
  useOwnToday(today);
  if (!hero) return <NothingYet />;
  const [step, ...others] = nextSteps;
  const below = leaveOut(hero.item, sections);
  const find = (id: string): DiscoverSection['items'] => below.find((section) => section.id === id)?.items ?? [];
  const begun = sections.find(({ id }) => id === 'continue')?.items ?? [];
  const [started, fresh] = [find('continue'), find('new')];
  const forYou = below.filter(({ skill }) => skill !== undefined);
  const collections = below.filter((section) => section.id.startsWith(COLLECTION));
  const topics = below.filter((section) => section.id.startsWith(TOPIC));
  return (
    <div className="mx-auto max-w-320 px-(--page-x) pt-2 pb-12">
      <DiscoverHero key={hero.item.id} {...hero} />
      {started.length > 0 ? (
        <ItemShelf title="Where you left off" items={started} more={{ to: '/progress', label: 'All in progress' }} />
      ) : null}
      {step ? <NextStepCard step={step} others={others} /> : null}
      <TodayLines today={today} />
      {forYou.map(({ id, title, reason, skill, items }) => (
        <ItemShelf key={id} title={title} reason={reason} items={items} more={moreOf(id, skill)} />
      ))}
      {fresh.length > 0 ? <ItemShelf title="New" items={fresh} more={{ to: '/discover/all', label: 'Library' }} /> : null}
      {collections.map(({ id, title, reason, items }) => (
        <ItemShelf key={id} title={title} reason={reason} items={items} />
      ))}
      {topics.map((section) => {
        const topic = section.id.slice(TOPIC.length);
        const because = begun.find((item) => item.topics.includes(topic));
        return (
          <ItemShelf
            key={section.id}
            title={capitalized(section.title)}
            reason={section.reason ?? (because ? `Because you started ${because.title}` : undefined)}
            items={section.items}
            more={{ to: topicPath(topic), label: `All on ${topic}` }}
          />
        );
      })}
    </div>
  );
}

const moreOf = (id: string, skill: DiscoverSection['skill']) =>
  id === 'plan' ? { to: planPath(), label: 'Your plan' } : skill && { to: skillPath(skill), label: 'All on it' };

function NothingYet(): ReactElement {
  return (
    <div className="mx-auto max-w-320 px-(--page-x) pt-2 pb-12">
      <h1>Dashboard</h1>
      <EmptyState
        title="The library is empty"
        text="Courses, audiobooks, podcasts, crash courses and ebooks appear here as soon as they are added."
        action={<Button to="/info">Who to ask</Button>}
        className="mt-10"
      />
    </div>
  );
}
