import { BookOpen, Headphones } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ItemDetail } from '#core/library/catalogue.ts';
import type { WorkLink } from '#core/library/work-link.ts';
import type { Place } from '#core/progress/place.ts';
import { readPath } from '#web/addresses.ts';
import { Button } from '#web/ui/button.tsx';
import { useListenOn } from './use-listen-from.ts';

export interface OtherEditionProps {
  readonly item: ItemDetail;
  readonly other: WorkLink;
  /** Where the learner is in this one. */
  readonly place: Place | undefined;
}

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Goes on in the other edition of a work, where the learner was last in either. */
export function OtherEdition({ item, other, place }: OtherEditionProps): ReactElement {
  if (item.kind === 'audiobook') {
    // The reader opens at the newest place of both.
    return (
      <Button to={readPath(other.id)} icon={<BookOpen {...ICON} />}>
        {place ? 'Read on from here' : 'Read it'}
      </Button>
    );
  }
  return <ListenOn item={item} other={other} place={place} />;
}

function ListenOn({ item, other, place }: OtherEditionProps): ReactElement {
  const listenOn = useListenOn();
  return (
    <Button onClick={() => listenOn(item.id, other, place ?? null)} icon={<Headphones {...ICON} />}>
      {place ? 'Listen on' : 'Listen to the recording'}
    </Button>
  );
}
