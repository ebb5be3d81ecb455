import { useEffect, useState, type ReactElement } from 'react';
import { Button } from '#web/ui/button.tsx';
import { StoneMark } from '#web/ui/logo.tsx';
import { useHeadingFocus } from '#web/ui/use-heading-focus.ts';
import { FocusScreen } from '../sitting/focus-screen.tsx';
import { TryItem } from './try-item.tsx';
import { checkSibling, type Siblings } from './use-sibling.ts';
import './practice.css';

/** An item like the one that was looked at, over it; then the focus is where it was. */
export function SiblingScreen({ siblings, title, back }: { siblings: Siblings; title: string; back: string }): ReactElement {
  const { sibling, leave } = siblings;
  const [opener] = useState(() => document.activeElement);
  useHeadingFocus(sibling?.id ?? null);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
  return (
    <FocusScreen label={title} onEscape={leave}>
      <header className="sitting-bar">
        <StoneMark size={26} />
        <p className="practice-place">{title}</p>
        <Button variant="quiet" onClick={leave}>
          Leave
        </Button>
      </header>
      {sibling ? (
        <TryItem
          key={sibling.id}
          item={sibling}
          check={(answer) => checkSibling(sibling.id, answer)}
          next={back}
          onNext={leave}
          siblings={siblings}
        />
      ) : null}
    </FocusScreen>
  );
}
