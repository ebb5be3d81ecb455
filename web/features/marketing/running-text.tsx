import type { ReactElement, ReactNode } from 'react';
import type { PlainDate } from '#core/plain-date.ts';
import { Day } from '#web/ui/day.tsx';
import { SectionTrail } from '#web/ui/drawn/section-trail.tsx';
import { SplitPage } from './page.tsx';

export interface TextSection {
  /** Its anchor: links to it stay good when the title changes. */
  readonly id: string;
  readonly title: string;
  readonly text: ReactNode;
}

interface RunningTextProps {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly TextSection[];
  /** Beside the text instead of its index. */
  readonly drawing?: ReactNode;
  readonly changedOn?: PlainDate;
}

/** A long text in sections. Where there is room its index stays beside it and shows where one reads. */
export function RunningText({ title, lead, sections, drawing, changedOn }: RunningTextProps): ReactElement {
  const index = <SectionTrail label="On this page" sections={sections} className="sticky top-8 mt-9 max-lg:hidden" />;
  return (
    <SplitPage title={title} lead={lead} aside={drawing ?? index}>
      <div className="max-w-(--measure) text-lg leading-relaxed wrap-anywhere text-ink-read [&_li]:my-1 [&_p]:my-3 [&_ul]:my-3 [&_ul]:list-disc [&_ul]:pl-6">
        {sections.map(({ id, title: heading, text }) => (
          <section key={id} aria-labelledby={id} className="not-first:mt-10 lg:first:mt-3">
            <h2 id={id} className="mb-2 text-ink">
              {heading}
            </h2>
            {text}
          </section>
        ))}
        {changedOn ? (
          <p className="mt-10! border-t border-line pt-4 text-sm text-ink-3">
            Last changed on <Day on={changedOn} />.
          </p>
        ) : null}
      </div>
    </SplitPage>
  );
}
