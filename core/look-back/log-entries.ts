import type { IqForm } from '../iq/forms.ts';
import type { WorkLink } from '../library/work-link.ts';
import type { PlainDate } from '../plain-date.ts';
import type { LookBack } from './look-back.ts';

/** What was done on a day of the month, as far as it has one. */
export type LogEntry = { readonly on: PlainDate } & (
  | { readonly did: 'added' | 'done' | 'postponed' | 'rested' | 'dropped'; readonly goal: { readonly id: string; readonly text: string } }
  | { readonly did: 'finished'; readonly work: WorkLink }
  | { readonly did: 'talked'; readonly session: { readonly id: string; readonly title: string } }
  | { readonly did: 'tested'; readonly sitting: { readonly id: string; readonly form: IqForm } }
);

/** A month as a logbook: the first day first, and of one day what was begun before what was closed. */
export function listLog({
  goals,
  finished,
  sessions,
  sittings,
}: Pick<LookBack, 'goals' | 'finished' | 'sessions' | 'sittings'>): LogEntry[] {
  const goalEntries = (did: 'added' | 'done' | 'dropped'): LogEntry[] =>
    goals[did].map(({ id, text, on }) => ({ on, did, goal: { id, text } }));
  const entries: LogEntry[] = [
    ...goalEntries('added'),
    ...sessions.map(({ id, title, on }): LogEntry => ({ on, did: 'talked', session: { id, title } })),
    ...sittings.map(({ id, form, on }): LogEntry => ({ on, did: 'tested', sitting: { id, form } })),
    ...finished.map(({ on, ...work }): LogEntry => ({ on, did: 'finished', work })),
    ...goals.postponed.map(({ id, text, on, until }): LogEntry => ({
      on,
      did: until === null ? 'rested' : 'postponed',
      goal: { id, text },
    })),
    ...goalEntries('dropped'),
    ...goalEntries('done'),
  ];
  return entries.toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
}

/** The months next to one, among those that hold something; the newest comes first. */
export function neighbourMonths(month: string, months: readonly string[]): { older: string | null; newer: string | null } {
  return {
    older: months.find((other) => other < month) ?? null,
    newer: months.findLast((other) => other > month) ?? null,
  };
}
