import type { IqDomain } from '../domains.ts';
import { FORM_PLANS, type IqForm } from '../forms.ts';
import { countItems } from '../selection/choose-next.ts';
import type { SittingProgress } from './sitting.ts';

/**
 * How far a sitting is. The domains share all items evenly, until one has been asked more: which of the items were not
 * scored does not enter.
 */
export function countProgress(form: IqForm, calibrates: boolean, answered: readonly IqDomain[]): SittingProgress {
  const { domains } = FORM_PLANS[form];
  const total = countItems(form, calibrates);
  const counts = domains.map((domain, place) => {
    const done = answered.filter((one) => one === domain).length;
    const share = Math.floor((total + domains.length - 1 - place) / domains.length);
    return { domain, answered: done, total: Math.max(share, done) };
  });
  const left = (count: (typeof counts)[number]): number => count.total - count.answered;
  for (let excess = counts.reduce((sum, count) => sum + count.total, 0) - total; excess > 0; excess--) {
    const roomiest = counts.reduce((one, other) => (left(other) > left(one) ? other : one));
    roomiest.total--;
  }
  return { answered: answered.length, total, domains: counts };
}
