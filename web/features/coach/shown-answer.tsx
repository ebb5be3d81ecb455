import type { ReactElement } from 'react';
import type { ExampleTalk } from '#core/examples/example-talk.ts';
import { ReplyText } from './conversation/markdown/reply-text.tsx';
import { AnswerEvidence } from './evidence/answer-evidence.tsx';
import { AnswerText } from './evidence/answer-text.tsx';
import { useEvidenceChoice } from './evidence/evidence-choice.ts';

/** An answer with what was seen in it, and what the coach says to it, outside of any conversation. */
export function ShownAnswer({ question, answer, evaluation, reply }: ExampleTalk): ReactElement {
  const choice = useEvidenceChoice();
  return (
    <div className="grid grid-cols-1 gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
      <div className="grid content-start gap-6">
        <p className="disp text-2xl">{question}</p>
        <div className="answer">
          <AnswerText content={answer} evaluation={evaluation} />
        </div>
        <ReplyText text={reply} works={[]} />
      </div>
      {/* Nothing scrolls under the advice here. */}
      <div className="flex flex-col gap-5 [&>section:last-child]:static">
        <AnswerEvidence
          answer={{ messageId: 'example', content: answer, evaluation }}
          answers={[]}
          chosenId={choice?.evaluation === evaluation ? choice.featureId : null}
        />
      </div>
    </div>
  );
}
