import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { PlayerEpisode } from '#core/player/episode.ts';
import { isSpeechId } from '#core/player/speech/speech-id.ts';
import { readPath } from '#web/addresses.ts';
import { browserApi } from '#web/api/client.ts';
import { queryClient } from '#web/query-client.ts';
import { TextLink } from '#web/ui/button.tsx';

const FRESH_MS = 5 * 60_000;

/** From what is heard of a book to its page, for whoever may open the reader. */
export function ReadOnHere({ episode: { id, itemId, itemKind } }: { readonly episode: PlayerEpisode }): ReactElement | null {
  const isSpoken = itemKind === 'ebook' && isSpeechId(id);
  const hasReader = document.documentElement.dataset['session'] === 'in';
  const { data } = useQuery(
    {
      // The same answer as the panel's.
      queryKey: ['work', itemKind, itemId],
      queryFn: () => browserApi.getItem(itemKind, itemId),
      enabled: hasReader && itemKind === 'audiobook',
      staleTime: FRESH_MS,
      retry: false,
    },
    queryClient,
  );
  const bookId = isSpoken ? itemId : data?.otherEdition?.id;
  if (!hasReader || bookId === undefined) return null;
  return (
    <TextLink to={readPath(bookId)} className="mt-1 inline-block py-1.5">
      Read on from here
    </TextLink>
  );
}
