import { useSyncExternalStore } from 'react';
import type { PlainDate } from '#core/plain-date.ts';
import { dayOf } from './days.ts';

const neverChanges = (): (() => void) => () => undefined;

/** The learner's today; null on the server, which does not know where they are. */
export const useToday = (): PlainDate | null =>
  useSyncExternalStore(
    neverChanges,
    () => dayOf(new Date()),
    () => null,
  );
