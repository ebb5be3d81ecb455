import type { ReactElement } from 'react';
import { pageMeta } from '#web/page-meta.ts';
import { TextLink } from '#web/ui/button.tsx';
import { SectionTrail } from '#web/ui/drawn/section-trail.tsx';
import { QUESTION_GROUPS } from './faq/question-groups.ts';
import { QuestionList } from './faq/question-list.tsx';
import { SplitPage } from './page.tsx';

export const meta = pageMeta('FAQ', 'What the library holds, what it costs, what is stored, and what opens later.');

export default function Faq(): ReactElement {
  return (
    <SplitPage
      title="Questions and answers"
      lead="Short answers to what people ask first."
      aside={<SectionTrail label="Subjects" sections={QUESTION_GROUPS} className="sticky top-8 mt-9 max-lg:hidden" />}
    >
      <div className="grid gap-12 lg:pt-3">
        {QUESTION_GROUPS.map(({ id, title, questions }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="mb-3 text-2xl">
              {title}
            </h2>
            <QuestionList questions={questions} />
          </section>
        ))}
        <p className="text-ink-2">
          Something else? <TextLink to="/contact">Contact</TextLink> tells you how to reach us.
        </p>
      </div>
    </SplitPage>
  );
}
