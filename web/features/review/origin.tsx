import type { ReactElement } from 'react';
import { formatTime } from '#core/format-time.ts';
import { notePath } from '#core/notes/note-place.ts';
import { readLocator } from '#core/reader/locator.ts';
import type { ReviewCard } from '#core/review/review.ts';
import { unitPath } from '#web/addresses.ts';
import { usePlayFrom } from '#web/player/use-play-from.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { Blaze } from '#web/ui/kind.tsx';

/** Where a card is from; once it is shown, also the way back there. */
export function Origin({ card, isShown }: { readonly card: ReviewCard; readonly isShown: boolean }): ReactElement {
  const { unitId, unitTitle, work, positionSec, locator } = card.origin;
  const playFrom = usePlayFrom();
  const chapter = readLocator(locator)?.chapter;
  const part = chapter || (unitTitle === work.title ? null : unitTitle);
  const time = positionSec === null ? null : formatTime(positionSec);
  const place =
    card.kind === 'note'
      ? notePath({ id: card.noteId, unitId, work, positionSec })
      : unitPath({ id: unitId, itemId: work.id, itemKind: work.kind });
  return (
    <div className="review-origin">
      <p className="flex items-baseline gap-2">
        <Blaze kind={work.kind} size={11} />
        <span>{[work.title, part, time].filter(Boolean).join(', ')}</span>
      </p>
      {isShown ? (
        <p className="flex flex-wrap items-center gap-x-4">
          <TextLink to={place} look="more">
            Go to the place
          </TextLink>
          {positionSec === null ? null : (
            <Button size="sm" variant="quiet" onClick={() => playFrom({ unitId, sec: positionSec })}>
              Play from {time}
            </Button>
          )}
        </p>
      ) : null}
    </div>
  );
}
