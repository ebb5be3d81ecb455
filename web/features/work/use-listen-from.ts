import type { WorkLink } from '#core/library/work-link.ts';
import type { Place } from '#core/progress/place.ts';
import { browserApi } from '#web/api/client.ts';
import { usePlayFrom } from '#web/player/use-play-from.ts';
import { useToast } from '#web/ui/toast.tsx';

/** Plays the recording of a book from where the learner was last in either, or from its beginning. */
export function useListenFrom(): (bookId: string, recording: Pick<WorkLink, 'id' | 'kind'>, read: Place | null) => void {
  const playFrom = usePlayFrom();
  const toast = useToast();
  return (bookId, { kind, id }, read) => {
    const found = Promise.all([import('./find-listening.ts'), browserApi.getItem('ebook', bookId), browserApi.getItem(kind, id)]);
    found
      .then(([{ findListening }, book, recording]) => findListening(book, recording, read))
      .then(playFrom, (error: Error) => toast.show({ text: 'The recording cannot be played now.', detail: error.message, tone: 'bad' }));
  };
}
