import { type ReactElement, useEffect, useRef } from 'react';
import { usePlayerCommands } from '#web/features/player/use-player.ts';
import { Prose } from './prose.tsx';

export interface ShowNotesProps {
  readonly html: string;
  readonly unitId: string;
  readonly queue: readonly string[];
  /** 0 is unknown. */
  readonly durationSec: number;
}

/** Notes whose times play from there. */
export function ShowNotes({ html, unitId, queue, durationSec }: ShowNotesProps): ReactElement {
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
  return <Prose ref={text} html={linkTimes(html, durationSec)} />;
}

const TAG_OR_TIME = /<[^>]*>|(?<![\d:.])(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)(?![\d:])/g;
/* Where a time is part of something else. */
const CLOSED = /^<(\/?)(?:a|code|pre|kbd|summary)\b/i;

/** Times in the text become buttons; times of day beyond the end of the recording do not. */
export function linkTimes(html: string, durationSec: number): string {
  let depth = 0;
  return html.replace(TAG_OR_TIME, (found: string, hours: string | undefined, minutes: string | undefined, seconds: string | undefined) => {
    if (minutes === undefined) {
      const closed = CLOSED.exec(found);
      if (closed) depth += closed[1] ? -1 : 1;
      return found;
    }
    const sec = Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
    if (depth > 0 || sec > durationSec) return found;
    return `<button type="button" data-sec="${sec}" aria-label="Play from ${found}">${found}</button>`;
  });
}
