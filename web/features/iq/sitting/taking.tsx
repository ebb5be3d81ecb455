import { Pause } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ReactElement, type SubmitEvent } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { SOFT_LIMIT_SEC } from '#core/iq/forms.ts';
import type { OpenSitting, ServedItem } from '#core/iq/sitting/sitting.ts';
import { iqTestPath } from '#web/iq-addresses.ts';
import { usePlayerCommands } from '#web/player/use-player.ts';
import { Button } from '#web/ui/button.tsx';
import { StoneMark } from '#web/ui/logo.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useHeadingFocus } from '#web/ui/use-heading-focus.ts';
import { useSaid } from '#web/ui/use-said.tsx';
import { domainWord } from '../domain-words.ts';
import { ConfirmButton } from '../item/confirm-button.tsx';
import { emptyDraft, readDraft, type Draft } from '../item/draft.ts';
import { Item } from '../item/item.tsx';
import { useEnterToConfirm } from '../item/use-enter-to-confirm.ts';
import { useItemKeys } from '../item/use-item-keys.ts';
import { DomainStones } from './domain-stones.tsx';
import { FocusScreen } from './focus-screen.tsx';
import { keepDraft, readKept } from './kept-item.ts';
import { PausePanel } from './pause-panel.tsx';
import { SoftTimer } from './soft-timer.tsx';
import { useItemClock } from './use-item-clock.ts';
import { useResponses, type Responses } from './use-responses.ts';
import { Way } from './way.tsx';

const ANSWERED_BEFORE = 'The item before this one was answered already, perhaps in another tab. That answer stands.';

/** An open sitting: its item, its pause, and the end. */
export function Taking({ sitting }: { readonly sitting: OpenSitting }): ReactElement {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pause } = usePlayerCommands();
  useEffect(() => pause(), [pause]);
  const responses = useResponses(sitting);
  const { item, progress } = responses;
  const clock = useItemClock(item, responses);
  const state = item === null ? 'ended' : clock.isSet ? (clock.isPaused ? 'paused' : item.id) : 'early';
  useHeadingFocus(state);
  const { said, say } = useSaid();
  const tell = useEffectEvent(() => {
    if (item === null) say('That was the last item.');
    else if (!clock.isPaused) {
      const place = `Item ${progress.answered + 1} of ${progress.total}, ${domainWord(item.domain)}`;
      say(responses.wasAnswered ? `${ANSWERED_BEFORE} ${place}` : place);
    }
  });
  useEffect(() => tell(), [state]);
  useEffect(() => {
    if (item === null) void revalidate();
  }, [item, revalidate]);
  const limitSec = SOFT_LIMIT_SEC[sitting.timing];
  return (
    <FocusScreen label="IQ test" onEscape={() => (clock.isPaused ? void navigate(iqTestPath()) : clock.pause())}>
      <header className="sitting-bar">
        <StoneMark size={26} />
        <DomainStones domains={progress.domains} now={item?.domain ?? null} />
        {limitSec !== null && item !== null && clock.isSet ? <SoftTimer key={item.id} limitSec={limitSec} readMs={clock.readMs} /> : null}
        {item === null || clock.isPaused ? null : (
          <Button variant="quiet" icon={<Pause size={18} aria-hidden="true" />} onClick={clock.pause} className="sitting-pause">
            Pause
          </Button>
        )}
      </header>
      <p role="status" className="sr-only">
        {said}
      </p>
      {item === null ? (
        <div className="sitting-panel">
          <h1>Working out your result</h1>
          <p>All {progress.total} items are answered.</p>
        </div>
      ) : !clock.isSet ? (
        <div className="sitting-panel">
          <h1 className="sr-only">IQ test</h1>
          <Skeleton className="h-80 w-full" />
        </div>
      ) : clock.isPaused ? (
        <PausePanel progress={progress} onGoOn={clock.goOn} />
      ) : (
        <Answering key={item.id} item={item} sitting={sitting} responses={responses} readMs={clock.readMs} />
      )}
    </FocusScreen>
  );
}

interface AnsweringProps {
  readonly item: ServedItem;
  readonly sitting: OpenSitting;
  readonly responses: Responses;
  readonly readMs: () => number;
}

function Answering({ item, sitting, responses, readMs }: AnsweringProps): ReactElement {
  const { format } = item;
  const { waiting, refusal } = responses;
  const [draft, setDraft] = useState<Draft>(() => readKept(item.id)?.draft ?? emptyDraft(format));
  const [problem, setProblem] = useState<string | null>(null);
  const [isDescribed, setDescribed] = useState(false);
  // It counts as described from the first time on.
  const [wasDescribed, setWasDescribed] = useState(false);
  const change = (next: Draft): void => {
    setDraft(next);
    keepDraft(item.id, next);
    setProblem(null);
    responses.forgive();
  };
  useItemKeys(waiting ? null : format, draft, change);

  const send = (answer: string | null): void => {
    if (!waiting) responses.send({ itemId: item.id, answer, timeSpentMs: readMs(), isDescribed: wasDescribed });
  };
  const confirm = (): void => {
    const read = readDraft(format, draft);
    if (read.isReadable) send(read.answer);
    else setProblem(read.message);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    confirm();
  };
  useEnterToConfirm(confirm);

  return (
    <form onSubmit={submit} noValidate aria-busy={waiting !== null} className="sitting-form">
      <div className="sitting-item">
        <Item
          presentation={item}
          draft={draft}
          onChange={change}
          problem={problem ?? refusal}
          isDescribed={isDescribed}
          onDescribe={(isOn) => {
            setDescribed(isOn);
            setWasDescribed(wasDescribed || isOn);
          }}
        />
      </div>
      <footer className="sitting-foot">
        <Way sittingId={sitting.id} progress={responses.progress} />
        <div className="sitting-actions">
          <p role="status" className="sitting-waiting">
            {responses.isCutOff
              ? 'No connection. Your answer is kept, and sent as soon as it is back.'
              : responses.wasAnswered
                ? ANSWERED_BEFORE
                : ''}
          </p>
          <Button onClick={() => send(null)} disabled={waiting !== null} aria-describedby="dont-know">
            I don’t know
          </Button>
          <ConfirmButton format={format} draft={draft} isWaiting={waiting !== null} />
          <p id="dont-know" className="sitting-dont-know">
            “I don’t know” counts like an answer left open. You cannot come back to an item.
          </p>
        </div>
      </footer>
    </form>
  );
}
