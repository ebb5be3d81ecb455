import { expect, it } from 'vitest';
import { SKILL_IDS } from '#core/skills/skill-ids.ts';
import { openTestHouse } from '../../tests/support/houses/test-house.ts';

/** The starter library has nothing on these yet. */
const WITHOUT_WORKS = ['working-with-ai'];

it('every work of the starter library trains a skill, and every other skill has a work', async () => {
  const { house, report, close } = await openTestHouse();
  try {
    expect(report.problems).toEqual([]);
    const untagged = await house.db.selectFrom('item').select('id').where('skills', '=', '[]').execute();
    expect(untagged).toEqual([]);
    const trained = new Set((await house.db.selectFrom('itemSkill').select('skill').distinct().execute()).map(({ skill }) => skill));
    expect(SKILL_IDS.filter((skill) => !trained.has(skill))).toEqual(WITHOUT_WORKS);
  } finally {
    await close();
  }
});
