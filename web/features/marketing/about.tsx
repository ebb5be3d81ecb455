import type { ReactElement } from 'react';
import { pageMeta } from '#web/page-meta.ts';
import { useBrand } from '#web/root-data.ts';
import { TextLink } from '#web/ui/button.tsx';
import { CairnStack } from '#web/ui/drawn/cairn-stack.tsx';
import { Page } from './page.tsx';
import { RunningText } from './running-text.tsx';

export const meta = pageMeta('About', 'One place to grow: learn, know yourself, practise, and see how far you have come.');

export default function About(): ReactElement {
  const { name } = useBrand();
  return (
    <Page title={`About ${name}`} lead="One place to grow: learn, know yourself, practise, and see how far you have come.">
      <div className="grid gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,var(--measure))_1fr]">
        <RunningText>
          <h2>What it is for</h2>
          <p>
            People who walk in the hills leave small piles of stones, so that those who come after find the way. {name} works like that:
            somebody has done the thing you are about to do, and has left a course, a talk or a book where you can find it.
          </p>
          <h2>Who it is for</h2>
          <p>Anybody who wants to get better at something at work or in their own days, and has twenty minutes rather than twenty weeks.</p>
          <h2>What is open today</h2>
          <p>
            The library: courses, audiobooks, podcasts, video crash courses and ebooks. One player for everything that sounds, a queue, your
            favorites, and your place kept in each title on every device.
          </p>
          <h2>What is being built</h2>
          <p>
            An AI Career Coach with four modes (career, networking, interview, managerial), a career assessment that ends in a plan, and an
            IQ Test that shows a range instead of a bare number. They open in later releases, and we do not show results or ratings that
            nobody has earned yet.
          </p>
          <h2>How we work</h2>
          <p>
            Plain words, no points, no leagues, no advertising and no trackers. Scores come with a range. What can be undone is undone when
            you ask. If something stands in your way, <TextLink to="/contact">tell us</TextLink>.
          </p>
        </RunningText>
        <div aria-hidden="true" className="flex items-end justify-center self-end max-lg:hidden">
          <CairnStack
            seed="about"
            count={6}
            width={280}
            height={300}
            stone={{ width: 210, height: 44, gap: 4 }}
            ground
            className="h-auto w-full max-w-70"
          />
        </div>
      </div>
    </Page>
  );
}
