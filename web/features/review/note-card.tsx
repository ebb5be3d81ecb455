import { useEffect, useRef, type ReactElement, type Ref } from 'react';
import { beginningOf } from '#core/review/beginning.ts';
import type { ReviewCard } from '#core/review/review.ts';
import { Signpost } from '#web/ui/button.tsx';

export interface NoteCardProps {
  readonly card: Extract<ReviewCard, { kind: 'note' }>;
  readonly isShown: boolean;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onShow: () => void;
}

/** Words that were marked, to go on from their beginning; of a note with words of one's own these are what is recalled. */
export function NoteCard({ card: { quote, text, color }, isShown, headingRef, onShow }: NoteCardProps): ReactElement {
  const beginning = quote === null || text !== null ? null : beginningOf(quote);
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) whole.current?.focus();
  }, [isShown]);
  return (
    <>
      <h2 ref={headingRef} tabIndex={-1}>
        {beginning === null ? 'What did you note here?' : 'How does it go on?'}
      </h2>
      {isShown ? (
        <div ref={whole} tabIndex={-1} aria-label="What it says" role="group" className="outline-none">
          {quote === null ? null : (
            <blockquote className="review-quote" data-color={color ?? undefined}>
              {quote}
            </blockquote>
          )}
          {text === null ? null : <p className="review-note">{text}</p>}
        </div>
      ) : (
        <>
          <Cue quote={quote} beginning={beginning} isHint={text !== null} color={color} />
          <Signpost onClick={onShow}>Show it</Signpost>
        </>
      )}
    </>
  );
}

interface CueProps {
  readonly quote: string | null;
  readonly beginning: string | null;
  /** The whole quote is what the note is about. */
  readonly isHint: boolean;
  readonly color: string | null;
}

function Cue({ quote, beginning, isHint, color }: CueProps): ReactElement {
  const shown = isHint ? quote : beginning && `${beginning} …`;
  return shown === null ? (
    <p className="mb-6 text-ink-2">Say it to yourself first, then look.</p>
  ) : (
    <blockquote className="review-quote" data-color={color ?? undefined}>
      {shown}
    </blockquote>
  );
}
