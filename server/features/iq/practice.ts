import type { IqForm } from '#core/iq/forms.ts';
import { listPractice } from '#core/iq/sitting/practice.ts';
import type { PracticeItem } from '#core/iq/sitting/sitting.ts';
import type { House } from '../../house.ts';
import { logFailure } from '../../log.ts';
import { serveItem } from './plan-item.ts';

/** Items to get used to, of a form. They are the same for everybody, and made once. */
export type Practice = (form: IqForm) => Promise<PracticeItem[]>;

export function createPractice(house: House): Practice {
  const made = new Map<IqForm, Promise<PracticeItem[]>>();
  return (form) => {
    const known = made.get(form) ?? makePractice(house, form);
    made.set(form, known);
    known.catch(() => made.delete(form));
    return known;
  };
}

async function makePractice(house: House, form: IqForm): Promise<PracticeItem[]> {
  const items = await Promise.all(listPractice(form).map((wish) => house.planner.makeItem(wish).catch(passOver)));
  return items.flatMap((item) => {
    if (!item) return [];
    const { template, key, explanation } = item;
    return [{ ...serveItem(`practice-${template}`, item), key, explanation }];
  });
}

/** The others are of use without it. */
function passOver(error: unknown): null {
  if (!(error instanceof RangeError)) logFailure(error, 'An item to practise with was not made: ');
  return null;
}
