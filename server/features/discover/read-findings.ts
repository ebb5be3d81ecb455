import type { LearnerId } from '#core/account/learner.ts';
import type { Evaluation } from '#core/coach/evaluation.ts';
import type { Findings } from '#core/discover/make-offers.ts';
import type { SkillId } from '#core/skills/skill-ids.ts';
import { isUnitFinished } from '../../db/finished.ts';
import { isUnitSeen } from '../../db/seen.ts';
import type { House } from '../../house.ts';
import { listActions } from '../assessments/queries.ts';
import { countSeen, listLearned } from '../skills/queries.ts';

/** Sheets of answers that are looked at. */
const MAX_SHEETS = 20;
/** Works finished last whose skills are looked at. */
const MAX_FINISHED = 50;

/** What a learner's own doings say of the skills to go on with. */
export async function readFindings(house: House, userId: LearnerId): Promise<Findings> {
  const [practice, actions, quiz, goal, learned] = await Promise.all([
    findPractice(house, userId),
    listActions(house, userId),
    findMissed(house, userId),
    findGoal(house, userId),
    findUnpractised(house, userId),
  ]);
  return { practice, plan: actions.find(({ isOpen }) => isOpen) ?? null, quiz, goal, learned };
}

async function findPractice({ db }: House, userId: LearnerId): Promise<Evaluation | null> {
  const talk = await db
    .selectFrom('conversation')
    .select('id')
    .where('userId', '=', userId)
    .where('type', 'in', ['interview', 'networking', 'managerial'])
    .where('sends', '>', 0)
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!talk) return null;
  const message = await db
    .selectFrom('coachMessage')
    .select('evaluation')
    .where('conversationId', '=', talk.id)
    .where('role', '=', 'user')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return message?.evaluation ? (JSON.parse(message.evaluation) as Evaluation) : null;
}

/** Of each quiz the newest sheet counts: what was missed once and is known now is no reason. */
async function findMissed(house: House, userId: LearnerId): Promise<Findings['quiz']> {
  const sheets = await house.db
    .selectFrom('quizAttempt')
    .innerJoin('unit', 'unit.id', 'quizAttempt.unitId')
    .innerJoin('item', 'item.id', 'unit.itemId')
    .where('quizAttempt.userId', '=', userId)
    .where(isUnitSeen(house.now()))
    .orderBy('quizAttempt.at', 'desc')
    .orderBy('quizAttempt.id', 'desc')
    .limit(MAX_SHEETS)
    .select(['unit.id', 'unit.title', 'unit.skills as ownSkills', 'item.skills', 'quizAttempt.marks'])
    .execute();
  for (const [sheet] of Map.groupBy(sheets, ({ id }) => id).values()) {
    if (!sheet) continue;
    const missed = (JSON.parse(sheet.marks) as { correct: boolean }[]).filter(({ correct }) => !correct).length;
    const [skill] = [sheet.ownSkills, sheet.skills].flatMap((skills) => JSON.parse(skills) as SkillId[]);
    if (missed > 0 && skill) return { skill, title: sheet.title, missed };
  }
  return null;
}

async function findGoal({ db }: House, userId: LearnerId): Promise<Findings['goal']> {
  const goal = await db
    .selectFrom('goal')
    .where('userId', '=', userId)
    .where('state', '=', 'open')
    .where('skill', 'is not', null)
    .orderBy((eb) => eb.case().when('dueOn', 'is', null).then(1).else(0).end())
    .orderBy('dueOn')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .select(['skill', 'text'])
    .$narrowType<{ skill: SkillId }>()
    .executeTakeFirst();
  return goal ?? null;
}

async function findUnpractised(house: House, userId: LearnerId): Promise<Findings['learned']> {
  const recent = house.db
    .selectFrom('progress')
    .where('userId', '=', userId)
    .where(isUnitFinished)
    .orderBy('finishedAt', 'desc')
    .limit(MAX_FINISHED)
    .select('itemId')
    .$asScalar();
  const [learned, seen] = await Promise.all([listLearned(house, userId, recent), countSeen(house, userId)]);
  const isSeen = new Set(seen.map(({ skillId }) => skillId));
  const [newest] = learned
    .filter(({ skillId, isMarked }) => !isMarked && !isSeen.has(skillId))
    .toSorted((a, b) => b.at - a.at || (a.skillId < b.skillId ? -1 : 1));
  return newest ? { skill: newest.skillId, source: newest.source } : null;
}
