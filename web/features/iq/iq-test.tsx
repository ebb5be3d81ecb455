import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { topicPath } from '#web/addresses.ts';
import { pageMeta } from '#web/page-meta.ts';
import { inBrowser, onServer, type LoadInput } from '#web/screen.ts';
import { Signpost } from '#web/ui/button.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { DomainExample } from './domain-example.tsx';
import { IQ_DOMAINS } from './iq-domains.ts';
import { ScoreHill } from './score-hill.tsx';

/** Topics about the same skills, the nearest first. */
const FITTING = ['thinking', 'learning', 'focus'];

const load = async ({ api }: LoadInput) => {
  const { items } = await api.listTopics();
  return FITTING.find((topic) => items.some((item) => item.topic === topic)) ?? null;
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta('IQ Test');

export default function IqTest(): ReactElement {
  const topic = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-320 px-(--page-x) pt-4 pb-12">
      <div className="grid items-end gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        <div className="xl:self-center">
          <h1 className="text-4xl max-md:text-[min(2.25rem,14vw)]/[1.05]">IQ Test</h1>
          <p className="mt-4 max-w-132 text-lg text-pretty text-ink-2">
            A test of reasoning in five domains. The result is a range with its certainty, not a bare number, and how fast you answer does
            not change it.
          </p>
          <p className="mt-3 max-w-132 text-pretty text-ink-2">
            It opens in a later release. Until then, the library has works on the skills behind it.
          </p>
          <Signpost to={topic ? topicPath(topic) : '/discover/all'} className="mt-6">
            {topic ? `Works on ${topic}` : 'Look through the library'}
          </Signpost>
        </div>
        <ScoreHill />
      </div>
      <section aria-labelledby="domains" className="mt-12">
        <SectionHead id="domains" title="Five domains" meta="each with a drawn example" rule />
        <ul className="grid gap-x-8 gap-y-8 pt-2 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-5">
          {IQ_DOMAINS.map(({ id, name, text }) => (
            <li key={id} className="grid content-start items-center gap-x-5 gap-y-3 max-sm:grid-cols-[2fr_3fr]">
              <DomainExample domain={id} />
              <div className="min-w-0">
                <h3>{name}</h3>
                <p className="mt-0.5 text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
