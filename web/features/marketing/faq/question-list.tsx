import { Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Question } from '#core/faq/first-questions.ts';
import { TextLink } from '#web/ui/button.tsx';

interface QuestionListProps {
  /** Those with an id can be linked to: the browser opens what holds the anchor. */
  readonly questions: readonly (Question & { readonly id?: string })[];
  readonly areOpen?: boolean;
}

/** The browser's own disclosure: it opens without scripts, and a search in the page finds closed answers. */
export function QuestionList({ questions, areOpen }: QuestionListProps): ReactElement {
  return (
    <div className="divide-y divide-line border-y-[1.5px] border-y-ink">
      {questions.map(({ id, question, answer, more }) => (
        <details key={question} open={areOpen} className="group">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-lg font-semibold hover:text-accent-ink [&::-webkit-details-marker]:hidden">
            {question}
            <Plus size={18} strokeWidth={1.75} aria-hidden="true" className="text-ink-2 transition-transform group-open:rotate-45" />
          </summary>
          <p id={id} className="max-w-(--measure) scroll-mt-20 pr-8 pb-5 text-ink-2">
            {answer}
            {more ? (
              <>
                {' '}
                <TextLink to={more.to}>{more.label}</TextLink>
              </>
            ) : null}
          </p>
        </details>
      ))}
    </div>
  );
}
