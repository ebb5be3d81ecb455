import { Confirmed, NOTHING_CONFIRMED } from '#core/assessment/confirmed.ts';
import type { Proposal } from '#core/assessment/propose-situations.ts';

export const NONE = 'none';
export const fieldOf = (group: number): string => `closest-${group}`;

/** What the form says. A group in which nothing was chosen says neither yes nor no. */
export function readConfirmed(form: FormData, proposals: readonly Proposal[]): Confirmed {
  const text = (name: string): string | null => {
    const value = form.get(name);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const groups = proposals.map(({ situations }, i) => ({ ids: situations.map(({ id }) => id), choice: text(fieldOf(i)) }));
  const [from, to] = [text('awayFrom'), text('awayTo')];
  const said = {
    situations: groups.flatMap(({ ids, choice }) => ids.filter((id) => id === choice)),
    declined: groups.flatMap(({ ids, choice }) => (choice === NONE ? ids : [])),
    deadline: text('deadline'),
    away: from !== null && to !== null ? { from, to } : null,
    freeDays: form.getAll('freeDays').map(Number),
    schooling: text('schooling'),
  };
  return Confirmed.catch(NOTHING_CONFIRMED).parse(said);
}

/** What was begun and makes no sense yet, in words; null where all does. */
export function findGap(form: FormData): string | null {
  const [from, to] = [form.get('awayFrom'), form.get('awayTo')].map((value) => (typeof value === 'string' ? value : '')) as [
    string,
    string,
  ];
  if ((from === '') !== (to === '')) return 'Give both the first and the last day away, or neither.';
  return from > to ? 'The last day away lies before the first.' : null;
}
