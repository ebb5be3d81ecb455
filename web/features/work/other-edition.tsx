import { BookOpen, Headphones } from 'lucide-react';
import type { ReactElement } from 'react';
import { cueIndexAt } from '#core/player/speech/speech-text.ts';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { newerPlace, type Place } from '#core/progress/place.ts';
import { readLocator } from '#core/reader/locator.ts';
import { findSpokenSecond } from '#core/reader/spoken-second.ts';
import type { WorkLink } from '#core/library/work-link.ts';
import { readPath } from '#web/addresses.ts';
import { browserApi } from '#web/api/client.ts';
import { findHeardSince } from '#web/features/recording/heard-since.ts';
import { findAboutInRecording, findInRecording } from '#web/features/recording/recording.ts';
import { places } from '#web/places.ts';
import { usePlayFrom, type PlayFromTarget } from '#web/player/use-play-from.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';

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
  const playFrom = usePlayFrom();
  const toast = useToast();
  function listen(): void {
    findListening(item, other, place ?? null).then(playFrom, (error: Error) =>
      toast.show({ text: 'The recording cannot be played now.', detail: error.message, tone: 'bad' }),
    );
  }
  return (
    <Button onClick={listen} icon={<Headphones {...ICON} />}>
      {place ? 'Listen on' : 'Listen to the recording'}
    </Button>
  );
}

async function findListening({ units, speechId }: ItemDetail, { kind, id }: WorkLink, loaded: Place | null): Promise<PlayFromTarget> {
  const recording = await browserApi.getItem(kind, id);
  const queue = recording.units.map((unit) => unit.id);
  const read = newerPlace(loaded, places.store.getState().get(units[0]?.id ?? '') ?? null);
  const heard = findHeardSince(recording, read?.observedMs ?? 0);
  if (heard) return { ...heard, queue };
  const start = { unitId: queue[0] ?? '', sec: 0 };
  if (read === null) return { ...start, queue };
  if (speechId === null) return { ...(findAboutInRecording(recording, { chapters: [], end: 1 }, read.fraction) ?? start), queue };
  const speech = await browserApi.getSpeech(speechId);
  const locator = readLocator(read.locator) ?? { text: '', href: '' };
  const sec = read.positionSec ?? findSpokenSecond(speech, { ...locator, fraction: read.fraction });
  return { ...((await findInRecording(recording, speech, cueIndexAt(speech.cues, sec))) ?? start), queue };
}
