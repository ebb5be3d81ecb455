import { useEffect, useEffectEvent, useId, useRef, useState, type ReactElement, type SubmitEvent } from 'react';
import { isAnswered, isListQuestion, skip } from '#core/assessment/answer-sheet.ts';
import { QUESTION_WORDS } from '#core/assessment/choice-words.ts';
import { QUESTION_IDS, type QuestionId } from '#core/assessment/questions.ts';
import { Button, Signpost } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { OneOf } from './one-of.tsx';
import { PickMany } from './pick-many.tsx';
import { SKIPPED_MEANS } from './skipped-words.ts';
import type { Answers } from './use-answers.ts';

export interface QuestionFormProps {
  readonly question: QuestionId;
  readonly answers: Answers;
  /** On the coach's home the page has a heading of its own. */
  readonly heading?: 'h1' | 'h2';
  readonly backTo?: string | undefined;
  /** Why the server did not take the answer. */
  readonly refusal?: string | null;
  readonly onGoOn: () => void;
}

/** One question: answered, or skipped on purpose. */
export function QuestionForm({ question, answers, heading: Heading = 'h1', backTo, refusal, onGoOn }: QuestionFormProps): ReactElement {
  const headingId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useNumberKeys(form);
  const hasAnswer = isAnswered(answers.sheet, question);
  // Skipped as well, it would leave nothing to make a plan of.
  const isLastHope = question === QUESTION_IDS.at(-1) && !QUESTION_IDS.some((id) => id !== question && isAnswered(answers.sheet, id));
  const change: Answers['change'] = (step) => {
    setProblem(null);
    answers.change(step);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const begun = String(new FormData(event.currentTarget).get('own') ?? '').trim();
    if (begun !== '') setProblem(`“${begun}” is not in your list yet. Add it, or empty the field.`);
    else if (hasAnswer) onGoOn();
    else setProblem('Nothing is chosen yet. Choose an answer, or skip this question.');
  };
  return (
    <form ref={form} onSubmit={submit} onChange={() => setProblem(null)}>
      <p className="text-lg text-ink-2">
        Question {QUESTION_IDS.indexOf(question) + 1} of {QUESTION_IDS.length}
      </p>
      <Heading id={headingId} className="mt-1">
        {QUESTION_WORDS[question].text}
      </Heading>
      <p className="mt-2 max-w-(--measure) text-lg text-pretty text-ink-2">{QUESTION_WORDS[question].help}</p>
      <div className="mt-5 grid grid-cols-1 gap-6">
        {isListQuestion(question) ? (
          <PickMany question={question} answers={{ ...answers, change }} labelledBy={headingId} />
        ) : (
          <OneOf question={question} answers={{ ...answers, change }} labelledBy={headingId} />
        )}
        <div role="alert" className="empty:hidden">
          {(problem ?? refusal) ? <FieldError>{problem ?? refusal}</FieldError> : null}
        </div>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Signpost type="submit" className="max-sm:w-full">
          Next
        </Signpost>
        {backTo === undefined ? null : <Button to={backTo}>Back</Button>}
        <Button
          variant="quiet"
          onClick={() => {
            change((sheet) => skip(sheet, question));
            onGoOn();
          }}
        >
          {hasAnswer ? 'Clear and skip' : 'Skip this question'}
        </Button>
      </div>
      <p className="mt-3 max-w-(--measure) text-sm text-pretty text-ink-3">
        {isLastHope ? 'A plan needs one answer at least: this is the last question.' : `If you skip it, ${SKIPPED_MEANS[question]}`}
        {answers.isStored ? '' : ' This browser keeps nothing: your answers last as long as this page is open.'}
      </p>
    </form>
  );
}

/** 1 to 4 choose from wherever the focus is in the question, or nowhere; Enter on the heading goes on. */
function useNumberKeys(form: { readonly current: HTMLFormElement | null }): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !form.current || !(target instanceof Element)) return;
    const isHere = target === document.body || target.matches('h1, h2') || form.current.contains(target);
    if (!isHere || target.matches('[type=text]')) return;
    if (key === 'Enter' && target.matches('h1, h2')) form.current.requestSubmit();
    const radio = /^[1-4]$/.test(key) ? form.current.querySelectorAll<HTMLInputElement>('[type=radio]')[Number(key) - 1] : undefined;
    radio?.click();
    radio?.focus();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
