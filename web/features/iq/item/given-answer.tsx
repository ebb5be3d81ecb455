import { Check, User } from 'lucide-react';
import type { ReactElement } from 'react';
import type { AnswerFormat, Option } from '#core/iq/item/presentation.ts';
import type { ReviewedItem } from '#core/iq/sitting/sitting.ts';
import { Drawn } from './drawn.tsx';
import { useLit } from './lit-parts.ts';
import './item.css';
import './given-answer.css';

export interface GivenAnswerProps {
  readonly item: Pick<ReviewedItem, 'answer' | 'key'>;
  readonly format: AnswerFormat;
  readonly isDescribed: boolean;
}

/** What was answered and what is right, each with its sign and its name. */
export function GivenAnswer({ item: { answer, key }, format, isDescribed }: GivenAnswerProps): ReactElement {
  if (format.type === 'choice') return <MarkedOptions options={format.options} isDescribed={isDescribed} answer={answer} right={key} />;
  if (format.type === 'choices') {
    return (
      <div className="iq-choices">
        {format.slots.map((slot, i) => (
          <section key={slot} aria-label={slot}>
            <p className="iq-slot">{slot}</p>
            <MarkedOptions options={format.options} isDescribed={isDescribed} answer={answer?.[i] ?? null} right={key[i] ?? ''} />
          </section>
        ))}
      </div>
    );
  }
  const unit = format.type === 'number' && format.unit !== undefined ? ` ${format.unit}` : '';
  return (
    <dl className="iq-choices iq-typed iq-typed-answers">
      <div>
        <dt>{YOURS}</dt>
        <dd>{answer === null ? 'none' : `${answer}${unit}`}</dd>
      </div>
      <div>
        <dt>{RIGHT}</dt>
        <dd>
          {key}
          {unit}
        </dd>
      </div>
    </dl>
  );
}

interface MarkedOptionsProps extends Pick<GivenAnswerProps, 'isDescribed'> {
  readonly options: readonly Option[];
  readonly answer: string | null;
  readonly right: string;
}

function MarkedOptions({ options, isDescribed, answer, right }: MarkedOptionsProps): ReactElement {
  const lit = useLit();
  const isDrawn = options.some(({ drawing }) => drawing !== undefined);
  return (
    <ul className="iq-options" data-look={isDrawn && !isDescribed ? 'drawn' : 'lines'} data-many={options.length > 6 || undefined}>
      {options.map(({ id, text, drawing }) => (
        <li key={id} className="iq-option" data-right={id === right || undefined} data-yours={id === answer || undefined} {...lit(id)}>
          <span className="iq-option-id">{id}</span>
          {drawing ? <Drawn drawing={drawing} /> : null}
          {text === undefined ? null : <span className="iq-option-text">{text}</span>}
          {drawing && isDescribed ? <span className="iq-description">{drawing.description}</span> : null}
          <span className="iq-marks">
            {id === right ? <RightMark /> : null}
            {id === answer ? <YourMark /> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

const YOURS = 'Your answer';
const RIGHT = 'Right answer';
const ICON = { size: 15, strokeWidth: 2.25, 'aria-hidden': true } as const;

const RightMark = (): ReactElement => (
  <span>
    <Check {...ICON} />
    {RIGHT}
  </span>
);

const YourMark = (): ReactElement => (
  <span>
    <User {...ICON} />
    {YOURS}
  </span>
);
