import { describe, expect, it } from 'vitest';
import { FORM_PLANS, IQ_FORMS } from '#core/iq/forms.ts';
import { chooseNext, countItems, type AskedItem } from '#core/iq/selection/choose-next.ts';
import { TEMPLATE_CATALOGUE, type TemplateEntry } from '#core/iq/templates/catalogue.ts';
import { seededRandom } from '#core/random.ts';
import { sit, type SimulatedItem } from './sit.ts';

const SEEDS = ['a', 'b', 'c', 'd', 'e'];

describe.each(IQ_FORMS)('a simulated sitting of the form %s', (form) => {
  it.each(SEEDS)('asks what the product would ask (%s)', (seed) => {
    const items: SimulatedItem[] = [];
    const asked: AskedItem[] = [];
    const own = String(seededRandom(seed)());
    const random = seededRandom(seed);
    sit(random, { form }, (item) => {
      items.push(item);
      const chosen = chooseNext({ form, seed: own, calibrates: false, asked });
      expect([item.template, item.level]).toEqual([chosen?.template, chosen?.level]);
      const outcome = asked.length % 3 === 0 ? 'wrong' : 'right';
      asked.push({ ...item, isScored: true, outcome });
      return outcome;
    });
    expect(items).toHaveLength(countItems(form, false));
    for (const domain of FORM_PLANS[form].domains)
      expect(items.filter((item) => item.domain === domain)).toHaveLength(FORM_PLANS[form].perDomain);
    for (const { template } of items) {
      const entry: TemplateEntry = TEMPLATE_CATALOGUE[template];
      expect(items.filter((item) => item.template === template).length).toBeLessThanOrEqual(entry.isTrick ? 1 : 2);
      if (form === 'nonvisual') expect(entry.isVisual).toBeUndefined();
    }
  });
});
