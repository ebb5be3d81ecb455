import type { IqDomain, Level } from '#core/iq/domains.ts';
import { FORM_PLANS, type IqForm } from '#core/iq/forms.ts';
import { guessOf } from '#core/iq/templates/short-cuts.ts';
import { difficultyOf } from '#core/iq/scoring/calibration.ts';
import { Posterior } from '#core/iq/scoring/posterior.ts';
import { PROVISIONAL_MODEL, type ResponseModel } from '#core/iq/scoring/response-model.ts';
import type { Outcome } from '#core/iq/scoring/responses.ts';
import { chooseNext, countItems, type AskedItem } from '#core/iq/selection/choose-next.ts';
import { listSubstitutes } from '#core/iq/sitting/substitutes.ts';
import { TEMPLATE_CATALOGUE, type TemplateId } from '#core/iq/templates/catalogue.ts';
import type { Random } from '#core/random.ts';

export interface SimulatedItem {
  readonly template: TemplateId;
  readonly domain: IqDomain;
  readonly level: Level;
  readonly difficulty: number;
  readonly guess: number;
}

export interface Design {
  readonly form?: IqForm;
  /** Fewer than the form has. */
  readonly items?: number;
  readonly model?: ResponseModel;
  /** How often a guess is right, whatever the template. */
  readonly guess?: number;
  /** The same level for everybody. */
  readonly fixedLevel?: Level;
}

/**
 * One sitting, its items chosen by the product: `chooseNext`, and the template that `listSubstitutes` puts first. The items
 * themselves are not made; a guess is right as often as the catalogue says.
 * @param answered is told after each item
 */
export function sit(
  random: Random,
  { form = 'full', items = countItems(form, false), model = PROVISIONAL_MODEL, guess, fixedLevel }: Design,
  respond: (item: SimulatedItem) => Outcome,
  answered: (posterior: Posterior, count: number, item: SimulatedItem) => void = () => {},
): Posterior {
  const posterior = new Posterior(FORM_PLANS[form].domains, model);
  const asked: AskedItem[] = [];
  const seed = String(random());
  while (asked.length < items) {
    const choice = chooseNext({ form, seed, calibrates: false, asked }, model, posterior);
    if (!choice) throw new RangeError(`The form ${form} has fewer than ${items} items`);
    const { domain } = TEMPLATE_CATALOGUE[choice.template];
    const templates = asked.map((one) => one.template);
    const [template = choice.template] = listSubstitutes({ template: choice.template, domain }, form, templates);
    const level = fixedLevel ?? choice.level;
    const difficulty = difficultyOf(template, level);
    const item = { template, domain, level, difficulty, guess: guess ?? guessOf(template, level) };
    const outcome = respond(item);
    posterior.add({ ...item, outcome });
    asked.push({ ...item, isScored: true, outcome });
    answered(posterior, asked.length, item);
  }
  return posterior;
}
