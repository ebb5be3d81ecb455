import type { LearnerId } from '#core/account/learner.ts';
import type { Evaluation } from '#core/coach/evaluation.ts';
import type { Findings } from '#core/discover/make-offers.ts';
import type { SkillId } from '#core/skills/skill-ids.ts';
import { isUnitFinished } from '../../db/finished.ts';
import { keepStatement } from '../../db/kept-statement.ts';
import { isUnitSeen } from '../../db/seen.ts';
import type { House } from '../../house.ts';
import type { LatestAction } from '../assessments/queries.ts';
import { countSeen, listLearned } from '../skills/queries.ts';

/** Sheets of answers that are looked at. */
const MAX_SHEETS = 20;
/** Works finished last whose skills are looked at. */
const MAX_FINISHED = 50;

/** What a learner's own doings say of the skills to go on with. */
/** @param plan the actions of the newest plan */
export async function readFindings(house: House, userId: LearnerId, plan: readonly LatestAction[]): Promise<Findings> {
  const [practice, quiz, goal, learned] = await Promise.all([
    findPractice(house, userId),
    findMissed(house, userId),
    findGoal(house, userId),
    findUnpractised(house, userId),
  ]);
  return { practice, plan: plan.find(({ isOpen }) => isOpen) ?? null, quiz, goal, learned };
}

interface Whose {
  userId: LearnerId;
}

const latestTalk = keepStatement((db, { userId }: Whose) =>
  db
    .selectFrom('conversation')
    .select('id')
    .where('userId', '=', userId)
    .where('type', 'in', ['interview', 'networking', 'managerial'])
    .where('sends', '>', 0)
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);

const latestAnswer = keepStatement((db, { conversationId }: { conversationId: string }) =>
  db
    .selectFrom('coachMessage')
    .select('evaluation')
    .where('conversationId', '=', conversationId)
    .where('role', '=', 'user')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);

async function findPractice({ db }: House, userId: LearnerId): Promise<Evaluation | null> {
  const [talk] = await latestTalk(db, { userId });
  const [message] = talk ? await latestAnswer(db, { conversationId: talk.id }) : [];
  return message?.evaluation ? (JSON.parse(message.evaluation) as Evaluation) : null;
}

const latestSheets = keepStatement((db, { userId, now }: Whose & { now: number }) =>
  db
    .selectFrom('quizAttempt')
    .innerJoin('unit', 'unit.id', 'quizAttempt.unitId')
    .innerJoin('item', 'item.id', 'unit.itemId')
    .where('quizAttempt.userId', '=', userId)
    .where(isUnitSeen(now))
    .orderBy('quizAttempt.at', 'desc')
    .orderBy('quizAttempt.id', 'desc')
    .limit(MAX_SHEETS)
    .select(['unit.id', 'unit.title', 'unit.skills as ownSkills', 'item.skills', 'quizAttempt.marks']),
);

/** Of each quiz the newest sheet counts: what was missed once and is known now is no reason. */
async function findMissed(house: House, userId: LearnerId): Promise<Findings['quiz']> {
  const sheets = await latestSheets(house.db, { userId, now: house.now() });
  for (const [sheet] of Map.groupBy(sheets, ({ id }) => id).values()) {
    if (!sheet) continue;
    const missed = (JSON.parse(sheet.marks) as { correct: boolean }[]).filter(({ correct }) => !correct).length;
    const [skill] = [sheet.ownSkills, sheet.skills].flatMap((skills) => JSON.parse(skills) as SkillId[]);
    if (missed > 0 && skill) return { skill, title: sheet.title, missed };
  }
  return null;
}

const firstGoal = keepStatement((db, { userId }: Whose) =>
  db
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
    .$narrowType<{ skill: SkillId }>(),
);

async function findGoal({ db }: House, userId: LearnerId): Promise<Findings['goal']> {
  const [goal] = await firstGoal(db, { userId });
  return goal ?? null;
}

const finishedLast = keepStatement((db, { userId }: Whose) =>
  db
    .selectFrom('progress')
    .where('userId', '=', userId)
    .where(isUnitFinished)
    .orderBy('finishedAt', 'desc')
    .limit(MAX_FINISHED)
    .select('itemId'),
);

async function findUnpractised(house: House, userId: LearnerId): Promise<Findings['learned']> {
  const finished = await finishedLast(house.db, { userId });
  if (finished.length === 0) return null;
  const works = [...new Set(finished.map(({ itemId }) => itemId))];
  const [learned, seen] = await Promise.all([listLearned(house, userId, works), countSeen(house, userId)]);
  const isSeen = new Set(seen.map(({ skillId }) => skillId));
  const [newest] = learned
    .filter(({ skillId, isMarked }) => !isMarked && !isSeen.has(skillId))
    .toSorted((a, b) => b.at - a.at || (a.skillId < b.skillId ? -1 : 1));
  return newest ? { skill: newest.skillId, source: newest.source } : null;
}
