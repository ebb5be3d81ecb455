import type { Level } from '#core/iq/domains.ts';
import type { SimulatedFigures } from '#core/iq/evidence/simulated.ts';
import { FORM_PLANS, type IqForm } from '#core/iq/forms.ts';
import type { Belief } from '#core/iq/scoring/posterior.ts';
import type { ResponseModel } from '#core/iq/scoring/response-model.ts';
import { NORM_SD, SCALE_SD, Z_95 } from '#core/iq/scoring/scale.ts';
import { seededRandom } from '#core/random.ts';
import { sit } from './sit.ts';
import { correlation, mean, rootMeanSquare } from './statistics.ts';
import { answer, drawErrors, drawTaker, type Taker, type World } from './taker.ts';

export interface Cell {
  readonly name: string;
  readonly world: World;
  readonly form?: IqForm;
  readonly model?: ResponseModel;
  /** Of the zero of the scale, in points, in the interval. */
  readonly normSd?: number;
  readonly guess?: number;
  readonly fixedLevel?: Level;
}

interface Sample {
  readonly taker: Taker;
  readonly composite: Belief;
  readonly abilities: readonly number[];
}

/** Takers who share one draw of the items' errors. */
const REPLICATION = 50;

/** Simulates a cell. `after`: numbers of items after which to look, each a multiple of the form's domains. */
export function runCell(cell: Cell, takers: number, after: readonly number[], seed: string): SimulatedFigures[] {
  const random = seededRandom(`${seed} ${cell.name}`);
  const { domains } = FORM_PLANS[cell.form ?? 'full'];
  const samples = new Map<number, Sample[]>(after.map((items) => [items, []]));
  let errors = drawErrors(random, cell.world);
  for (let n = 0; n < takers; n++) {
    if (n % REPLICATION === 0) errors = drawErrors(random, cell.world);
    const taker = drawTaker(random, domains, cell.world);
    sit(
      random,
      { ...cell, items: Math.max(...after) },
      (item) => (answer(random, cell.world, errors, taker, item) ? 'right' : 'wrong'),
      (posterior, count) => {
        const abilities = () => domains.map((domain) => posterior.domain(domain).mean);
        samples.get(count)?.push({ taker, composite: posterior.composite(), abilities: abilities() });
      },
    );
  }
  return after.map((items) => summarise(items, samples.get(items) ?? [], cell.normSd ?? NORM_SD));
}

function summarise(items: number, samples: readonly Sample[], normSd: number): SimulatedFigures {
  const errors = samples.map(({ taker, composite }) => SCALE_SD * (composite.mean - taker.composite));
  const widths = samples.map(({ composite }) => Z_95 * Math.hypot(SCALE_SD * composite.sd, normSd));
  const estimates = samples.map(({ composite }) => composite.mean);
  const domains = samples[0]?.taker.domains ?? [];
  return {
    items,
    reliability:
      correlation(
        estimates,
        samples.map(({ taker }) => taker.composite),
      ) ** 2,
    claimed: 1 - mean(samples.map(({ composite }) => composite.sd ** 2)),
    rmse: rootMeanSquare(errors),
    bias: mean(errors),
    halfWidth: mean(widths),
    coverage: mean(errors.map((error, i) => (Math.abs(error) <= (widths[i] ?? 0) ? 1 : 0))),
    domains: mean(
      domains.map((domain, d) =>
        correlation(
          samples.map(({ abilities }) => abilities[d] ?? 0),
          samples.map(({ taker }) => taker.abilities[domain]),
        ),
      ),
    ),
  };
}
