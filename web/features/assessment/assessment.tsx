import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { href, useLoaderData, useNavigate, useSearchParams, type MetaFunction, type ShouldRevalidateFunctionArgs } from 'react-router';
import { toAnswers, type AnswerSheet } from '#core/assessment/answer-sheet.ts';
import { assessmentPath } from '#web/coach-addresses.ts';
import { titleOf } from '#web/page-meta.ts';
import type { RootData } from '#web/root-data.ts';
import { inBrowser, onServer, type LoadInput } from '#web/screen.ts';
import { TextLink } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useHeadingFocus } from '#web/ui/use-heading-focus.ts';
import { refusedAnswer } from './questions/concerned-step.ts';
import { QuestionForm } from './questions/question-form.tsx';
import { QuestionMap } from './questions/question-map.tsx';
import './questions/questions.css';
import { ClosestStep } from './questions/closest-step.tsx';
import { Review } from './questions/review.tsx';
import { useFailureFocus } from './questions/send-failure.tsx';
import { Stations } from './questions/stations.tsx';
import { besideStep, nameOf, readScreen, stepOf, STEPS, stepToGoOn, type Step } from './questions/step.ts';
import { useAnswers, useIsAlive } from './questions/use-answers.ts';
import { useSending, type SendingState } from './questions/use-sending.ts';

const load = async ({ api }: LoadInput) => {
  const [status, latest] = await Promise.all([api.getCoach(), api.getLatestAssessment()]);
  return { status, before: latest?.profile ?? null };
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load, { keepMs: 0 });

export const meta: MetaFunction = ({ matches, location, error }) => {
  if (error) return [];
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  const step = readScreen(new URLSearchParams(location.search).get('question'));
  return [{ title: titleOf(step === null ? 'Career assessment' : `${nameOf(step)}, career assessment`, root) }];
};

/** Another question is another part of the same page: nothing is asked of the server. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;

/** The five questions of the career assessment, one a screen, their review, and what they may speak of. */
export default function AssessmentPage(): ReactElement {
  const { status, before } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const step = readScreen(search.get('question'));
  const answers = useAnswers(before);
  const sending = useSending(before);
  const toGoOn = stepToGoOn(answers.sheet);
  const here = stepOf(step ?? toGoOn);
  const isAlive = useIsAlive();
  const isUnanswered = step === 'closest' && isAlive && toAnswers(answers.sheet).length === 0;
  useHeadingFocus(sending.state.name === 'sending' ? 'sending' : step);
  useFailureFocus(sending.state);
  useEffect(() => {
    if (step === null && isAlive) void navigate(assessmentPath(toGoOn), { replace: true });
  }, [step, isAlive, toGoOn, navigate]);
  useEscape(() => (sending.state.name === 'sending' ? sending.dismiss() : void navigate(href('/ai-career'))));
  return (
    <div className="mx-auto max-w-320 px-(--page-x) pt-2 pb-12">
      <div className="grid grid-cols-1 gap-x-14 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="lg:order-last">
          <div className="relative mb-5 h-56 overflow-hidden rounded-1 bg-topo-0 max-lg:hidden" aria-hidden="true">
            <QuestionMap station={STEPS.indexOf(here)} isClose />
          </div>
          <Stations current={here} sheet={answers.sheet} />
          <TextLink to={href('/ai-career')} className="mt-2 inline-flex min-h-11 items-center max-lg:hidden">
            Leave, and go on later
          </TextLink>
        </div>
        <div className="min-w-0 max-w-180">
          {step === null ? (
            <Skeleton className="h-80 w-full" />
          ) : step === 'review' || isUnanswered ? (
            <Review sheet={answers.sheet} />
          ) : step === 'closest' ? (
            <ClosestStep sheet={answers.sheet} status={status} sending={sending} />
          ) : (
            <QuestionForm
              key={step}
              question={step}
              answers={answers}
              backTo={backFrom(step)}
              refusal={reasonFor(step, sending.state, answers.sheet)}
              onGoOn={() => {
                sending.dismiss();
                void navigate(assessmentPath(besideStep(step, 1)));
              }}
            />
          )}
        </div>
      </div>
    </div>
  );
}

function backFrom(step: Step): string | undefined {
  const before = besideStep(step, -1);
  return before === undefined ? undefined : assessmentPath(before);
}

function reasonFor(step: Step, state: SendingState, sheet: AnswerSheet): string | null {
  const refused = state.name === 'failed' ? refusedAnswer(state.error, sheet) : null;
  return refused?.question === step ? refused.reason : null;
}

/** Leaves; whatever was answered is kept. */
function useEscape(leave: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    const isElsewhere = target instanceof Element && target.closest('dialog, [role=dialog], [role=menu], header, [type=text]') !== null;
    if (key === 'Escape' && !event.defaultPrevented && !isElsewhere) leave();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
