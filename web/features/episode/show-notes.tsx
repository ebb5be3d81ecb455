import { type ReactElement, useEffect, useRef } from 'react';
import { Prose } from '#web/features/work/prose.tsx';
import { usePlayerCommands } from '#web/player/use-player.ts';

export interface ShowNotesProps {
  readonly html: string;
  readonly unitId: string;
  readonly queue: readonly string[] | undefined;
}

/** Notes whose times play from there. */
export function ShowNotes({ html, unitId, queue }: ShowNotesProps): ReactElement {
  const { playUnit } = usePlayerCommands();
  const text = useRef<HTMLDivElement>(null);
  // The buttons are part of the text, which React does not know from inside.
  useEffect(() => {
    const notes = text.current;
    const play = (event: MouseEvent): void => {
      const button = event.target instanceof Element ? event.target.closest('button[data-sec]') : null;
      if (button) playUnit(unitId, { queue, startSec: Number(button.getAttribute('data-sec')) });
    };
    notes?.addEventListener('click', play);
    return () => notes?.removeEventListener('click', play);
  }, [playUnit, unitId, queue]);
  return <Prose ref={text} html={html} />;
}
