import type { GoalChange, GoalStep } from '#core/goals/goal.ts';
import type { Database } from '../../db/database.ts';
import { uuidv7 } from '../../db/uuid.ts';
import type { House } from '../../house.ts';
import type { Owned } from '../../http/owned.ts';
import { Problem } from '../../http/problem.ts';
import { recordSkillEvidence, removeSkillEvidence } from '../skills/queries.ts';
import { findGoal, type GoalRow } from './queries.ts';
import { requireWorks } from './require-works.ts';

export async function changeGoal(house: House, { id }: Owned<GoalRow>, change: GoalChange): Promise<GoalRow> {
  const workIds = change.workIds && (await requireWorks(house, change.workIds));
  return house.db.transaction().execute(async (trx) => {
    // Read here, so that what another device has changed meanwhile is known.
    const before = await findGoal(trx, id);
    if (!before) throw new Problem('not_found');
    if (change.ifUpdatedAt !== undefined && Date.parse(change.ifUpdatedAt) !== before.updatedAt)
      throw new Problem('changed_elsewhere', 'This goal was changed elsewhere meanwhile. Nothing was written.');
    const now = house.now();
    const changes = {
      ...wordsOf(change),
      ...stateOf(before, change, now),
      ...(change.steps && { steps: JSON.stringify(keepSteps(before, change.steps, now)) }),
      ...(change.step && { steps: JSON.stringify(tickStep(before, change.step)) }),
      ...(workIds && { workIds: JSON.stringify(workIds) }),
      ...(change.practice !== undefined && { practice: change.practice && JSON.stringify(change.practice) }),
      // Each change has a moment of its own, also two in one millisecond.
      updatedAt: Math.max(now, before.updatedAt + 1),
    };
    await trx.updateTable('goal').set(changes).where('id', '=', id).execute();
    const row: GoalRow = { ...before, ...changes };
    await renewEvidence(trx, row);
    return row;
  });
}

/** What is put into its column as it was given. */
function wordsOf({
  step: _step,
  steps: _steps,
  workIds: _workIds,
  practice: _practice,
  state: _state,
  ifUpdatedAt: _ifUpdatedAt,
  ...words
}: GoalChange): Partial<GoalRow> {
  return Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));
}

/** A reason belongs to the state that it was given for, and goes with it; an open goal has none. */
function stateOf(before: GoalRow, { state = before.state, reason }: GoalChange, now: number): Partial<GoalRow> {
  if (state === 'open') return { state, reason: null, closedAt: null };
  if (state === before.state) return {};
  return { state, reason: reason ?? null, closedAt: now };
}

function tickStep({ steps }: GoalRow, { id, isDone, text: seen }: NonNullable<GoalChange['step']>): GoalStep[] {
  const all = JSON.parse(steps) as GoalStep[];
  const ticked = all.find((step) => step.id === id);
  if (!ticked) throw new Problem('changed_elsewhere', 'This step is not part of the goal any more.');
  if (seen !== undefined && seen !== ticked.text)
    throw new Problem('changed_elsewhere', `This step reads otherwise by now: “${ticked.text}”`);
  return all.map((step) => (step.id === id ? { ...step, isDone } : step));
}

/** A step keeps its id; one whose id is not known here, or stands here twice, is new. */
function keepSteps({ steps }: GoalRow, given: NonNullable<GoalChange['steps']>, now: number): GoalStep[] {
  const known = new Set((JSON.parse(steps) as GoalStep[]).map(({ id }) => id));
  return given.map(({ id, ...step }) => ({ id: id !== undefined && known.delete(id) ? id : uuidv7(now), ...step }));
}

/**
 * A goal that was reached practised its skill: it was done outside of the coach, and nothing was seen of it that would show
 * the skill. A goal that is not done, or is done no longer, says nothing of it.
 */
async function renewEvidence(db: Database, { id, userId, text, skill, state, reason, closedAt }: GoalRow): Promise<void> {
  await removeSkillEvidence(db, userId, id);
  if (state !== 'done' || skill === null || closedAt === null) return;
  await recordSkillEvidence(db, [
    { userId, skillId: skill, stage: 'practised', source: `Goal: ${text}`, sourceId: id, quote: reason, at: closedAt },
  ]);
}
