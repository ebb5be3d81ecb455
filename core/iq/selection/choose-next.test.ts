import { describe, expect, it } from 'vitest';
import { IQ_DOMAINS } from '../domains.ts';
import { FORM_PLANS, IQ_FORMS, type IqForm } from '../forms.ts';
import type { Outcome } from '../scoring/responses.ts';
import { TEMPLATE_CATALOGUE, type TemplateEntry } from '../templates/catalogue.ts';
import { chooseNext, countItems, type AskedItem } from './choose-next.ts';

function sit(form: IqForm, seed: string, calibrates: boolean, answer: (n: number) => Outcome): AskedItem[] {
  const asked: AskedItem[] = [];
  for (let next = chooseNext({ form, seed, calibrates, asked }); next; next = chooseNext({ form, seed, calibrates, asked }))
    asked.push({ ...next, domain: TEMPLATE_CATALOGUE[next.template].domain, guess: 0.125, outcome: answer(asked.length) });
  return asked;
}
const domainOf = ({ template }: AskedItem) => TEMPLATE_CATALOGUE[template].domain;
const SEEDS = ['a', 'b', 'c', 'd'];

describe.each(IQ_FORMS)('a sitting of the form %s', (form) => {
  const { domains, perDomain } = FORM_PLANS[form];

  it.each(SEEDS)('asks as many of each domain, a template twice at most and a trick once (%s)', (seed) => {
    const asked = sit(form, seed, false, (n) => (n % 3 === 0 ? 'wrong' : 'right'));
    expect(asked).toHaveLength(countItems(form, false));
    for (const domain of domains) expect(asked.filter((item) => domainOf(item) === domain)).toHaveLength(perDomain);
    for (const { template } of asked) {
      const entry: TemplateEntry = TEMPLATE_CATALOGUE[template];
      expect(asked.filter((item) => item.template === template).length).toBeLessThanOrEqual(entry.isTrick ? 1 : 2);
      if (form === 'nonvisual') expect(entry.isVisual).toBeUndefined();
    }
  });

  it('goes round the domains', () => {
    const asked = sit(form, 'round', false, () => 'right');
    for (let n = 0; n < asked.length; n += domains.length)
      expect(
        asked
          .slice(n, n + domains.length)
          .map(domainOf)
          .toSorted(),
      ).toEqual([...domains].toSorted());
  });

  it('begins each domain gently, and goes where the answers lead', () => {
    const first = (asked: AskedItem[]) => asked.slice(0, domains.length).map(({ level }) => level);
    const [able, unable] = [sit(form, 'x', false, () => 'right'), sit(form, 'x', false, () => 'wrong')];
    for (const level of [...first(able), ...first(unable)]) expect(level).toBeLessThanOrEqual(2);
    expect(able.at(-1)?.level).toBeGreaterThanOrEqual(4);
    // Of a template whose first level is more easily guessed the second tells more.
    expect(unable.slice(-domains.length).map(({ level }) => level).toSorted()).toEqual([...domains.slice(1).map(() => 1), expect.toBeOneOf([1, 2])]); // prettier-ignore
  });

  it('asks some more for calibration, the same items scored beside them', () => {
    const asked = sit(form, 'cal', true, () => 'right');
    const extra = asked.filter(({ isScored }) => !isScored);
    expect(extra).toHaveLength(countItems(form, true) - countItems(form, false));
    expect(extra.length).toBeGreaterThanOrEqual(2);
    expect(asked[0]?.isScored).toBe(true);
    for (const domain of domains) expect(asked.filter((item) => item.isScored && domainOf(item) === domain)).toHaveLength(perDomain);
  });
});

it('is the same for the same seed and answers, and another for another seed', () => {
  const once = sit('full', 'one', false, () => 'right');
  expect(sit('full', 'one', false, () => 'right')).toEqual(once);
  expect(sit('full', 'two', false, () => 'right')).not.toEqual(once);
});

it('is over after its last item', () => {
  const asked = sit('full', 'end', false, () => 'omitted');
  expect(chooseNext({ form: 'full', seed: 'end', calibrates: false, asked })).toBeNull();
  expect(new Set(asked.map(domainOf))).toEqual(new Set(IQ_DOMAINS));
});
