import type { ReactElement } from 'react';
import { TextLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { QuestionList } from '../faq/question-list.tsx';
import { FIRST_QUESTIONS } from '#core/faq/first-questions.ts';
import { BigHeading, WRAP } from '../page.tsx';

export function Questions(): ReactElement {
  return (
    <section
      aria-labelledby="questions"
      className={classes(WRAP, 'grid grid-cols-1 gap-x-20 gap-y-6 py-24 max-md:py-14 lg:grid-cols-[1fr_1.6fr]')}
    >
      <div>
        <BigHeading id="questions">Questions</BigHeading>
        <p className="mt-4 text-ink-2">
          More of them are answered under <TextLink to="/faq">FAQ</TextLink>.
        </p>
      </div>
      <QuestionList questions={FIRST_QUESTIONS} />
    </section>
  );
}
