import type { ReactElement } from 'react';
import { pageMeta } from '#web/page-meta.ts';
import { TextLink } from '#web/ui/button.tsx';
import { QuestionList } from './faq/question-list.tsx';
import { QUESTIONS } from './faq/questions.ts';
import { Page } from './page.tsx';

export const meta = pageMeta('FAQ', 'What the library holds, what it costs, what is stored, and what opens later.');

export default function Faq(): ReactElement {
  return (
    <Page title="Questions and answers" lead="Short answers to what people ask first.">
      <div className="max-w-192">
        <QuestionList questions={QUESTIONS} />
        <p className="mt-8 text-ink-2">
          Something else? <TextLink to="/contact">Contact</TextLink> tells you how to reach us.
        </p>
      </div>
    </Page>
  );
}
