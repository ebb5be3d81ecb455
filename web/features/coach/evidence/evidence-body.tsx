import type { ReactElement } from 'react';
import type { Conversation } from '#core/coach/conversation/conversation.ts';
import { evaluatedAnswers } from '#core/coach/marks/evaluated-answers.ts';
import { AnswerEvidence } from './answer-evidence.tsx';
import { AnswerSwitch } from './answer-switch.tsx';
import { LookedFor } from './looked-for.tsx';
import { FactSheet } from '../sheet/fact-sheet.tsx';
import { chosenAnswer, useEvidenceChoice } from './evidence-choice.ts';

export interface EvidenceBodyProps {
  readonly conversation: Conversation;
}

export const panelName = ({ type }: Conversation): string => (type === 'career' ? 'What I have noted' : 'Evidence');

/** What the panel, the drawer and the sheet show. */
export const EvidenceBody = ({ conversation }: EvidenceBodyProps): ReactElement =>
  conversation.type === 'career' ? <FactSheet conversation={conversation} /> : <Answers conversation={conversation} />;

function Answers({ conversation }: EvidenceBodyProps): ReactElement {
  const choice = useEvidenceChoice();
  const answers = evaluatedAnswers(conversation.messages);
  const at = chosenAnswer(answers, choice);
  const answer = answers[at];
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
      ) : (
        <LookedFor conversation={conversation} />
      )}
    </div>
  );
}
