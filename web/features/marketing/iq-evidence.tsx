import type { ReactElement, ReactNode } from 'react';
import { SIMULATED } from '#core/iq/evidence/simulated.ts';
import { PROVISIONAL_MODEL } from '#core/iq/scoring/response-model.ts';
import { TEMPLATE_IDS } from '#core/iq/templates/catalogue.ts';
import { pageMeta } from '#web/page-meta.ts';
import { TextLink } from '#web/ui/button.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { BeyondBounds, ItemTables } from './iq-evidence/item-tables.tsx';
import { count, percent } from './iq-evidence/say-figures.ts';
import { AssumptionsTable, FormsTable, GoalsTable } from './iq-evidence/simulated-tables.tsx';
import { Page } from './page.tsx';

export const meta = pageMeta(
  'Evidence of the IQ test',
  'What the score of the IQ test is and is not, how sure it is in simulation, how its items hold up, and what nobody knows yet.',
);

export default function IqEvidence(): ReactElement {
  return (
    <Page
      title="How good is the IQ test?"
      lead="What its score tells, how sure it is, how its items hold up, and what nobody knows yet. The figures are made by two programs that come with the test, and made again for a release."
    >
      <div className="grid grid-cols-1 gap-14">
        <Part id="score" title="What the score is, and is not">
          <p>
            An estimate on the IQ scale, on which 100 is the assumed average of adults. The result is a range: it is made to hold the true
            score of 95 people in 100, with room for what nobody knows yet of the items and the scale. The single number is the best guess
            within it.
          </p>
          <p>
            It is no clinical test, no diagnosis, and not for selection. No sample of adults has taken it to set its norms, and it is not
            corrected for age. It says nothing about anybody’s worth, nor which work suits them.
          </p>
        </Part>
        <Part id="simulated" title="How sure it is, in simulation">
          <p>
            Nobody’s true score is known, so {count(SIMULATED.takers)} simulated people whose score is known sat each form, asked and scored
            as learners are. What the test says of them is held against the truth.
          </p>
          <FormsTable />
          <Legend
            words={[
              ['Range', 'points from the best guess to either end.'],
              ['Holds the truth', 'how many of the ranges have the true score in them; at least 95% are wanted.'],
              ['Typical error', 'points from the best guess to the true score, as a root mean square.'],
              ['Reliability', 'how much of the differences between scores is real, from 0 to 1.'],
            ]}
          />
          <p>
            These figures hold if people and items are as the model assumes. So each assumption was broken in turn, and then all together,
            while the scoring knew nothing of it. The ranges are wide because of the last rows: scored without that caution, far fewer hold
            the truth.
          </p>
          <AssumptionsTable />
          <p>Leaning is how many points too high (+) or too low (−) the best guess is in the mean.</p>
          <GoalsTable />
          <p>
            Slope and difficulty are explained under{' '}
            <a href="#items" className="text-link">
              the items
            </a>
            . The row on plausible misfit is scored as today; the others are for a test whose items are known, as they will be once enough
            people have answered.
          </p>
        </Part>
        <Part id="more" title="What else came of it">
          <MoreFound />
        </Part>
        <Part id="items" title="The items">
          <p>
            Items are made anew for each sitting, by {TEMPLATE_IDS.length} sets of rules at five levels. A second set of rules solves each
            item without knowing the answer, and only items on which both agree are asked. For the figures below they were made by the
            thousand and looked through.
          </p>
          <Legend
            words={[
              [
                'Difficulty',
                'assumed, not measured: 0 is an item that an average adult solves half of the time, were there no guessing. ± is how far it may be off.',
              ],
              [
                'Slope',
                `how sharply an item tells abilities apart. The same cautious one for all until people’s answers say more; ${percent(1 - PROVISIONAL_MODEL.ceiling)} of answers are taken for slips.`,
              ],
              ['Guess', 'how often a lucky guess is counted on in the scoring. In bold where a known short cut is counted in.'],
              ['Chance', 'how often a guess at random is right.'],
              [
                'Blind',
                'how often somebody is right who sees the options and not the question, having learnt from other items. One and a half points above chance are allowed.',
              ],
              [
                'At a look',
                'how often the best of many quick strategies is right, such as the option that looks most like what is shown. Five points above what is counted as a guess are allowed.',
              ],
            ]}
          />
          <ItemTables />
          <h3 className="mt-8 mb-2 text-lg">Beyond a bound</h3>
          <BeyondBounds />
          <p>
            A second program, written without sight of the first, found more, and most of what it found was mended. Some items can still be
            answered more often than by chance without being solved: folded nets, by where a mark points before folding; sections of deep
            solids, by their depth. What a single sign tells is allowed for as a lucky guess is. A program that was trained on thousands of
            items finds more in comparisons, overlaid figures, folded paper and a few others; that is shown and not allowed for, because
            nobody weighs forty signs in their head.
          </p>
        </Part>
        <Part id="unknown" title="What nobody knows yet">
          <ul className="list-disc pl-6 [&_li]:my-1.5">
            <li>Whether items are as hard for people as their level says. Their order follows published research, their values do not.</li>
            <li>Whether 100 is the average of adults. It is the average of the people that the model assumes.</li>
            <li>Whether items are as fair to people of every first language, age and schooling.</li>
            <li>How fast people usually are. Pace is compared with nobody’s until every kind and level has been timed by 100 people.</li>
            <li>What the score predicts. Nothing is claimed, and nothing here is decided by it.</li>
          </ul>
          <p>
            What is kept of a sitting, and who sees it: <TextLink to="/faq#iq-data">questions and answers</TextLink>. What a result looks
            like: <TextLink to="/showcase#result">an example</TextLink>.
          </p>
        </Part>
      </div>
    </Page>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

const Part = ({ id, title, children }: PartProps): ReactElement => (
  <section aria-labelledby={id} className="min-w-0">
    <SectionHead id={id} title={title} rule />
    <div className="[&>:is(p,dl,ul)]:my-3 [&>:is(p,dl,ul)]:max-w-(--measure) [&>:is(p,ul)]:text-pretty">{children}</div>
  </section>
);

const Legend = ({ words }: { readonly words: readonly (readonly [word: string, meaning: string])[] }): ReactElement => (
  <dl className="grid gap-1.5 text-ink-2">
    {words.map(([word, meaning]) => (
      <div key={word}>
        <dt className="inline font-semibold text-ink">{word}:</dt> <dd className="inline">{meaning}</dd>
      </div>
    ))}
  </dl>
);

function MoreFound(): ReactElement {
  const { shrinkage, standingOut, change, leavingOut, levels } = SIMULATED;
  const [unpractised, practised] = change;
  const most = leavingOut.at(-1);
  return (
    <ul className="list-disc pl-6 [&_li]:my-1.5">
      <li>
        Best guesses are drawn towards 100, as the best guess of anything measured with error is. Mean report by true score:{' '}
        {shrinkage.map(({ truth, report }) => `${truth} is told as ${report.toFixed(0)}`).join(', ')}.
      </li>
      <li>
        A domain is said to stand out of {percent(standingOut.flagged)} of people; {percent(standingOut.right)} of what is said is true.
      </li>
      {unpractised && practised ? (
        <li>
          Of people who did not change, a second sitting says of {percent(unpractised.higher)} that they rose and of{' '}
          {percent(unpractised.lower)} that they fell; of {percent(practised.higher)} and {percent(practised.lower)} where having done it
          before lifts the score by {practised.gain} points.
        </li>
      ) : null}
      {most ? (
        <li>
          Leaving hard items out does not pay: who leaves out {100 * most.share}% of all items loses {(-most.asOmitted).toFixed(1)} points
          in the mean.
        </li>
      ) : null}
      <li>Levels that are asked: {levels.map(({ level, share }) => `level ${level} ${percent(share)}`).join(', ')} of the items.</li>
    </ul>
  );
}
