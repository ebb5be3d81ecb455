import { sql } from 'kysely';
import type { LearnerId } from '#core/account/learner.ts';
import type { AssessmentEntry } from '#core/assessment/assessment.ts';
import type { LookBack } from '#core/look-back/look-back.ts';
import { MAX_LISTED, type Doings } from '#core/look-back/make-look-back.ts';
import { isUnitFinished, isWorkFinished } from '../../db/finished.ts';
import { isUnitSeen } from '../../db/seen.ts';
import type { House } from '../../house.ts';
import { countSeen, listLearned } from '../skills/queries.ts';
import type { MonthSpan, ToDay } from './spans.ts';

/** Finished units of a month that are looked at, the newest; more is nobody's month. */
const MAX_UNITS = 1000;

/** What a learner did in a month and, of assessments, before it; by the days where they are. */
export async function readDoings(house: House, userId: LearnerId, span: MonthSpan, toDay: ToDay): Promise<Doings> {
  const [goals, finished, sessions, sittings, evidence, learned, assessments] = await Promise.all([
    readGoals(house, userId, toDay),
    readFinished(house, userId, span),
    readSessions(house, userId, span),
    readSittings(house, userId, span),
    countSeen(house, userId, span),
    listLearned(house, userId, worksOf(house, userId, span).$asScalar()),
    readAssessments(house, userId, span),
  ]);
  return {
    goals,
    finished: finished.map(({ at, ...work }) => ({ ...work, on: toDay(at) })),
    sessions: sessions.map(({ createdAt, ...session }) => ({ ...session, on: toDay(createdAt) })),
    sittings: sittings.map(({ finishedAt, ...sitting }) => ({ ...sitting, on: toDay(finishedAt) })),
    evidence: [
      ...evidence.map(({ skillId, ...seen }) => ({ ...seen, skill: skillId, on: toDay(span.from) })),
      ...learned
        .filter(({ isMarked }) => !isMarked)
        .map(({ skillId, at }) => ({ skill: skillId, stage: 'learned' as const, on: toDay(at), times: 1 })),
    ],
    assessments: assessments.map(({ id, createdAt }) => ({ id, on: toDay(createdAt) })),
  };
}

async function readGoals({ db }: House, userId: LearnerId, toDay: ToDay): Promise<Doings['goals']> {
  const rows = await db
    .selectFrom('goal')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .select(['id', 'text', 'state', 'dueOn', 'createdAt', 'closedAt'])
    .execute();
  return rows.map(({ createdAt, closedAt, ...goal }) => ({
    ...goal,
    addedOn: toDay(createdAt),
    closedOn: closedAt === null ? null : toDay(closedAt),
  }));
}

/** Ids of the works of which a unit was finished in the month. */
function worksOf({ db }: House, userId: LearnerId, { from, to }: MonthSpan) {
  const finished = db
    .selectFrom('progress')
    .where('userId', '=', userId)
    .where(isUnitFinished)
    .where('finishedAt', '>=', from)
    .where('finishedAt', '<', to)
    .orderBy('finishedAt', 'desc')
    .limit(MAX_UNITS)
    .select('unitId');
  return db.selectFrom(finished.as('finished')).innerJoin('unit as one', 'one.id', 'finished.unitId').select('one.itemId').distinct();
}

/** Works of which every unit is finished, and the last one was in the month. */
function readFinished(house: House, userId: LearnerId, span: MonthSpan) {
  return house.longReads
    .selectFrom('progress')
    .innerJoin('unit', 'unit.id', 'progress.unitId')
    .innerJoin('item', 'item.id', 'unit.itemId')
    .where('progress.userId', '=', userId)
    .where(isUnitFinished)
    .where('item.id', 'in', worksOf(house, userId, span))
    .where(isUnitSeen(house.now()))
    .groupBy(['item.id', 'item.kind', 'item.title', 'item.unitCount'])
    .having((eb) => eb.and([isWorkFinished(sql`count(*)`), eb(eb.fn.max('progress.finishedAt'), '<', span.to)]))
    .select((eb) => ['item.id', 'item.kind', 'item.title', eb.fn.max<number>('progress.finishedAt').as('at')])
    .orderBy('at', 'desc')
    .limit(MAX_LISTED)
    .execute();
}

function readSessions({ db }: House, userId: LearnerId, { from, to }: MonthSpan) {
  return db
    .selectFrom('conversation')
    .where('userId', '=', userId)
    .where('sends', '>', 0)
    .where('createdAt', '>=', from)
    .where('createdAt', '<', to)
    .orderBy('createdAt', 'desc')
    .limit(MAX_LISTED)
    .select(['id', 'type', 'title', 'createdAt'])
    .execute();
}

function readSittings({ db }: House, userId: LearnerId, { from, to }: MonthSpan) {
  return db
    .selectFrom('iqSitting')
    .where('userId', '=', userId)
    .where('finishedAt', '>=', from)
    .where('finishedAt', '<', to)
    .orderBy('finishedAt', 'desc')
    .limit(MAX_LISTED)
    .select(['id', 'form', 'finishedAt'])
    .$narrowType<{ finishedAt: number }>()
    .execute();
}

function readAssessments({ db }: House, userId: LearnerId, { to }: MonthSpan) {
  return db
    .selectFrom('assessment')
    .where('userId', '=', userId)
    .where('createdAt', '<', to)
    .orderBy('createdAt')
    .orderBy('id')
    .select(['id', 'createdAt'])
    .execute();
}

/** Two assessments to be compared. Null when one was deleted just now. */
export async function readPair({ db }: House, userId: LearnerId, ids: { before: string; after: string }): Promise<LookBack['assessments']> {
  const rows = await db
    .selectFrom('assessment')
    .where('userId', '=', userId)
    .where('id', 'in', [ids.before, ids.after])
    .select(['id', 'createdAt', 'source', 'profile'])
    .select(sql<string>`coalesce(${sql.ref('plan')} ->> 'headline', '')`.as('headline'))
    .execute();
  const entries = rows.map(({ createdAt, profile, ...entry }): AssessmentEntry => ({
    ...entry,
    createdAt: new Date(createdAt).toISOString(),
    profile: JSON.parse(profile) as AssessmentEntry['profile'],
  }));
  const [before, after] = [ids.before, ids.after].map((id) => entries.find((entry) => entry.id === id));
  return before && after ? { before, after } : null;
}
