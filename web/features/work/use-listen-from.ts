import type { WorkLink } from '#core/library/work-link.ts';
import type { Place } from '#core/progress/place.ts';
import { browserApi } from '#web/api/client.ts';
import { usePlayFrom } from '#web/player/use-play-from.ts';
import { useToast } from '#web/ui/toast.tsx';

type Finding = Pick<typeof import('./find-listening.ts'), 'findListening' | 'findWhereRead'>;
type PlayRecording = (bookId: string, recording: Pick<WorkLink, 'id' | 'kind'>, read: Place | null) => void;

function usePlayRecording(by: keyof Finding): PlayRecording {
  const playFrom = usePlayFrom();
  const toast = useToast();
  return (bookId, { kind, id }, read) => {
    const found = Promise.all([import('./find-listening.ts'), browserApi.getItem('ebook', bookId), browserApi.getItem(kind, id)]);
    found
      .then(([finding, book, recording]) => finding[by](book, recording, read))
      .then(playFrom, (error: Error) => toast.show({ text: 'The recording cannot be played now.', detail: error.message, tone: 'bad' }));
  };
}

/** Plays the recording of a book from where the learner was last in either, or from its beginning. */
export const useListenOn = (): PlayRecording => usePlayRecording('findListening');

/** Plays the recording of a book from the very place that the page names, also where another device has gone on since. */
export const useListenFrom = (): PlayRecording => usePlayRecording('findWhereRead');
