import type { ReactElement } from 'react';
import { formatTime } from '#core/format-time.ts';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { readPlace } from '#core/progress/place-wire.ts';
import type { Place } from '#core/progress/place.ts';
import { isNewerElsewhere } from '#core/reader/newer-elsewhere.ts';
import type { ItemTrail } from '#core/trail/item-trail.ts';
import { classes } from '#web/ui/classes.ts';
import { useListenFrom } from './use-listen-from.ts';

interface NewerElsewhereProps {
  readonly item: ItemDetail;
  readonly trail: ItemTrail;
  readonly className?: string;
}

/** The learner's place in the other edition, where it is newer than all in this one. */
export function findNewerElsewhere({ otherPlace }: ItemDetail, { places }: ItemTrail): Place | null {
  const other = otherPlace ? readPlace(otherPlace.place) : null;
  return other && isNewerElsewhere(places, other) ? other : null;
}

/** Says where the learner has gone on in the other edition. "Continue" stays with the place in this one. */
export function NewerElsewhere({ item, trail, className }: NewerElsewhereProps): ReactElement | null {
  const listenFrom = useListenFrom();
  const other = findNewerElsewhere(item, trail);
  const { otherEdition, otherPlace } = item;
  if (!other || !otherEdition || !otherPlace) return null;
  const part = `“${otherPlace.partTitle}”`;
  if (item.kind === 'ebook') {
    const sec = other.positionSec === null ? '' : `, ${formatTime(other.positionSec)}`;
    return (
      <p className={classes('text-sm text-ink-2', className)}>You listened on to {part + sec}, in the audiobook. The book opens there.</p>
    );
  }
  return (
    <p className={classes('text-sm text-ink-2', className)}>
      You read on to {part}, {Math.max(1, Math.round(other.fraction * 100))}%, in the ebook.{' '}
      <button type="button" className="text-link py-1.5 font-[560]" onClick={() => listenFrom(otherEdition.id, item, other)}>
        Listen from there
      </button>
    </p>
  );
}
