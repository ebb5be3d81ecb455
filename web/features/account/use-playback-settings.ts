import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { PlaybackSettings } from '#core/player/playback-settings.ts';
import { browserApi } from '#web/api/client.ts';
import { usePlayerCommands } from '#web/player/use-player.ts';
import { queryClient } from '#web/query-client.ts';

type Change = Partial<PlaybackSettings>;

export interface PlaybackForm {
  readonly settings: PlaybackSettings;
  readonly change: (change: Change) => void;
  readonly status: 'still' | 'saving' | 'saved' | 'failed';
  readonly error: string | null;
  readonly retry: () => void;
}

/** Every change is taken by the player at once and saved with the account. What could not be saved stays as chosen. */
export function usePlaybackSettings(saved: PlaybackSettings): PlaybackForm {
  const [settings, setSettings] = useState(saved);
  // A change that failed goes with the next one.
  const unsaved = useRef<Change>({});
  const { applySettings } = usePlayerCommands();
  const { mutate, isPending, isError, isSuccess, error } = useMutation(
    {
      // Quick changes reach the server in their order.
      scope: { id: 'profile' },
      mutationFn: (playback: Change) => browserApi.changeProfile({ playback }),
      onSuccess(_profile: unknown, sent: Change) {
        const stillOpen = Object.entries(unsaved.current).filter(([name, value]) => sent[name as keyof Change] !== value);
        unsaved.current = Object.fromEntries(stillOpen);
        void queryClient.invalidateQueries({ queryKey: ['screen', '/profile'] });
      },
    },
    queryClient,
  );
  return {
    settings,
    change(change) {
      const next = { ...settings, ...change };
      unsaved.current = { ...unsaved.current, ...change };
      setSettings(next);
      applySettings(next);
      mutate(unsaved.current);
    },
    status: isPending ? 'saving' : isError ? 'failed' : isSuccess ? 'saved' : 'still',
    error: error?.message ?? null,
    retry: () => mutate(unsaved.current),
  };
}
