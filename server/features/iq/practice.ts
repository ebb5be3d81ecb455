import type { IqForm } from '#core/iq/forms.ts';
import { listPractice } from '#core/iq/sitting/practice.ts';
import type { PracticeItem } from '#core/iq/sitting/sitting.ts';
import { isTemplateId, type TemplateId } from '#core/iq/templates/catalogue.ts';
import type { House } from '../../house.ts';
import { logFailure } from '../../log.ts';
import { LineFull } from '../../fair-line.ts';
import { serveItem } from './plan-item.ts';

const PREFIX = 'practice-';

/** Null where no practice item is called so. */
export function templateOfPractice(itemId: string): TemplateId | null {
  const template = itemId.startsWith(PREFIX) ? itemId.slice(PREFIX.length) : '';
  return isTemplateId(template) ? template : null;
}

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
  const items: PracticeItem[] = [];
  for (const wish of listPractice(form)) {
    const item = await house.planner.makeItem({ id: `practice of ${form}` }, wish).catch(passOver);
    if (item)
      items.push({ ...serveItem(`${PREFIX}${item.template}`, item), key: item.key, explanation: item.explanation, steps: [...item.steps] });
  }
  return items;
}

/** The others are of use without it. */
function passOver(error: unknown): null {
  if (error instanceof LineFull) throw error;
  if (!(error instanceof RangeError)) logFailure(error, 'An item to practise with was not made: ');
  return null;
}
