import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import type { PracticeItem } from '#core/iq/sitting/sitting.ts';
import { iqTestPath } from '#web/iq-addresses.ts';
import { Button, Signpost } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { StoneMark } from '#web/ui/logo.tsx';
import { useHeadingFocus } from '#web/ui/use-heading-focus.ts';
import { domainWord } from '../domain-words.ts';
import { FocusScreen } from '../sitting/focus-screen.tsx';
import { TryItem } from './try-item.tsx';
import { checkSibling, useSibling } from './use-sibling.ts';
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
        <PracticeItemView key={item.id} item={item} isLast={place === items.length - 1} onNext={() => setPlace(place + 1)} />
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

interface PracticeItemViewProps {
  readonly item: PracticeItem;
  readonly isLast: boolean;
  readonly onNext: () => void;
}

/** A practice item, whose answer is known here, and then any number of fresh ones like it, whose answers are not. */
function PracticeItemView({ item, isLast, onNext }: PracticeItemViewProps): ReactElement {
  const siblings = useSibling((calls) => calls.makeIqPracticeSibling(item.id));
  const { sibling } = siblings;
  useHeadingFocus(sibling?.id ?? null);
  const shared = { next: isLast ? 'End the practice' : 'Next item', onNext, siblings };
  if (sibling) return <TryItem key={sibling.id} item={sibling} check={(answer) => checkSibling(sibling.id, answer)} {...shared} />;
  const { key, explanation, steps } = item;
  return <TryItem item={item} check={(answer) => Promise.resolve({ answer, key, explanation, steps })} {...shared} />;
}
