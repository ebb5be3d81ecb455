import { randomBytes } from 'node:crypto';
import type { LearnerId } from '#core/account/learner.ts';
import type { IqDomain, Level } from '#core/iq/domains.ts';
import { GENERATOR_VERSION, type MadeItem } from '#core/iq/generator/make-item.ts';
import { chooseNext } from '#core/iq/selection/choose-next.ts';
import { rulesKey, type ItemWish } from '#core/iq/sitting/make-fresh-item.ts';
import type { ServedItem } from '#core/iq/sitting/sitting.ts';
import { listSubstitutes } from '#core/iq/sitting/substitutes.ts';
import { TEMPLATE_CATALOGUE, type TemplateId } from '#core/iq/templates/catalogue.ts';
import { uuidv7 } from '../../db/uuid.ts';
import type { House } from '../../house.ts';
import { logFailure } from '../../log.ts';
import { LineFull } from '../../fair-line.ts';
import { listSeenSignatures, type ResponseRow, type SittingRow } from './queries.ts';

/** Of a person's newest items none comes again. */
const REMEMBERED = 200;

type Sitting = Pick<SittingRow, 'id' | 'userId' | 'form' | 'seed' | 'allowsCalibration'>;

/** An item that is to be asked: as it is kept, and as whoever answers gets it. */
export interface PlannedItem {
  readonly row: ResponseRow;
  readonly served: ServedItem;
}

export const drawSeed = (): string => randomBytes(16).toString('base64url');

/** The item after those that were answered; null when they were all. */
export async function planNext(house: House, sitting: Sitting, answered: readonly ResponseRow[]): Promise<PlannedItem | null> {
  const { form, seed, allowsCalibration } = sitting;
  const asked = answered.map((row) => ({ ...row, isScored: row.isScored === 1, outcome: row.outcome ?? 'omitted' }));
  const choice = chooseNext({ form, seed, calibrates: allowsCalibration === 1, asked });
  return (
    choice &&
    planItem(house, sitting, answered, { ...choice, domain: TEMPLATE_CATALOGUE[choice.template].domain, position: answered.length })
  );
}

export interface Place {
  readonly domain: IqDomain;
  readonly template: TemplateId;
  readonly level: Level;
  readonly isScored: boolean;
  readonly position: number;
}

/** An item for a place in a sitting, which nobody has seen there. */
export async function planItem(house: House, sitting: Sitting, asked: readonly ResponseRow[], place: Place): Promise<PlannedItem> {
  const seen = await listSeenSignatures(house.db, sitting.userId, REMEMBERED);
  const made = await makeItem(
    house,
    sitting.userId,
    listSubstitutes(
      place,
      sitting.form,
      asked.map(({ template }) => template),
    ),
    {
      level: place.level,
      seed: drawSeed(),
      avoided: [...seen, ...asked.map(({ signature }) => signature)],
      avoidedRules: asked.map(rulesKey),
    },
  );
  const row = toRow(made, sitting, place, house.now());
  return { row, served: serveItem(row.id, made) };
}

/** A template that takes too long or fails is passed over, so that nobody's sitting stops for it. */
async function makeItem(
  house: House,
  userId: LearnerId,
  templates: readonly TemplateId[],
  wish: Omit<ItemWish, 'templates'>,
): Promise<MadeItem> {
  try {
    return await house.planner.makeItem({ id: userId }, { ...wish, templates });
  } catch (error) {
    if (templates.length === 1 || error instanceof RangeError || error instanceof LineFull) throw error;
    logFailure(error, `No item of ${templates[0]} at level ${wish.level}: `);
    return makeItem(house, userId, templates.slice(1), wish);
  }
}

export const serveItem = (id: string, { domain, presentation }: MadeItem): ServedItem => ({ ...presentation, id, domain });

function toRow(made: MadeItem, sitting: Sitting, { isScored, position }: Place, now: number): ResponseRow {
  const { domain, template, level, seed, signature, rules, key, guess } = made;
  return {
    id: uuidv7(now),
    sittingId: sitting.id,
    userId: sitting.userId,
    position,
    ...{ domain, template, level, seed, generatorVersion: GENERATOR_VERSION, signature, rules, key, guess },
    isScored: isScored ? 1 : 0,
    servedAt: now,
    ...{ answeredAt: null, answer: null, outcome: null, isRapid: 0, isDescribed: 0, timeSpentMs: null, device: null },
  };
}
