import { sql } from 'kysely';
import type { LearnerId } from '#core/account/learner.ts';
import type { AssessmentEntry } from '#core/assessment/assessment.ts';
import type { LookBack } from '#core/look-back/look-back.ts';
import { MAX_MONTHS, type Doings } from '#core/look-back/make-look-back.ts';
import type { PlainDate } from '#core/plain-date.ts';
import { isUnitSeen } from '../../db/seen.ts';
import type { House } from '../../house.ts';
import { listLearned } from '../skills/queries.ts';

type ToDay = (ms: number) => PlainDate;

/** Nobody looks back further; keeps what is read for one month bounded. */
const REACH_MS = MAX_MONTHS * 31 * 86_400_000;

/** What a learner did in the last three years, by the days where they are. */
export async function readDoings(house: House, userId: LearnerId, toDay: ToDay): Promise<Doings> {
  const since = house.now() - REACH_MS;
  const [goals, finished, sessions, evidence, learned, assessments] = await Promise.all([
    readGoals(house, userId, toDay),
    readFinished(house, userId),
    readSessions(house, userId, since),
    readEvidence(house, userId, since),
    listLearned(house, userId),
    readAssessments(house, userId, since),
  ]);
  return {
    goals,
    finished: finished.map(({ at, ...work }) => ({ ...work, on: toDay(at) })),
    sessions: sessions.map(({ createdAt, ...session }) => ({ ...session, on: toDay(createdAt) })),
    evidence: [
      ...evidence.map(({ at, ...seen }) => ({ ...seen, on: toDay(at) })),
      ...learned.map(({ skillId, at }) => ({ skill: skillId, stage: 'learned' as const, on: toDay(at) })),
    ],
    assessments: assessments.map(({ id, createdAt }) => ({ id, on: toDay(createdAt) })),
  };
}

async function readGoals({ db }: House, userId: LearnerId, toDay: ToDay): Promise<Doings['goals']> {
  const rows = await db
    .selectFrom('goal')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .select(['id', 'text', 'state', 'createdAt', 'closedAt'])
    .execute();
  return rows.map(({ createdAt, closedAt, ...goal }) => ({
    ...goal,
    addedOn: toDay(createdAt),
    closedOn: closedAt === null ? null : toDay(closedAt),
  }));
}

/** Works of which every unit is finished, and when the last one was. */
function readFinished(house: House, userId: LearnerId) {
  return house.db
    .selectFrom('progress')
    .innerJoin('unit', 'unit.id', 'progress.unitId')
    .innerJoin('item', 'item.id', 'unit.itemId')
    .where('progress.userId', '=', userId)
    .where('progress.completed', '=', 1)
    .where(isUnitSeen(house.now()))
    .groupBy(['item.id', 'item.kind', 'item.title', 'item.unitCount'])
    .having((eb) => eb(eb.fn.countAll<number>(), '=', eb.ref('item.unitCount')))
    .select((eb) => ['item.id', 'item.kind', 'item.title', eb.fn.max('progress.observedAt').as('at')])
    .orderBy('at', 'desc')
    .execute();
}

function readSessions({ db }: House, userId: LearnerId, since: number) {
  return db
    .selectFrom('conversation')
    .where('userId', '=', userId)
    .where('sends', '>', 0)
    .where('createdAt', '>=', since)
    .orderBy('createdAt', 'desc')
    .select(['id', 'type', 'title', 'createdAt'])
    .execute();
}

function readEvidence({ db }: House, userId: LearnerId, since: number) {
  return db
    .selectFrom('skillEvidence')
    .where('userId', '=', userId)
    .where('at', '>=', since)
    .select(['skillId as skill', 'stage', 'at'])
    .execute();
}

function readAssessments({ db }: House, userId: LearnerId, since: number) {
  return db
    .selectFrom('assessment')
    .where('userId', '=', userId)
    .where('createdAt', '>=', since)
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
