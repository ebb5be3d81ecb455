import { Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Question } from './first-questions.ts';

/** The browser's own disclosure: it opens without scripts, and a search in the page finds closed answers. */
export function QuestionList({ questions }: { readonly questions: readonly Question[] }): ReactElement {
  return (
    <div className="divide-y divide-line border-y-[1.5px] border-y-ink">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-lg font-semibold hover:text-accent-ink [&::-webkit-details-marker]:hidden">
            {question}
            <Plus size={18} strokeWidth={1.75} aria-hidden="true" className="text-ink-2 transition-transform group-open:rotate-45" />
          </summary>
          <p className="max-w-(--measure) pr-8 pb-5 text-ink-2">{answer}</p>
        </details>
      ))}
    </div>
  );
}
