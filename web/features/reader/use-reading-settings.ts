import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DEFAULT_READING } from '#core/reader/reading-defaults.ts';
import type { ReadingChange, ReadingSettings } from '#core/reader/reading-settings.ts';
import { browserApi } from '#web/api/client.ts';
import { queryClient } from '#web/query-client.ts';

/** A slider that is dragged is saved where it is let go. */
const SAVE_AFTER_MS = 600;

export interface ReadingForm {
  readonly settings: ReadingSettings;
  readonly change: (change: ReadingChange) => void;
  readonly reset: () => void;
  /** Of the last change; null when it is saved. What could not be saved holds as long as the page. */
  readonly error: string | null;
}

/** How the learner likes to read: seen at once, and saved with the account. */
export function useReadingSettings(saved: ReadingSettings): ReadingForm {
  const [settings, setSettings] = useState(saved);
  // A change that failed goes with the next one.
  const unsaved = useRef<ReadingChange>({});
  const timer = useRef<number | undefined>(undefined);
  const { mutate, error } = useMutation(
    {
      // Quick changes reach the server in their order.
      scope: { id: 'profile' },
      mutationFn: (reading: ReadingChange) => browserApi.changeProfile({ reading }),
      onSuccess(_profile: unknown, sent: ReadingChange) {
        const stillOpen = Object.entries(unsaved.current).filter(([name, value]) => sent[name as keyof ReadingChange] !== value);
        unsaved.current = Object.fromEntries(stillOpen);
        void queryClient.invalidateQueries({ queryKey: ['screen', '/profile'] });
      },
    },
    queryClient,
  );

  const save = useEffectEvent(() => {
    window.clearTimeout(timer.current);
    if (Object.keys(unsaved.current).length > 0) mutate(unsaved.current);
  });
  useEffect(() => () => save(), []);

  function change(part: ReadingChange): void {
    unsaved.current = { ...unsaved.current, ...part };
    setSettings((before) => ({ ...before, ...part }) as ReadingSettings);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => mutate(unsaved.current), SAVE_AFTER_MS);
  }
  return { settings, change, reset: () => change({ ...DEFAULT_READING }), error: error?.message ?? null };
}
