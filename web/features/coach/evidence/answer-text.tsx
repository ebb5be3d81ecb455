import { useMemo, type MouseEvent, type ReactElement } from 'react';
import { markAnswer, type AnswerPiece } from '#core/coach/marks/mark-answer.ts';
import type { Evaluation } from '#core/coach/evaluation.ts';
import { chooseEvidence, pressMark, useEvidenceChoice } from './evidence-choice.ts';
import { MarkedText } from './marked-text.tsx';

export interface AnswerTextProps {
  readonly content: string;
  readonly evaluation: Evaluation | null;
}

/**
 * What the learner said, its strongest evidence underlined and numbered, or all of the part that is chosen. A press on a mark
 * chooses its part, here and in the panel; a press elsewhere puts it back.
 * For screen readers and copies it is the plain text; the panel lists the same evidence, and keys reach it there.
 */
export function AnswerText({ content, evaluation }: AnswerTextProps): ReactElement {
  const choice = useEvidenceChoice();
  const chosenId = evaluation !== null && choice?.evaluation === evaluation ? choice.featureId : null;
  const pieces = useMemo(
    () => (evaluation === null ? plain(content) : markAnswer(content, evaluation, chosenId)),
    [content, evaluation, chosenId],
  );

  const choose = (event: MouseEvent) => {
    // Words that are being selected are not pressed.
    if (evaluation === null || window.getSelection()?.isCollapsed === false) return;
    const featureId = (event.target as Element).closest<HTMLElement>('[data-feature]')?.dataset['feature'];
    if (featureId === undefined || featureId === chosenId) chooseEvidence({ evaluation, featureId: null });
    else pressMark({ evaluation, featureId });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <p className="answer-text whitespace-pre-wrap" onClick={choose}>
      <MarkedText pieces={pieces} chosenId={chosenId} />
    </p>
  );
}

const plain = (text: string): AnswerPiece[] => [{ start: 0, text, row: null, isEnd: false }];
