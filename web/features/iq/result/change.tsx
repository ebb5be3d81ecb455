import type { ReactElement } from 'react';
import { describeChange } from '#core/iq/report/describe-sitting.ts';
import type { IqChange } from '#core/iq/report/result.ts';
import { iqTestPath } from '#web/iq-addresses.ts';
import { TextLink } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';

/** Against the first scored sitting: said only beyond chance and practice, else denied. */
export function Change({ change }: { readonly change: IqChange }): ReactElement {
  return (
    <section aria-labelledby="change">
      <SectionHead
        id="change"
        title="Since the first time"
        meta={<Moment atMs={Date.parse(change.since)} isDate />}
        more={
          <TextLink to={iqTestPath(change.sittingId)} look="more">
            Open the first result
          </TextLink>
        }
        rule
      />
      <p className="max-w-(--measure) text-pretty">{describeChange(change)}</p>
    </section>
  );
}
