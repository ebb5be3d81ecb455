import { LEVELS, type Level } from '../domains.ts';
import { FORM_PLANS, type IqForm } from '../forms.ts';
import { TEMPLATE_CATALOGUE, TEMPLATE_IDS, type TemplateEntry, type TemplateId } from '../templates/catalogue.ts';
import type { ItemWish } from './make-fresh-item.ts';

export const PRACTICE_LEVEL: Level = LEVELS[0];

/** Each kind of question once, the easiest; and the tricks that one has seen or has not. The same for everybody. */
export function listPractice(form: IqForm): ItemWish[] {
  const allowed = TEMPLATE_IDS.filter((id) => {
    const { domain, isVisual }: TemplateEntry = TEMPLATE_CATALOGUE[id];
    return FORM_PLANS[form].domains.includes(domain) && !(form === 'nonvisual' && isVisual);
  });
  const isTrick = (id: TemplateId): boolean => (TEMPLATE_CATALOGUE[id] as TemplateEntry).isTrick === true;
  const ofDomains = FORM_PLANS[form].domains.map((domain) =>
    allowed.filter((id) => TEMPLATE_CATALOGUE[id].domain === domain && !isTrick(id)),
  );
  return [...ofDomains, ...allowed.filter(isTrick).map((id) => [id])].map((templates) => ({
    templates,
    level: PRACTICE_LEVEL,
    seed: 'practice',
    avoided: [],
    avoidedRules: [],
  }));
}
