import { lazy, Suspense, useMemo, type ReactElement } from 'react';
import type { Conversation } from '#core/coach/conversation/conversation.ts';
import { evaluatedAnswers } from '#core/coach/marks/evaluated-answers.ts';
import { AnswerEvidence } from './answer-evidence.tsx';
import { AnswerSwitch } from './answer-switch.tsx';
import { LookedFor } from './looked-for.tsx';
import { chosenAnswer, useEvidenceChoice } from './evidence-choice.ts';

// What reads a career talk is fetched when there is one.
const GrowSlots = lazy(() => import('./grow-slots.tsx'));

export interface EvidenceBodyProps {
  readonly conversation: Conversation;
}

/** What the panel, the drawer and the sheet show. */
export function EvidenceBody({ conversation }: EvidenceBodyProps): ReactElement {
  const choice = useEvidenceChoice();
  const answers = evaluatedAnswers(conversation.messages);
  const at = chosenAnswer(answers, choice);
  const answer = answers[at];
  const { messages } = conversation;
  const said = useMemo(() => messages.filter(({ role }) => role === 'user').map(({ content }) => content), [messages]);
  return (
    <div className="flex flex-1 flex-col gap-5">
      <header className="flex min-h-10 items-center gap-2">
        <h2 className="mr-auto">Evidence</h2>
        {answers.length > 1 ? <AnswerSwitch answers={answers} at={at} /> : null}
      </header>
      {answer ? (
        <AnswerEvidence
          key={answer.messageId}
          answer={answer}
          answers={answers}
          chosenId={choice?.evaluation === answer.evaluation ? choice.featureId : null}
        />
      ) : conversation.type === 'career' && said.length > 0 ? (
        <Suspense fallback={<LookedFor conversation={conversation} />}>
          <GrowSlots said={said} />
        </Suspense>
      ) : (
        <LookedFor conversation={conversation} />
      )}
    </div>
  );
}
