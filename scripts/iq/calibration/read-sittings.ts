import { FORM_PLANS, IQ_TIMINGS, type IqForm, type IqTiming } from '#core/iq/forms.ts';
import type { Database } from '#server/db/database.ts';
import { MIN_TIMED_ANSWERS } from '#core/iq/scoring/speed.ts';
import { isTemplateId, TEMPLATE_IDS, type TemplateId } from '#core/iq/templates/catalogue.ts';
import type { FirstLanguage } from '#core/iq/sitting/first-language.ts';
import { LEVELS, type Level } from '#core/iq/domains.ts';
import type { CalibrationSitting } from './estimate.ts';
import { mean } from '../simulation/statistics.ts';

/** Finished sittings of people who consented, the first of each. Who they are is not read. */
async function listFirst(db: Database, timings: readonly IqTiming[]) {
  const sittings = await db
    .selectFrom('iqSitting')
    .select(['id', 'userId', 'form', 'firstLanguage'])
    .where('allowsCalibration', '=', 1)
    .where('finishedAt', 'is not', null)
    .where('timing', 'in', timings)
    .orderBy('createdAt')
    .execute();
  return [...new Map(sittings.toReversed().map((sitting) => [sitting.userId, sitting])).values()];
}

/** With what groups are compared by. */
export interface ReadSitting extends CalibrationSitting {
  readonly form: IqForm;
  /** What its first item was answered with. */
  readonly device: string | null;
  readonly firstLanguage: FirstLanguage | null;
}

export async function readSittings(db: Database): Promise<ReadSitting[]> {
  const read: ReadSitting[] = [];
  for (const { id, form, firstLanguage } of await listFirst(db, IQ_TIMINGS)) {
    const rows = await db
      .selectFrom('iqResponse')
      .select(['template', 'level', 'guess', 'outcome', 'device'])
      .where('sittingId', '=', id)
      .where('isDescribed', '=', 0)
      .orderBy('position')
      .execute();
    const answers = rows.flatMap(({ template, level, guess, outcome }) =>
      outcome === null || !isTemplateId(template) ? [] : [{ template, level, guess, outcome }],
    );
    read.push({ domains: FORM_PLANS[form].domains, answers, form, device: rows[0]?.device ?? null, firstLanguage });
  }
  return read;
}

interface Pace {
  readonly template: TemplateId;
  readonly level: Level;
  readonly people: number;
  /** Mean natural logarithm of the seconds that an answer took; null where there are too few people. */
  readonly logSec: number | null;
}

/** By template and level. Whoever answered two items of one counts once, with the mean of both. */
export async function readPaces(db: Database): Promise<Pace[]> {
  const byCell = new Map<string, number[]>();
  for (const { id } of await listFirst(db, ['standard'])) {
    const rows = await db
      .selectFrom('iqResponse')
      .select(['template', 'level', 'timeSpentMs'])
      .where('sittingId', '=', id)
      .where('answer', 'is not', null)
      .where('isRapid', '=', 0)
      .where('isDescribed', '=', 0)
      .where('timeSpentMs', '>', 0)
      .execute();
    const ofPerson = Map.groupBy(rows, ({ template, level }) => cellOf(template, level));
    for (const [cell, answers] of ofPerson) {
      const pace = mean(answers.map(({ timeSpentMs }) => Math.log(Number(timeSpentMs) / 1000)));
      byCell.set(cell, [...(byCell.get(cell) ?? []), pace]);
    }
  }
  return TEMPLATE_IDS.flatMap((template) =>
    LEVELS.map((level) => {
      const paces = byCell.get(cellOf(template, level)) ?? [];
      return { template, level, people: paces.length, logSec: paces.length < MIN_TIMED_ANSWERS ? null : mean(paces) };
    }),
  );
}

const cellOf = (template: TemplateId, level: Level): string => `${template} ${level}`;
