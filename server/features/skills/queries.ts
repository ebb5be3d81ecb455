import { sql, type Expression, type Selectable } from 'kysely';
import type { LearnerId } from '#core/account/learner.ts';
import type { WorkLink } from '#core/library/work-link.ts';
import { SKILL_IDS, type SkillId } from '#core/skills/skill-ids.ts';
import { MAX_SHOWN_EVIDENCE, MAX_SKILL_GOALS, type SkillEvidence } from '#core/evidence/skill-record.ts';
import type { Database } from '../../db/database.ts';
import { isGoneThrough, isUnitFinished } from '../../db/finished.ts';
import { keepStatement } from '../../db/kept-statement.ts';
import { isUnitSeen } from '../../db/seen.ts';
import type { SkillEvidenceTable } from '../../db/tables/skill.ts';
import { uuidv7 } from '../../db/uuid.ts';
import type { House } from '../../house.ts';

export type SkillEvidenceRow = Selectable<SkillEvidenceTable>;

/** Keeps what was seen. The same skill seen again in the same source is one piece of evidence, in its latest words. */
export async function recordSkillEvidence(db: Database, rows: readonly Omit<SkillEvidenceRow, 'id'>[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('skillEvidence')
    .values(rows.map((row) => ({ ...row, id: uuidv7(row.at) })))
    .onConflict((oc) =>
      oc.columns(['userId', 'skillId', 'stage', 'sourceId']).doUpdateSet((eb) => ({
        source: eb.ref('excluded.source'),
        quote: eb.ref('excluded.quote'),
        at: eb.ref('excluded.at'),
      })),
    )
    .execute();
}

/** Forgets what was seen in a source that its learner has deleted. */
export async function removeSkillEvidence(db: Database, userId: LearnerId, sourceId: string): Promise<void> {
  await db.deleteFrom('skillEvidence').where('userId', '=', userId).where('sourceId', '=', sourceId).execute();
}

/** Something that was learned or seen, and when. */
export interface DatedEvidence extends Pick<SkillEvidence, 'stage' | 'source' | 'from'> {
  skillId: SkillId;
  quote: string | null;
  /** Milliseconds. */
  at: number;
  isMarked: boolean;
}

/** Each skill at each of the stages; what the learner has not agreed to stands at neither of those that count. */
const everyKind = (...stages: SkillEvidenceRow['stage'][]) => sql`kind("skillId", stage) as (
  values ${sql.join(SKILL_IDS.flatMap((id) => stages.map((stage) => sql`(${id}, ${sql.lit(stage)})`)))})`;
const everySeen = everyKind('practised', 'shown');

interface TimesSeen extends Pick<SkillEvidenceRow, 'skillId'> {
  stage: 'practised' | 'shown';
  times: number;
}

/** How often each skill was seen at each stage, from then to before then: each is counted along its index, where grouping would sort all rows. */
export const countSeen = (
  { db }: House,
  userId: LearnerId,
  { from, to } = { from: 0, to: Number.MAX_SAFE_INTEGER },
): Promise<TimesSeen[]> => timesSeen(db, { userId, from, to });

const timesSeen = keepStatement((db, { userId, from, to }: { userId: LearnerId; from: number; to: number }) => {
  const { ref } = sql;
  const counts = sql<TimesSeen>`with ${everySeen}
    select ${ref('skillId')}, stage, (select count(*) from ${ref('skillEvidence')} as own
      where ${ref('own.userId')} = ${userId} and ${ref('own.skillId')} = ${ref('kind.skillId')} and own.stage = kind.stage
      and own.at >= ${from} and own.at < ${to}) as times
    from kind where times > 0`;
  return { compile: () => counts.compile(db) };
});

/** Open goals that are about each skill, those with the nearest day first, as many as are shown. */
export function listSkillGoals({ db }: House, userId: LearnerId) {
  const { ref } = sql;
  const order = [sql`${ref('dueOn')} is null`, ref('dueOn'), ref('createdAt'), ref('id')];
  const place = sql<number>`row_number() over (partition by ${ref('skill')} order by ${sql.join(order)})`;
  return db
    .with('own', (qb) =>
      qb
        .selectFrom('goal')
        .where('userId', '=', userId)
        .where('state', '=', 'open')
        .where('skill', 'is not', null)
        .select(['id', 'text', 'skill', place.as('place')]),
    )
    .selectFrom('own')
    .where('place', '<=', MAX_SKILL_GOALS)
    .orderBy('place')
    .select(['id', 'text', 'skill'])
    .execute();
}

const SEEN = ['skillId', 'stage', 'source', 'sourceId', 'quote', 'at'] as const;
type SeenRow = Pick<SkillEvidenceRow, Exclude<(typeof SEEN)[number], 'stage'>> & { stage: 'practised' | 'shown'; goalId: string | null };

/** The newest of each kind, as many as are shown: found along their index, however many there are. */
const newestOfKind = (userId: LearnerId) => {
  const { ref } = sql;
  return sql`${ref('skillEvidence')} as seen on seen.rowid in (select own.rowid from ${ref('skillEvidence')} as own
      where ${ref('own.userId')} = ${userId} and ${ref('own.skillId')} = ${ref('kind.skillId')} and own.stage = kind.stage
      order by own.at desc, own.id desc limit ${sql.lit(MAX_SHOWN_EVIDENCE)})`;
};

/** The newest that was seen of each skill at each stage, as many as are shown. */
export async function listSeen({ db }: House, userId: LearnerId): Promise<DatedEvidence[]> {
  const { ref } = sql;
  const { rows } = await sql<SeenRow>`with ${everySeen}
    select ${sql.join(SEEN.map((name) => ref(`seen.${name}`)))}, goal.id as ${ref('goalId')} from kind
    cross join ${newestOfKind(userId)}
    left join goal on goal.id = ${ref('seen.sourceId')}
    order by seen.at desc, seen.id desc`.execute(db);
  return rows.map(({ sourceId, goalId, ...row }) => ({
    ...row,
    isMarked: false,
    from: goalId === null ? { conversationId: sourceId } : { goalId },
  }));
}

/** Of each skill what waits for the learner's word, the newest first. */
export async function listWaiting({ db }: House, userId: LearnerId) {
  type WaitingRow = Pick<SkillEvidenceRow, 'id' | 'skillId' | 'source' | 'sourceId' | 'at'> & { quote: string };
  const columns = (['id', 'skillId', 'source', 'sourceId', 'quote', 'at'] as const).map((name) => sql.ref(`seen.${name}`));
  const { rows } = await sql<WaitingRow>`with ${everyKind('proposed')}
    select ${sql.join(columns)} from kind cross join ${newestOfKind(userId)} order by seen.at desc, seen.id desc`.execute(db);
  return rows;
}

/**
 * What a learner has gone through to its end: whole works for all that they train, and of others the units that train
 * something by themselves. Works and units of which something was only marked by hand are told as such.
 * @param works the ids of those that matter, or a query of them; all without one
 */
export async function listLearned(
  house: House,
  userId: LearnerId,
  works?: Expression<string> | readonly string[],
): Promise<DatedEvidence[]> {
  // Units of a work that train the same and were finished in the same hour are one row: of thousands, rows would take longer to
  // come than all the rest.
  const hour = sql`${sql.ref('progress.finishedAt')} / 3600000`;
  const isSeen = sql<number>`case when ${isGoneThrough(house.db)} then 1 else 0 end`;
  const rows = await house.longReads
    .selectFrom('progress')
    .innerJoin('unit', 'unit.id', 'progress.unitId')
    .innerJoin('item', 'item.id', 'unit.itemId')
    .where('progress.userId', '=', userId)
    .where(isUnitFinished)
    .where('item.skills', '!=', '[]')
    .where(isUnitSeen(house.now()))
    .$if(works !== undefined, (all) => all.where('item.id', 'in', works as Expression<string>))
    .groupBy(['item.id', 'item.kind', 'item.title', 'item.unitCount', 'item.skills', 'unit.skills', hour, isSeen])
    .select(['item.id', 'item.kind', 'item.title', 'item.unitCount', 'item.skills', 'unit.skills as ownSkills'])
    .select(({ fn }) => [isSeen.as('isSeen'), fn.countAll<number>().as('units'), fn.max<number>('progress.finishedAt').as('finishedAt')])
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((finished) => {
    const [work] = finished;
    if (!work) return [];
    const at = finished.reduce((latest, { finishedAt }) => Math.max(latest, finishedAt), 0);
    const isWhole = finished.reduce((sum, { units }) => sum + Number(units), 0) === work.unitCount;
    if (isWhole && finished.every(({ isSeen }) => isSeen === 1)) return toEvidence(work.skills, work, at, false);
    const ofUnits = finished.flatMap(({ ownSkills, finishedAt, isSeen }) => toEvidence(ownSkills, work, finishedAt, isSeen === 0));
    return isWhole ? [...ofUnits.filter(({ isMarked }) => !isMarked), ...toEvidence(work.skills, work, at, true)] : ofUnits;
  });
}

function toEvidence(skills: string, { id, kind, title }: WorkLink, at: number, isMarked: boolean): DatedEvidence[] {
  const learned = { stage: 'learned' as const, source: title, from: { work: { id, kind, title } }, quote: null, at, isMarked };
  return (JSON.parse(skills) as SkillId[]).map((skillId) => ({ ...learned, skillId }));
}
