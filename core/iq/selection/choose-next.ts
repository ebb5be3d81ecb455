import { shuffle, seededRandom, type Random } from '../../random.ts';
import { IQ_DOMAINS, LEVELS, type IqDomain, type Level } from '../domains.ts';
import { FORM_PLANS, type IqForm } from '../forms.ts';
import { guessOf } from '../templates/short-cuts.ts';
import { difficultyOf, itemParameters, scoringModel } from '../scoring/calibration.ts';
import { Posterior } from '../scoring/posterior.ts';
import { information, type ResponseModel } from '../scoring/response-model.ts';
import type { Outcome } from '../scoring/responses.ts';
import { TEMPLATE_CATALOGUE, TEMPLATE_IDS, type TemplateEntry, type TemplateId } from '../templates/catalogue.ts';
import { pickOne } from '../templates/dice.ts';

/** An item that was asked, with its answer. */
export interface AskedItem {
  readonly domain: IqDomain;
  readonly template: TemplateId;
  readonly level: Level;
  readonly guess: number;
  readonly isScored: boolean;
  readonly outcome: Outcome;
}

export interface SittingSoFar {
  readonly form: IqForm;
  /** Decides all that is left to chance. */
  readonly seed: string;
  /** A few unscored items are asked for calibration. */
  readonly calibrates: boolean;
  readonly asked: readonly AskedItem[];
}

export interface NextChoice {
  readonly template: TemplateId;
  readonly level: Level;
  readonly isScored: boolean;
}

/** Unscored items beside the scored ones. */
const CALIBRATION_SHARE = 0.1;
/** The first item of a domain is no harder. */
const FIRST_LEVEL = 2;
/** Of one template in a sitting; of a trick that can be learnt, one. */
const MAX_OF_TEMPLATE = 2;
/** Adaptive items seldom come from the ends: what is asked for calibration mostly does. */
const CALIBRATION_LEVELS: readonly Level[] = [1, 1, 5, 5, 2, 4];

export function countItems(form: IqForm, calibrates: boolean): number {
  const scored = countScored(form);
  return scored + (calibrates ? Math.round(scored * CALIBRATION_SHARE) : 0);
}

const countScored = (form: IqForm): number => FORM_PLANS[form].domains.length * FORM_PLANS[form].perDomain;

/**
 * The item after those that were answered; null when the sitting is over. The same sitting gives the same item.
 * @param posterior of the scored answers of `sitting`, where it is at hand
 */
export function chooseNext(
  sitting: SittingSoFar,
  model: ResponseModel = scoringModel(),
  posterior: Posterior = weighAnswers(sitting, model),
): NextChoice | null {
  const { form, seed, calibrates, asked } = sitting;
  const place = asked.length;
  if (place >= countItems(form, calibrates)) return null;
  const random = seededRandom(`${seed} ${place}`);
  if (calibrationPlaces(sitting).has(place)) return chooseForCalibration(random, sitting);
  const domain = leastUsed(sitting);
  const template = chooseTemplate(random, domain, sitting);
  return { template, level: chooseLevel(template, sitting, model, posterior), isScored: true };
}

/** Neither the first nor the last, and known from the seed. */
function calibrationPlaces({ form, seed, calibrates }: SittingSoFar): ReadonlySet<number> {
  const total = countItems(form, calibrates);
  const places = Array.from({ length: total - 2 }, (_, i) => i + 1);
  return new Set(shuffle(seededRandom(`${seed} calibration`), places).slice(0, total - countScored(form)));
}

const templatesOf = (form: IqForm, domain: IqDomain): TemplateId[] =>
  TEMPLATE_IDS.filter((id) => {
    const entry: TemplateEntry = TEMPLATE_CATALOGUE[id];
    return entry.domain === domain && !(form === 'nonvisual' && entry.isVisual);
  });

function chooseForCalibration(random: Random, { form, asked }: SittingSoFar): NextChoice {
  const templates = FORM_PLANS[form].domains.flatMap((domain) => templatesOf(form, domain));
  const least = Math.min(...templates.map((id) => timesAsked(asked, id)));
  const template = pickOne(
    random,
    templates.filter((id) => timesAsked(asked, id) === least),
  );
  return { template, level: pickOne(random, CALIBRATION_LEVELS), isScored: false };
}

const timesAsked = (asked: readonly AskedItem[], id: TemplateId): number => asked.filter(({ template }) => template === id).length;
const scoredOf = (asked: readonly AskedItem[]): AskedItem[] => asked.filter(({ isScored }) => isScored);

/** One of each domain in every round, in another order each time. */
function leastUsed({ form, seed, asked }: SittingSoFar): IqDomain {
  const scored = scoredOf(asked);
  const used = (domain: IqDomain): number => scored.filter((item) => item.domain === domain).length;
  const { domains } = FORM_PLANS[form];
  const round = Math.min(...domains.map(used));
  const left = shuffle(seededRandom(`${seed} round ${round}`), domains).filter((domain) => used(domain) === round);
  return left[0] ?? IQ_DOMAINS[0];
}

/** One of those that were asked least, as long as there may be another of it. */
function chooseTemplate(random: Random, domain: IqDomain, { form, asked }: SittingSoFar): TemplateId {
  const scored = scoredOf(asked);
  const open = templatesOf(form, domain).filter((id) => {
    const entry: TemplateEntry = TEMPLATE_CATALOGUE[id];
    return timesAsked(scored, id) < (entry.isTrick ? 1 : MAX_OF_TEMPLATE);
  });
  const least = Math.min(...open.map((id) => timesAsked(scored, id)));
  return pickOne(
    random,
    open.filter((id) => timesAsked(scored, id) === least),
  );
}

function weighAnswers({ form, asked }: SittingSoFar, model: ResponseModel): Posterior {
  const posterior = new Posterior(FORM_PLANS[form].domains, model);
  for (const item of scoredOf(asked)) posterior.add({ ...item, ...itemParameters(item.template, item.level) });
  return posterior;
}

function chooseLevel(template: TemplateId, { asked }: SittingSoFar, model: ResponseModel, posterior: Posterior): Level {
  const { domain } = TEMPLATE_CATALOGUE[template];
  const isFirst = scoredOf(asked).every((item) => item.domain !== domain);
  const levels = isFirst ? LEVELS.filter((level) => level <= FIRST_LEVEL) : LEVELS;
  return mostTelling(template, levels, posterior.domain(domain).mean, model);
}

/** Of some levels of a template the one whose answer would tell most of an ability near theta. */
function mostTelling(template: TemplateId, levels: readonly Level[], theta: number, model: ResponseModel): Level {
  const told = (level: Level): number => information(model, theta, difficultyOf(template, level), guessOf(template, level));
  return levels.reduce((best, level) => (told(level) > told(best) ? level : best));
}
