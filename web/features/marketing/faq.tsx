import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { countOf } from '#core/words.ts';
import { pageMeta } from '#web/page-meta.ts';
import { useBrand } from '#web/root-data.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { SectionTrail } from '#web/ui/drawn/section-trail.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { countQuestions, findQuestions } from './faq/find-questions.ts';
import { groupsOf } from '#core/faq/question-groups.ts';
import { QuestionList } from './faq/question-list.tsx';
import { QuestionSearch } from './faq/question-search.tsx';
import { useLinkedQuestion } from './faq/use-linked-question.ts';
import { SplitPage } from './page.tsx';

export const meta = pageMeta('FAQ', 'What the library holds, what it costs, how the coach and the tests work, and what is stored.');

/* So few answers are read at once; more are chosen from. */
const SHOWN_OPEN = 3;

export default function Faq(): ReactElement {
  const [search] = useSearchParams();
  const query = search.get('q')?.trim().slice(0, 200) ?? '';
  const groups = findQuestions(groupsOf(useBrand()), query);
  const count = countQuestions(groups);
  useLinkedQuestion();
  return (
    <SplitPage
      title="Questions and answers"
      lead="Short answers to what people ask first."
      aside={groups.length === 0 ? null : <SectionTrail label="Subjects" sections={groups} className="sticky top-8 mt-9 max-lg:hidden" />}
    >
      <div className="grid gap-10 lg:pt-3">
        <QuestionSearch query={query} result={`${countOf(count, 'question')}${query ? ` with “${query}”` : ''}`} />
        {groups.map(({ id, title, questions }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="mb-3 text-2xl">
              {title}
            </h2>
            <QuestionList questions={questions} areOpen={query !== '' && count <= SHOWN_OPEN} />
          </section>
        ))}
        {count === 0 ? (
          <EmptyState title="No question like that" text="Try another word, or ask us." action={<Button to="/contact">Contact</Button>} />
        ) : (
          <p className="text-ink-2">
            Something else? Write to us under <TextLink to="/contact">Contact</TextLink>.
          </p>
        )}
      </div>
    </SplitPage>
  );
}
