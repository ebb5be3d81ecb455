import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ProfileChange } from '#core/account/profile.ts';
import { browserApi } from '#web/api/client.ts';
import { queryClient } from '#web/query-client.ts';

export interface SettingsForm<Settings> {
  readonly settings: Settings;
  readonly change: (change: Partial<Settings>) => void;
  readonly status: 'still' | 'saving' | 'saved' | 'failed';
  readonly error: string | null;
  readonly retry: () => void;
}

type Group = 'playback' | 'learning' | 'reading';

/** Settings that are saved with the account at once. What could not be saved stays as chosen, and goes with the next change. */
export function useSavedSettings<Settings extends object>(
  group: Group,
  saved: Settings,
  apply?: (settings: Settings) => void,
): SettingsForm<Settings> {
  const [settings, setSettings] = useState(saved);
  const unsaved = useRef<Partial<Settings>>({});
  const { mutate, isPending, isError, isSuccess, error } = useMutation(
    {
      // Quick changes reach the server in their order.
      scope: { id: 'profile' },
      mutationFn: (change: Partial<Settings>) => browserApi.changeProfile({ [group]: change } as ProfileChange),
      onSuccess(_profile: unknown, sent: Partial<Settings>) {
        const stillOpen = Object.entries(unsaved.current).filter(([name, value]) => sent[name as keyof Settings] !== value);
        unsaved.current = Object.fromEntries(stillOpen) as Partial<Settings>;
        void queryClient.invalidateQueries({ queryKey: ['screen'] });
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
      apply?.(next);
      mutate(unsaved.current);
    },
    status: isPending ? 'saving' : isError ? 'failed' : isSuccess ? 'saved' : 'still',
    error: error?.message ?? null,
    retry: () => mutate(unsaved.current),
  };
}
