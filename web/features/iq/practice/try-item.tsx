import { useState, type ReactElement, type SubmitEvent } from 'react';
import type { CheckedItem, ServedItem } from '#core/iq/sitting/sitting.ts';
import { Button, Signpost } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { ConfirmButton } from '../item/confirm-button.tsx';
import { emptyDraft, readDraft } from '../item/draft.ts';
import { Item } from '../item/item.tsx';
import { LitParts } from '../item/lit-parts.ts';
import { Steps } from '../item/steps.tsx';
import { useEnterToConfirm } from '../item/use-enter-to-confirm.ts';
import { useItemKeys } from '../item/use-item-keys.ts';
import type { Siblings } from './use-sibling.ts';
import './practice.css';

export interface TryItemProps {
  readonly item: ServedItem;
  /** Whoever knows the answer. Null is "I don't know". */
  readonly check: (answer: string | null) => Promise<CheckedItem>;
  readonly next: string;
  readonly onNext: () => void;
  readonly siblings: Pick<Siblings, 'ask' | 'isWaiting' | 'error'>;
}

/** What was pressed has gone: the focus goes to what is said, and the screen to where that stands below what it goes by. */
const show = (said: HTMLDivElement | null): void => {
  said?.querySelector('p')?.focus({ preventScroll: true });
  said?.scrollIntoView({ block: 'end' });
};

/** An item that says at once whether it was right, and why, step by step. Nothing of it is kept. */
export function TryItem({ item, check, next, onNext, siblings }: TryItemProps): ReactElement {
  const { format } = item;
  const [draft, setDraft] = useState(() => emptyDraft(format));
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);
  const [checked, setChecked] = useState<CheckedItem | null>(null);
  const [place, setPlace] = useState(0);
  const [isDescribed, setDescribed] = useState(false);
  const change = (to: typeof draft): void => {
    if (checked) return;
    setDraft(to);
    setProblem(null);
  };
  useItemKeys(checked ? null : format, draft, change);
  const send = async (answer: string | null): Promise<void> => {
    if (isChecking) return;
    setChecking(true);
    setFailure(null);
    try {
      setChecked(await check(answer));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Your answer was not checked.');
    }
    setChecking(false);
  };
  const confirm = (): void => {
    if (checked) return onNext();
    const read = readDraft(format, draft);
    if (read.isReadable) void send(read.answer);
    else setProblem(read.message);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    confirm();
  };
  useEnterToConfirm(confirm);
  const another = (
    <Button aria-disabled={siblings.isWaiting} onClick={() => void siblings.ask()}>
      Try one like it
    </Button>
  );
  const failed = failure ?? siblings.error;
  return (
    <form onSubmit={submit} noValidate className="sitting-form">
      <div className="sitting-item">
        <LitParts value={checked?.steps[place]?.highlight ?? []}>
          <Item
            presentation={item}
            {...{ draft, problem, isDescribed }}
            outcome={checked}
            explanation={
              checked ? (
                <div ref={show} className="practice-said">
                  <p tabIndex={-1} className="font-semibold">
                    {sayVerdict(checked)}
                  </p>
                  <Steps steps={checked.steps} place={place} onGo={setPlace} />
                </div>
              ) : null
            }
            onChange={change}
            onDescribe={setDescribed}
          />
        </LitParts>
      </div>
      <footer className="sitting-foot">
        <div role="alert">{failed === null ? null : <FieldError>{failed}</FieldError>}</div>
        <div className="sitting-actions">
          {checked ? (
            <>
              {another}
              <Signpost type="submit">{next}</Signpost>
            </>
          ) : (
            <>
              {failure === null ? <Button onClick={() => void send(null)}>I don’t know</Button> : another}
              <ConfirmButton format={format} draft={draft} isWaiting={isChecking} />
            </>
          )}
        </div>
      </footer>
    </form>
  );
}

function sayVerdict({ answer, key }: CheckedItem): string {
  if (answer === key) return `Right: ${key}`;
  return answer === null ? `It is ${key}` : `Not ${answer}: it is ${key}`;
}
