import { LocateFixed } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react';
import type { ItemKind } from '#core/library/kind.ts';
import { cueIndexAt } from '#core/player/speech/speech-text.ts';
import type { Cue } from '#core/transcript/cue.ts';
import { cutIntoChunks, type Paragraph } from '#core/transcript/paragraphs.ts';
import { isCurrentUnit } from '#web/player/use-play-from.ts';
import { usePlayer } from '#web/player/use-player.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { jumpIntoView } from '#web/ui/keep-in-view.ts';
import { TranscriptChunk } from './transcript-chunk.tsx';
import { useFollow } from './use-follow.ts';
import type { TextSize } from './use-text-size.ts';
import { NO_MARKS, type TranscriptSearch } from './use-transcript-search.ts';

/** A player that was sent to the start of a line may stand a hair before it. */
const EARLY_SEC = 0.05;

const WASH: Record<ItemKind, string> = {
  course: '[--wash:var(--course-wash)]',
  audiobook: '[--wash:var(--audiobook-wash)]',
  podcast: '[--wash:var(--podcast-wash)]',
  video: '[--wash:var(--video-wash)]',
  ebook: '[--wash:var(--ebook-wash)]',
};

const SIZE: Record<TextSize, string> = {
  small: 'text-md leading-[1.6]',
  medium: 'text-[1.09375rem] leading-[1.62]',
  large: 'text-xl leading-[1.55]',
};

export interface TranscriptCuesProps {
  readonly unitId: string;
  readonly kind: ItemKind;
  readonly cues: readonly Cue[];
  readonly paragraphs: readonly Paragraph[];
  readonly search: TranscriptSearch;
  readonly size: TextSize;
  readonly language: string | undefined;
  readonly onPlay: (sec: number) => void;
}

/** The words, with the spoken line marked and kept in view. One tab stop; the arrow keys go from line to line. */
export function TranscriptCues(props: TranscriptCuesProps): ReactElement {
  const { unitId, kind, cues, paragraphs, search, size, language, onPlay } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const now = usePlayer((state) => (isCurrentUnit(state, unitId) ? cueIndexAt(cues, state.playback.positionSec + EARLY_SEC) : -1));
  const { isFollowing, setFollowing } = useFollow(scroller, now, size);
  const [focused, setFocused] = useState<number | null>(null);
  const chunks = useMemo(() => cutIntoChunks(paragraphs), [paragraphs]);
  const stop = focused ?? Math.max(0, now);
  const hitParagraph = search.hits[search.at]?.paragraph ?? -1;

  useEffect(() => {
    const mark = search.at < 0 ? null : scroller.current?.querySelector(`[data-hit="${search.at}"]`);
    if (!scroller.current || !mark) return;
    setFollowing(false);
    jumpIntoView(scroller.current, mark);
  }, [search.hits, search.at, setFollowing]);

  const findCue = (index: number): HTMLElement | null => scroller.current?.querySelector<HTMLElement>(`[data-cue="${index}"]`) ?? null;

  function focusCue(index: number): void {
    const line = findCue(index);
    line?.focus({ preventScroll: true });
    if (line && scroller.current) jumpIntoView(scroller.current, line);
  }

  function playCue(index: number): void {
    const cue = cues[index];
    if (!cue) return;
    onPlay(cue.startSec);
    setFollowing(true);
  }

  function handleClick(event: MouseEvent): void {
    const index = indexOfCue(event.target);
    // Whoever selects words to copy them wants to stay.
    if (index !== null && window.getSelection()?.isCollapsed !== false) playCue(index);
  }

  function handleKey(event: KeyboardEvent): void {
    const index = indexOfCue(event.target);
    if (index === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: cues.length - 1 }[event.key];
    if (target !== undefined) focusCue(target);
    else if (event.key === 'Enter' || event.key === ' ') playCue(index);
    else return;
    event.preventDefault();
  }

  function handleBlur({ relatedTarget }: FocusEvent): void {
    if (!scroller.current?.contains(relatedTarget)) setFocused(null);
  }

  return (
    <div className="relative min-h-0 flex-1">
      {/* The lines are the controls; there may be thousands, so their events are heard here. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={scroller}
        role="group"
        aria-label="Transcript"
        lang={language}
        onClick={handleClick}
        onKeyDown={handleKey}
        onFocus={(event) => setFocused(indexOfCue(event.target))}
        onBlur={handleBlur}
        className={classes(
          'absolute inset-0 overflow-y-auto overscroll-contain [scrollbar-color:var(--line-2)_transparent] [scrollbar-width:thin] pt-5 pr-5 pb-24 pl-4 font-read text-ink-read max-md:px-2',
          SIZE[size],
          WASH[kind],
        )}
      >
        {chunks.map(({ first, paragraphs: own, firstCue, endCue }, i) => (
          <TranscriptChunk
            key={firstCue}
            paragraphs={own}
            first={first}
            now={now >= endCue ? 'past' : now < firstCue ? 'ahead' : now}
            stop={stop >= firstCue && stop < endCue ? stop : -1}
            marks={search.marks.get(i) ?? NO_MARKS}
            currentHit={hitParagraph >= first && hitParagraph < first + own.length ? search.at : -1}
          />
        ))}
      </div>
      {isFollowing || now < 0 ? null : (
        <div className="pointer-events-none absolute inset-x-0 bottom-12 flex justify-center">
          <Button
            variant="ink"
            size="sm"
            className="pointer-events-auto shadow-2"
            icon={<LocateFixed size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => {
              setFollowing(true);
              findCue(now)?.focus({ preventScroll: true });
            }}
          >
            Back to what is spoken
          </Button>
        </div>
      )}
    </div>
  );
}

function indexOfCue(target: EventTarget): number | null {
  const cue = target instanceof Element ? target.closest<HTMLElement>('[data-cue]')?.dataset['cue'] : undefined;
  return cue === undefined ? null : Number(cue);
}
