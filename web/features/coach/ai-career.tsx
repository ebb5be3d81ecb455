import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { pageMeta } from '#web/page-meta.ts';
import { inBrowser, onServer, type LoadInput } from '#web/screen.ts';
import { Signpost } from '#web/ui/button.tsx';
import { StoneMark } from '#web/ui/logo.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { COACH_MODES } from './coach-modes.ts';

/** Topics that prepare for the same talks, the nearest first. */
const FITTING = ['career', 'communication', 'leadership', 'management', 'interviews'];

const load = async ({ api }: LoadInput) => {
  const { items } = await api.listTopics();
  return FITTING.find((topic) => items.some((item) => item.topic === topic)) ?? null;
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta('AI Career Coach');

export default function AiCareer(): ReactElement {
  const topic = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-320 px-(--page-x) pt-2 pb-12">
      <div className="grid gap-x-10 gap-y-10 pt-4 lg:grid-cols-2">
        <div>
          <StoneMark size={44} />
          <h1 className="mt-4 text-4xl max-md:text-[2.25rem]/[1.05]">AI Career Coach</h1>
          <p className="mt-4 max-w-120 text-lg text-pretty text-ink-2">
            A place to think out loud about your work: one question at a time, and notes on what you said.
          </p>
          <p className="mt-3 max-w-120 text-pretty text-ink-2">
            It opens in a later release. Until then, the library has works that prepare for the same talks.
          </p>
          <Signpost to={topic ? `/discover/all?topic=${encodeURIComponent(topic)}` : '/discover/all'} className="mt-6">
            {topic ? `Works on ${topic}` : 'Look through the library'}
          </Signpost>
        </div>
        <section aria-labelledby="modes">
          <SectionHead id="modes" title="Four ways to work with it" rule className="mb-1" />
          <ul className="divide-y divide-line">
            {COACH_MODES.map(({ id, name, text, icon: Icon }) => (
              <li key={id} className="flex gap-4 py-4">
                <Icon size={22} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 text-ink-2" />
                <div className="min-w-0">
                  <h3>{name}</h3>
                  <p className="mt-0.5 max-w-120 text-pretty text-ink-2">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
