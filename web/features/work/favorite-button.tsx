import { useMutation } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { browserApi } from '#web/api/client.ts';
import { queryClient } from '#web/query-client.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';

export interface FavoriteButtonProps {
  readonly itemId: string;
  readonly isFavorite: boolean;
}

/** Marks a work. The heart fills at once and empties again when the server could not be told. */
export function FavoriteButton({ itemId, isFavorite }: FavoriteButtonProps): ReactElement {
  const [isOn, setOn] = useState(isFavorite);
  const { show } = useToast();
  const { mutate } = useMutation(
    {
      // Two quick presses reach the server in their order.
      scope: { id: `favorite ${itemId}` },
      mutationFn: (on: boolean) => browserApi.setFavorite(itemId, on),
      onMutate: (on: boolean) => setOn(on),
      onError: (error: Error, on: boolean) => {
        setOn(!on);
        show({ text: 'Not saved.', detail: error.message, tone: 'bad', key: 'favorite' });
      },
      onSuccess: () => queryClient.invalidateQueries({ queryKey: ['screen'] }),
    },
    queryClient,
  );
  return (
    <Button
      aria-pressed={isOn}
      onClick={() => mutate(!isOn)}
      icon={<Heart size={18} strokeWidth={1.75} aria-hidden="true" className={isOn ? 'fill-accent stroke-accent' : undefined} />}
    >
      Favorite
    </Button>
  );
}
