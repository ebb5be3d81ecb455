import type { ComponentProps, ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { findQuestions, type FoundQuestions } from '#core/faq/find-questions.ts';
import { FIRST_QUESTIONS } from '#core/faq/first-questions.ts';
import { groupsOf, type QuestionGroup } from '#core/faq/question-groups.ts';
import { countOf } from '#core/words.ts';
import { pageMeta } from '#web/page-meta.ts';
import { useBrand } from '#web/root-data.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { SectionTrail } from '#web/ui/drawn/section-trail.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
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
  const groups = groupsOf(useBrand());
  const found = findQuestions(groups, query);
  useLinkedQuestion();
  return (
    <SplitPage
      title="Questions and answers"
      lead="Short answers to what people ask first."
      aside={found ? null : <SectionTrail label="Subjects" sections={groups} className="sticky top-8 mt-9 max-lg:hidden" />}
    >
      <div className="grid gap-10 lg:pt-3">
        <QuestionSearch query={query} result={sayResult(groups, found, query)} />
        {found ? <Found found={found} /> : groups.map((group) => <Questions key={group.id} {...group} />)}
        {found?.questions.length === 0 ? null : (
          <p className="text-ink-2">
            Something else? Write to us under <TextLink to="/contact">Contact</TextLink>.
          </p>
        )}
      </div>
    </SplitPage>
  );
}

function sayResult(groups: readonly QuestionGroup[], found: FoundQuestions | null, query: string): string {
  const all = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  if (!found) return countOf(all, 'question');
  const { questions, areWhole } = found;
  return areWhole ? `${countOf(questions.length, 'question')} for “${query}”` : `No question for the whole of “${query}”`;
}

function Found({ found: { questions, areWhole } }: { readonly found: FoundQuestions }): ReactElement {
  if (questions.length > 0)
    return (
      <Questions
        id="found"
        title={areWhole ? 'What fits' : 'What comes nearest'}
        questions={questions}
        areOpen={questions.length <= SHOWN_OPEN}
      />
    );
  return (
    <>
      <EmptyState title="No question like that" text="Try another word, or ask us." action={<Button to="/contact">Contact</Button>} />
      <Questions id="first" title="What people ask first" questions={FIRST_QUESTIONS} />
    </>
  );
}

interface QuestionsProps {
  readonly id: string;
  readonly title: string;
  readonly questions: ComponentProps<typeof QuestionList>['questions'];
  readonly areOpen?: boolean;
}

function Questions({ id, title, questions, areOpen = false }: QuestionsProps): ReactElement {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-2xl">
        {title}
      </h2>
      <QuestionList questions={questions} areOpen={areOpen} />
    </section>
  );
}
