import { LEVELS, type Level } from '#core/iq/domains.ts';
import { FORM_PLANS } from '#core/iq/forms.ts';
import { compareBeliefs, PRACTICE_GAIN, RELIABLE_INDEX } from '#core/iq/scoring/change.ts';
import { Posterior, sumSd, type Belief } from '#core/iq/scoring/posterior.ts';
import { chanceOfRight, PROVISIONAL_MODEL } from '#core/iq/scoring/response-model.ts';
import { normalCdf, SCALE_MEAN, SCALE_SD } from '#core/iq/scoring/scale.ts';
import { countItems } from '#core/iq/selection/choose-next.ts';
import { seededRandom, type Random } from '#core/random.ts';
import { sit, type SimulatedItem } from './sit.ts';
import { correlation, mean } from './statistics.ts';
import { answer, AS_DESIGNED, drawErrors, drawTaker, type Taker } from './taker.ts';

const { domains } = FORM_PLANS.full;
const FULL = { form: 'full' } as const;
const STANDS_OUT = 0.9;

const respondAs = (random: Random, taker: Taker) => {
  const errors = drawErrors(random, AS_DESIGNED);
  return (item: SimulatedItem): 'right' | 'wrong' => (answer(random, AS_DESIGNED, errors, taker, item) ? 'right' : 'wrong');
};

/** Share of people of whom a domain is said to stand out, and how often what is said is true. */
export function simulateFlags(takers: number, seed: string) {
  const random = seededRandom(`${seed} flags`);
  let [flagged, flags, right] = [0, 0, 0];
  for (let n = 0; n < takers; n++) {
    const taker = drawTaker(random, domains, AS_DESIGNED);
    const posterior = sit(random, FULL, respondAs(random, taker));
    const own = mean(domains.map((domain) => taker.abilities[domain]));
    const said = domains.flatMap((domain) => {
      const standing = posterior.standing(domain);
      const above = normalCdf(standing.mean / standing.sd);
      if (above > 1 - STANDS_OUT && above < STANDS_OUT) return [];
      return [taker.abilities[domain] > own === above >= STANDS_OUT];
    });
    if (said.length > 0) flagged++;
    flags += said.length;
    right += said.filter(Boolean).length;
  }
  return { flagged: flagged / takers, right: right / flags };
}

/** Of all items asked, the share of each level. */
export function simulateLevels(takers: number, seed: string): { level: Level; share: number }[] {
  const random = seededRandom(`${seed} levels`);
  const asked = new Map<Level, number>();
  for (let n = 0; n < takers; n++) {
    const respond = respondAs(random, drawTaker(random, domains, AS_DESIGNED));
    sit(random, FULL, respond, (_, _count, { level }) => asked.set(level, (asked.get(level) ?? 0) + 1));
  }
  return LEVELS.map((level) => ({ level, share: (asked.get(level) ?? 0) / (takers * countItems(FULL.form, false)) }));
}

/** Mean report, in points, of people who truly have so many. */
export function simulateShrinkage(takers: number, seed: string, truths: readonly number[]) {
  const random = seededRandom(`${seed} shrinkage`);
  return truths.map((truth) => {
    const target = (truth - SCALE_MEAN) / SCALE_SD;
    const reports = Array.from({ length: takers }, () => {
      const drawn = drawTaker(random, domains, AS_DESIGNED);
      // Everybody's domains are moved by the same step, until their composite is the one that is asked for.
      const step = ((target - drawn.composite) * sumSd(domains)) / domains.length;
      const abilities = { ...drawn.abilities };
      for (const domain of domains) abilities[domain] += step;
      return SCALE_MEAN + SCALE_SD * sit(random, FULL, respondAs(random, { domains, abilities, composite: target })).composite().mean;
    });
    return { truth, report: mean(reports) };
  });
}

/** Two sittings of people who did not change, and who gain or do not gain by practice: how often a change is claimed. */
export function simulateChange(takers: number, seed: string) {
  return [0, PRACTICE_GAIN].map((gain) => {
    const random = seededRandom(`${seed} change ${gain}`);
    let [higher, lower] = [0, 0];
    for (let n = 0; n < takers; n++) {
      const taker = drawTaker(random, domains, AS_DESIGNED);
      const abilities = { ...taker.abilities };
      for (const domain of domains) abilities[domain] += gain;
      const first = sit(random, FULL, respondAs(random, taker)).composite();
      const second = sit(random, FULL, respondAs(random, { ...taker, abilities })).composite();
      const { index } = compareBeliefs(first, second);
      if (index > RELIABLE_INDEX) higher++;
      if (index < -RELIABLE_INDEX) lower++;
    }
    return { gain, higher: higher / takers, lower: lower / takers };
  });
}

/** What somebody gains, in points, who says "I don't know" wherever a guess is likelier wrong than in `share` of the cases. */
export function simulateLeavingOut(takers: number, seed: string, shares: readonly number[]) {
  return shares.map((share) => {
    const random = seededRandom(`${seed} leaving out ${share}`);
    const [asOmitted, asMissing]: [number[], number[]] = [[], []];
    for (let n = 0; n < takers; n++) {
      const taker = drawTaker(random, domains, AS_DESIGNED);
      const respond = respondAs(random, taker);
      const [all, missing] = [new Posterior(domains), new Posterior(domains)];
      const answeredAll = sit(random, FULL, (item) => {
        const outcome = respond(item);
        const isHard = chanceOfRight(PROVISIONAL_MODEL, taker.abilities[item.domain], item.difficulty, item.guess) < 0.5;
        const isLeftOut = isHard && random() < 2 * share;
        all.add({ ...item, outcome: isLeftOut ? 'omitted' : outcome });
        if (!isLeftOut) missing.add({ ...item, outcome });
        return outcome;
      }).composite();
      const gain = (belief: Belief): number => SCALE_SD * (belief.mean - answeredAll.mean);
      asOmitted.push(gain(all.composite()));
      asMissing.push(gain(missing.composite()));
    }
    return { share, asOmitted: mean(asOmitted), asMissing: mean(asMissing) };
  });
}

/** Of true abilities: how well a form without some domains stands for all five. */
export function correlateForms(takers: number, seed: string) {
  const random = seededRandom(`${seed} forms`);
  const all = Array.from({ length: takers }, () => drawTaker(random, domains, AS_DESIGNED));
  return (['noverbal', 'nonvisual'] as const).map((form) => ({
    form,
    correlation: correlation(
      all.map(({ composite }) => composite),
      all.map(({ abilities }) => FORM_PLANS[form].domains.reduce((sum, domain) => sum + abilities[domain], 0)),
    ),
  }));
}
