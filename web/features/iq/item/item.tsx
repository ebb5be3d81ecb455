import type { ReactElement, ReactNode } from 'react';
import type { Presentation } from '#core/iq/item/presentation.ts';
import { Switch } from '#web/ui/field.tsx';
import { AnswerField, type AnswerFieldProps } from './answer-field.tsx';
import { Blocks } from './blocks.tsx';
import { hasDrawings } from './draft.ts';
import { Hatch } from './drawn.tsx';
import { GivenAnswer, type GivenAnswerProps } from './given-answer.tsx';
import './item.css';

export interface ItemProps extends Omit<AnswerFieldProps, 'format'> {
  readonly presentation: Pick<Presentation, 'prompt' | 'blocks' | 'format'>;
  readonly onDescribe: (isDescribed: boolean) => void;
  /** Once it is over, where that is said at once: what was answered and what is right. */
  readonly outcome?: GivenAnswerProps['item'] | null;
  /** Then: why, under what it goes by. */
  readonly explanation?: ReactNode;
}

/** One item to answer: the question, what is given, and the answer beside it. */
export function Item({ presentation, onDescribe, outcome = null, explanation, ...answer }: ItemProps): ReactElement {
  const { prompt, blocks, format } = presentation;
  const isAlone = blocks.length === 0;
  return (
    <div className="iq-item" data-alone={isAlone || undefined}>
      <Hatch />
      <h1 className="iq-prompt">{prompt}</h1>
      <div className="iq-given">
        <Blocks blocks={blocks} isDescribed={answer.isDescribed} />
        {isAlone ? null : explanation}
      </div>
      {outcome ? (
        <div className="iq-answer">
          <GivenAnswer item={outcome} format={format} isDescribed={answer.isDescribed} />
        </div>
      ) : (
        <AnswerField format={format} {...answer} />
      )}
      {isAlone ? explanation : null}
      {hasDrawings(presentation) ? (
        <div className="iq-describe">
          <Switch
            label="Describe the drawings in words"
            checked={answer.isDescribed}
            onChange={({ target }) => onDescribe(target.checked)}
          />
          <p>In words it is another task: a result with them is less comparable.</p>
        </div>
      ) : null}
    </div>
  );
}
