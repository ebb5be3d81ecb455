import type { ReactElement } from 'react';
import type { IqResult } from '#core/iq/report/result.ts';
import { iqEvidencePath } from '#web/iq-addresses.ts';
import { TextLink } from '#web/ui/button.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';

/** What this is and is not. */
export function Method({ result }: { readonly result: Pick<IqResult, 'questions' | 'reliability'> }): ReactElement {
  return (
    <section aria-labelledby="method">
      <SectionHead
        id="method"
        title="What this is and is not"
        more={
          <TextLink to={iqEvidencePath()} look="more">
            The evidence
          </TextLink>
        }
        rule
      />
      <div className="iqr-method">
        <p>
          Your {result.questions.length} items were made for this sitting alone: there was nothing to memorise. Each was chosen by how the
          ones before it in its domain went, so most people miss about four in ten. A response model weighs how hard an item is and how
          often a guess is right; leaving one out counts about as much as a guess.
        </p>
        <p>
          The range holds 95% of what fits your answers, with room for what nobody knows yet about the items and the scale
          {result.reliability === null
            ? ''
            : ` (by the model, its reliability is about ${result.reliability.toFixed(2)}, where 1 would be free of error; that is this sitting’s own figure until the test is calibrated, and the evidence has what simulation reached)`}
          . The guess is drawn a little towards 100, as the best guess of anything measured with error is.
        </p>
        <p>
          Nobody has normed it on a sample of people. It is not corrected for age, and after 65 people tend to score lower on such tasks.
          Adults take it for themselves: it diagnoses nothing, it is not for choosing people, and it says nothing about worth, work or the
          future.
        </p>
      </div>
    </section>
  );
}
