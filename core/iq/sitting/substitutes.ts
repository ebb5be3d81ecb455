import type { IqDomain } from '../domains.ts';
import type { IqForm } from '../forms.ts';
import { isTemplateId, TEMPLATE_CATALOGUE, TEMPLATE_IDS, type TemplateEntry, type TemplateId } from '../templates/catalogue.ts';

const entryOf = (id: TemplateId): TemplateEntry => TEMPLATE_CATALOGUE[id];

export interface ChosenTemplate {
  /** One that there is no more has only substitutes. */
  readonly template: TemplateId;
  readonly domain: IqDomain;
}

/** The template itself, then those of its domain that may stand in for it in a form, the least asked first; no tricks. */
export function listSubstitutes({ template: chosen, domain }: ChosenTemplate, form: IqForm, asked: readonly TemplateId[]): TemplateId[] {
  const timesAsked = (id: TemplateId): number => asked.filter((one) => one === id).length;
  const others = TEMPLATE_IDS.filter((id) => {
    const entry = entryOf(id);
    return id !== chosen && entry.domain === domain && !entry.isTrick && !(form === 'nonvisual' && entry.isVisual);
  });
  return [...[chosen].filter(isTemplateId), ...others.toSorted((one, other) => timesAsked(one) - timesAsked(other))];
}
