import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { topicPath } from '#web/addresses.ts';
import { pageMeta } from '#web/page-meta.ts';
import { inBrowser, onServer, type LoadInput } from '#web/screen.ts';
import { Signpost } from '#web/ui/button.tsx';
import { Neatline, Plate } from '#web/ui/drawn/map-figure.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { COACH_MODES } from './coach-modes.ts';
import { WaysMap } from './ways-map.tsx';

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
      <div className="@container">
        <section
          aria-labelledby="coach"
          className="relative max-md:-mx-(--page-x) @min-[60rem]:grid @min-[60rem]:min-h-96 @min-[68rem]:min-h-110"
        >
          <div
            aria-hidden="true"
            className="relative h-52 overflow-hidden rounded-1 bg-topo-0 max-md:rounded-none @min-[36rem]:h-80 @min-[60rem]:absolute @min-[60rem]:inset-0 @min-[60rem]:h-auto"
          >
            <WaysMap />
            <Neatline />
          </div>
          <Plate className="relative mx-5 -mt-7 flex flex-col p-5 @min-[60rem]:m-7 @min-[60rem]:w-84 @min-[60rem]:p-6">
            <h1 id="coach">AI Career Coach</h1>
            <p className="mt-3 text-lg text-pretty text-ink-2">
              A place to think out loud about your work: one question at a time, and notes on what you said.
            </p>
            <p className="mt-3 text-pretty text-ink-2">
              It opens in a later release. Until then, the library has works that prepare for the same talks.
            </p>
            <div className="mt-auto w-full pt-5">
              <Signpost to={topic ? topicPath(topic) : '/discover/all'} className="@max-[36rem]:w-full">
                {topic ? `Works on ${topic}` : 'Look through the library'}
              </Signpost>
            </div>
          </Plate>
        </section>
      </div>
      <section aria-labelledby="modes" className="mt-10">
        <SectionHead id="modes" title="Four ways to work with it" rule />
        <ul className="grid gap-x-10 gap-y-6 pt-2 sm:grid-cols-2 xl:grid-cols-4">
          {COACH_MODES.map(({ id, name, text, icon: Icon }) => (
            <li key={id}>
              <Icon size={26} strokeWidth={1.75} aria-hidden="true" className="text-ink-2" />
              <h3 className="mt-2 text-xl">{name}</h3>
              <p className="mt-1 text-lg text-pretty text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
