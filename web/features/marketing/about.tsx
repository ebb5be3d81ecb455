import type { ReactElement } from 'react';
import { pageMeta } from '#web/page-meta.ts';
import { useBrand } from '#web/root-data.ts';
import { TextLink } from '#web/ui/button.tsx';
import { CairnStack } from '#web/ui/drawn/cairn-stack.tsx';
import { RunningText, type TextSection } from './running-text.tsx';

export const meta = pageMeta('About', 'One place to grow: learn, know yourself, practise, and see how far you have come.');

/** The one name that the piles of stones explain. */
const CAIRN = 'Cairn';

export default function About(): ReactElement {
  const { name } = useBrand();
  const sections: readonly TextSection[] = [
    {
      id: 'purpose',
      title: 'What it is for',
      text: (
        <p>
          {name === CAIRN ? (
            <>
              People who walk in the hills leave small piles of stones, so that those who come after find the way. {name} works like that:
              somebody
            </>
          ) : (
            <>At {name}, somebody</>
          )}{' '}
          has done the thing you are about to do, and has left a course, a talk or a book where you can find it.
        </p>
      ),
    },
    {
      id: 'people',
      title: 'Who it is for',
      text: (
        <p>Anybody who wants to get better at something at work or in their own days, and has twenty minutes rather than twenty weeks.</p>
      ),
    },
    {
      id: 'open',
      title: 'What there is',
      text: (
        <>
          <p>
            The library: courses, audiobooks, podcasts, video crash courses and ebooks. One player for everything that sounds, a queue, your
            favorites, and your place kept in each title on every device. And the AI Career Coach with four modes: career, networking,
            interview, managerial. The built-in coach goes by what it has learned from examples; it understands nothing more, and is no
            therapy.
          </p>
          <p>
            Ebooks open in a reader with highlights and notes. Lessons have notes beside them and quizzes that explain, and a course ends
            with a certificate that can be verified. What you mark or miss comes back in a daily review of ten cards at most, and the days
            you learned stand on a line.
          </p>
          <p>
            And what ties them together: a career assessment of five questions that ends in a plan, steps of it that you can follow as goals
            with a day, a map of your skills with the evidence behind each, and a month to look back on.
          </p>
          <p>
            And an IQ test of five domains. Its items are made anew for each sitting, and its result is an estimated score with its range,
            for yourself: no diagnosis, and not for selection. It is not yet normed on a sample of people.
          </p>
          <p>
            <TextLink to="/showcase">Showcase</TextLink> has an example of each. What you write and learn stays yours: you export it or
            delete it in your profile, at any time.
          </p>
        </>
      ),
    },
    {
      id: 'how',
      title: 'How we work',
      text: (
        <p>
          Plain words, no points, no leagues, no advertising and no trackers. Scores come with a range. We show no ratings and no results
          that nobody has earned: what is an example says so. What can be undone is undone when you ask. If something stands in your way,{' '}
          <TextLink to="/contact">tell us</TextLink>.
        </p>
      ),
    },
  ];
  return (
    <RunningText
      title={`About ${name}`}
      lead="One place to grow: learn, know yourself, practise, and see how far you have come."
      sections={sections}
      drawing={<Cairn />}
    />
  );
}

function Cairn(): ReactElement {
  return (
    <div aria-hidden="true" className="sticky top-16 mt-16 max-lg:hidden">
      <CairnStack
        seed="about"
        count={6}
        width={280}
        height={300}
        stone={{ width: 210, height: 44, gap: 4 }}
        ground
        className="h-auto w-full max-w-90"
      />
    </div>
  );
}
