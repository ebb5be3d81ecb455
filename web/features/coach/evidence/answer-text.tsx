import type { ReactElement } from 'react';
import type { Evaluation } from '#core/coach/evaluation.ts';

export interface AnswerTextProps {
  readonly content: string;
  readonly evaluation: Evaluation | null;
}

export function AnswerText({ content }: AnswerTextProps): ReactElement {
  return <p className="whitespace-pre-wrap">{content}</p>;
}
