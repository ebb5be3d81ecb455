import type { IqForm } from '#core/iq/forms.ts';
import { describeChange } from '#core/iq/report/make-result.ts';
import type { IqChange } from '#core/iq/report/result.ts';
import { countItems } from '#core/iq/selection/choose-next.ts';
import { countProgress } from '#core/iq/sitting/progress.ts';
import type { FinishedSitting, IqStatus, OpenSitting, ServedItem, SittingEntry, SittingProgress } from '#core/iq/sitting/sitting.ts';
import type { LearnerId } from '#core/account/learner.ts';
import type { House } from '../../house.ts';
import { presentAnalysis } from './analysis.ts';
import { findEntry, findLatestFinished, findOpenEntry, type EntryRow, type ResponseRow, type SittingRow } from './queries.ts';
import { findScoredAgainAt, listScored } from './score-times.ts';
import { readResult, type StoredResult } from './stored-result.ts';

const toIso = (ms: number): string => new Date(ms).toISOString();

type Head = Pick<SittingRow, 'id' | 'form' | 'timing' | 'isScored' | 'createdAt'>;

const presentHead = ({ id, form, timing, isScored, createdAt }: Head) => ({
  ...{ id, form, timing },
  isScored: isScored === 1,
  createdAt: toIso(createdAt),
});

export function presentProgress(
  { form, allowsCalibration }: { form: IqForm; allowsCalibration: number },
  rows: readonly ResponseRow[],
): SittingProgress {
  const answered = rows.filter(({ answeredAt }) => answeredAt !== null);
  return countProgress(
    form,
    allowsCalibration === 1,
    answered.map(({ domain }) => domain),
  );
}

export const presentOpen = (row: SittingRow, rows: readonly ResponseRow[], item: ServedItem): OpenSitting => ({
  ...presentHead(row),
  state: 'open',
  item,
  progress: presentProgress(row, rows),
});

export async function presentFinished(house: House, row: SittingRow, result: StoredResult, finishedAt: number): Promise<FinishedSitting> {
  const compared = { ...result, change: await findChange(house, row, result) };
  return {
    ...presentHead(row),
    state: 'finished',
    finishedAt: toIso(finishedAt),
    result: { ...compared, analysis: await presentAnalysis(house, row, compared) },
  };
}

/** Null for the first itself, and for what gave no score. */
export async function findChange(house: House, { id, userId }: SittingRow, { form, composite }: StoredResult): Promise<IqChange | null> {
  const [first] = await listScored(house.db, userId);
  if (!first?.result.composite || first.id === id || !composite) return null;
  const { form: firstForm, composite: firstComposite } = first.result;
  const earlier = { sittingId: first.id, finishedAt: toIso(first.finishedAt), form: firstForm, composite: firstComposite };
  return describeChange(earlier, { form, composite });
}

export async function presentEntry({ db }: House, { answered, ...row }: EntryRow): Promise<SittingEntry> {
  const result = await readResult(db, row);
  return {
    ...presentHead(row),
    state: row.finishedAt === null ? 'open' : 'finished',
    finishedAt: row.finishedAt === null ? null : toIso(row.finishedAt),
    progress: { answered: Number(answered), total: countItems(row.form, row.allowsCalibration === 1) },
    score: result && result.iqScore !== null ? { iqScore: result.iqScore, interval: result.interval } : null,
  };
}

export async function presentStatus(house: House, userId: LearnerId): Promise<IqStatus> {
  const { db } = house;
  const [first] = await listScored(db, userId);
  const [open, headline, latest] = await Promise.all([
    findOpenEntry(db, userId),
    first && findEntry(db, userId, first.id),
    findLatestFinished(db, userId),
  ]);
  const againAt = await findScoredAgainAt(db, userId, house.now());
  return {
    open: open ? await presentEntry(house, open) : null,
    first: headline ? await presentEntry(house, headline) : null,
    latest: latest ? await presentEntry(house, latest) : null,
    scoredAgainAt: againAt === null ? null : toIso(againAt),
  };
}
