import { useState, type ReactElement, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import type { PracticeItem } from '#core/iq/sitting/sitting.ts';
import { iqTestPath } from '#web/iq-addresses.ts';
import { Button, Signpost } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { StoneMark } from '#web/ui/logo.tsx';
import { useHeadingFocus } from '#web/ui/use-heading-focus.ts';
import { domainWord } from '../domain-words.ts';
import { ConfirmButton } from '../item/confirm-button.tsx';
import { emptyDraft, readDraft } from '../item/draft.ts';
import { Item } from '../item/item.tsx';
import { useEnterToConfirm } from '../item/use-enter-to-confirm.ts';
import { useItemKeys } from '../item/use-item-keys.ts';
import { FocusScreen } from '../sitting/focus-screen.tsx';
import './practice.css';

/** Items to get used to the test with: each says at once whether it was right, and why. Nothing of it is kept. */
export function Practice({ items }: { readonly items: readonly PracticeItem[] }): ReactElement {
  const navigate = useNavigate();
  const [place, setPlace] = useState(0);
  const item = items[place];
  const leave = (): void => void navigate(iqTestPath());
  useHeadingFocus(item?.id ?? 'over');
  return (
    <FocusScreen label="Practice items" onEscape={leave}>
      <header className="sitting-bar">
        <StoneMark size={26} />
        <p className="practice-place">
          {item ? `Practice item ${place + 1} of ${items.length}, ${domainWord(item.domain)}` : 'Practice items'}
        </p>
        <Button variant="quiet" onClick={leave}>
          Leave
        </Button>
      </header>
      {item ? (
        <PracticeForm key={item.id} item={item} isLast={place === items.length - 1} onNext={() => setPlace(place + 1)} />
      ) : (
        <div className="sitting-panel">
          <EmptyState
            isPage
            title={items.length === 0 ? 'No practice items for this form' : 'That was the practice'}
            text="In the test nothing is said about answers before the end."
            action={<Signpost to={iqTestPath()}>Back to the test</Signpost>}
          />
        </div>
      )}
    </FocusScreen>
  );
}

interface PracticeFormProps {
  readonly item: PracticeItem;
  readonly isLast: boolean;
  readonly onNext: () => void;
}

/** What was pressed has gone: the focus goes on, and with it the screen to what is said. */
const focus = (next: HTMLButtonElement | null): void => next?.focus();

function PracticeForm({ item, isLast, onNext }: PracticeFormProps): ReactElement {
  const { format, key } = item;
  const [draft, setDraft] = useState(() => emptyDraft(format));
  const [problem, setProblem] = useState<string | null>(null);
  /** What was said: null is "I don't know". */
  const [said, setSaid] = useState<string | null | undefined>(undefined);
  const [isDescribed, setDescribed] = useState(false);
  const isOver = said !== undefined;
  const change = (next: typeof draft): void => {
    if (isOver) return;
    setDraft(next);
    setProblem(null);
  };
  useItemKeys(isOver ? null : format, draft, change);
  const confirm = (): void => {
    if (isOver) return onNext();
    const read = readDraft(format, draft);
    if (read.isReadable) setSaid(read.answer);
    else setProblem(read.message);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    confirm();
  };
  useEnterToConfirm(confirm);
  return (
    <form onSubmit={submit} noValidate className="sitting-form">
      <div className="sitting-item">
        <Item
          presentation={item}
          {...{ draft, problem, isDescribed }}
          outcome={isOver ? { answer: said, key } : null}
          onChange={change}
          onDescribe={setDescribed}
        />
      </div>
      <footer className="sitting-foot">
        <div role="status" className="practice-said">
          {isOver ? (
            <>
              <p className="font-semibold">
                {said === key ? `Right: ${key}` : said === null ? `It is ${key}` : `Not ${said}: it is ${key}`}
              </p>
              <p>{item.explanation}</p>
            </>
          ) : null}
        </div>
        <div className="sitting-actions">
          {isOver ? (
            <Signpost type="submit" ref={focus}>
              {isLast ? 'End the practice' : 'Next item'}
            </Signpost>
          ) : (
            <>
              <Button onClick={() => setSaid(null)}>I don’t know</Button>
              <ConfirmButton format={format} draft={draft} />
            </>
          )}
        </div>
      </footer>
    </form>
  );
}
