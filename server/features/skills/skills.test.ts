import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SKILL_IDS, type SkillId } from '#core/skills/skill-ids.ts';
import type { SkillRecord } from '#core/evidence/skill-record.ts';
import { addGoal } from '../../../tests/support/houses/add-goal.ts';
import { countStatements } from '../../../tests/support/houses/count-statements.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, signUp } from '../../../tests/support/houses/test-house.ts';
import { recordSkillEvidence, removeSkillEvidence, type SkillEvidenceRow } from './queries.ts';

type Learner = Awaited<ReturnType<typeof signUp>>;
let study: StudyHouse;
let learner: Learner;
beforeAll(async () => {
  study = await openStudyHouse();
});
afterAll(() => study.close());
beforeEach(async () => {
  learner = await signUp(study.app);
});

const listSkills = async (of = learner) => (await expectJson<{ skills: SkillRecord[] }>(await of.call('GET', '/api/skills'))).skills;
const readSkill = async (id: SkillId, of = learner) => (await listSkills(of)).find((skill) => skill.id === id);
const finish = async (unitId: string, day: number, playedSec = 60) => {
  const place = { positionSec: 1, fraction: 1, completed: true, playedSec, observedAt: `2026-05-0${day}T00:00:00.000Z` };
  expect((await learner.call('PUT', `/api/progress/${unitId}`, place)).status).toBe(200);
};
const passCheck = async () => {
  const answers = { switch: ['b'], remove: ['a', 'b'] };
  const url = '/api/courses/deep-work/lessons/deep-work.check/answers';
  expect(await expectJson(await learner.call('POST', url, { round: 0, answers }))).toMatchObject({ passed: true });
};
const seen = (more: Partial<SkillEvidenceRow> = {}): Omit<SkillEvidenceRow, 'id'> => ({
  userId: learner.id,
  skillId: 'learning',
  stage: 'shown',
  source: 'An interview',
  sourceId: 'talk-1',
  quote: 'Next time I would ask first.',
  at: Date.UTC(2026, 4, 1),
  ...more,
});

it('needs a session', async () => {
  await expectProblem(await call(study.app, 'GET', '/api/skills'), 401, 'not_signed_in');
});

it('a newcomer sees the whole vocabulary, and nothing in it yet', async () => {
  const skills = await listSkills();
  expect(skills.map(({ id }) => id)).toEqual(SKILL_IDS);
  expect(skills[0]).toEqual({
    id: 'active-listening',
    name: 'Active listening',
    description: 'Hear what somebody means, and let them know what you heard.',
    learned: 0,
    marked: 0,
    practised: 0,
    shown: 0,
    goals: [],
    evidence: [],
    waiting: [],
  });
});

it('names the open goals that are about it, the nearest day first and no more than are shown', async () => {
  const skill = 'negotiating';
  const days = [null, '2027-03-01', '2027-01-01', '2027-06-01', '2027-02-01', '2027-05-01', '2027-04-01'];
  for (const dueOn of days) await addGoal(learner, { text: `By ${dueOn}`, dueOn, skill });
  const done = await addGoal(learner, { text: 'Done.', dueOn: '2026-01-01', skill });
  await learner.call('PATCH', `/api/goals/${done.id}`, { state: 'done' });
  const { goals = [] } = (await readSkill(skill)) ?? {};
  expect(goals.map(({ text }) => text)).toEqual([1, 2, 3].map((month) => `By 2027-0${month}-01`));
  expect(await readSkill('deciding')).toMatchObject({ goals: [] });
});

describe('learned', () => {
  it('is a work that was finished, for each of its skills', async () => {
    await finish('part-10.a', 3);
    const finished = {
      at: '2026-05-03T00:00:00.000Z',
      stage: 'learned',
      source: 'Part 10',
      from: { work: { id: 'part-10', kind: 'audiobook', title: 'Part 10' } },
    };
    const learned = { learned: 1, practised: 0, shown: 0, evidence: [finished] };
    expect(await readSkill('learning')).toMatchObject(learned);
    expect(await readSkill('keeping-attention')).toMatchObject(learned);
    expect(await readSkill('deciding')).toMatchObject({ learned: 0, evidence: [] });
  });

  it('is of a work that is not finished only what its finished units train by themselves', async () => {
    await finish('deep-work.why-focus', 1);
    expect(await readSkill('deciding')).toMatchObject({ learned: 1, evidence: [{ at: '2026-05-01T00:00:00.000Z', source: 'Deep work' }] });
    expect(await readSkill('keeping-attention')).toMatchObject({ learned: 0 });
    for (const [i, unit] of ['attention', 'check', 'listen'].entries()) await finish(`deep-work.${unit}`, i + 2);
    // A check is answered: the time at it proves nothing.
    expect(await readSkill('keeping-attention')).toMatchObject({ learned: 0, marked: 1 });
    await passCheck();
    // The work speaks for its units now, as of the day on which the last of them was first finished.
    for (const id of ['deciding', 'keeping-attention'] as const)
      expect(await readSkill(id)).toMatchObject({ learned: 1, evidence: [{ at: '2026-05-04T00:00:00.000Z', source: 'Deep work' }] });
  });

  it('is not what was marked by hand, which is finished in lists and told as such', async () => {
    await finish('part-10.a', 3, 0);
    const marked = { stage: 'learned', isMarked: true, source: 'Part 10', at: '2026-05-03T00:00:00.000Z' };
    expect(await readSkill('learning')).toMatchObject({ learned: 0, marked: 1, evidence: [marked] });
    // A place that comes later counts as what it was, and no further mark does.
    await finish('part-10.a', 4, 0);
    expect(await readSkill('learning')).toMatchObject({ learned: 0, marked: 1 });
    await finish('part-10.a', 5, 30);
    const { isMarked: _, ...learned } = marked;
    expect(await readSkill('learning')).toMatchObject({
      learned: 1,
      marked: 0,
      evidence: [learned],
    });
    expect((await readSkill('learning'))?.evidence[0]).not.toHaveProperty('isMarked');
  });

  it('is what was heard for at least half of its length, however fast, and not a tenth that Done was pressed after', async () => {
    const { durationSec } = await study.house.db
      .selectFrom('unit')
      .select('durationSec')
      .where('id', '=', 'deep-work.listen')
      .executeTakeFirstOrThrow();
    await study.house.db
      .updateTable('unit')
      .set({ durationSec: 90, skills: '["learning"]' })
      .where('id', '=', 'deep-work.listen')
      .execute();
    const hear = (second: number, toSec: number, playedSec: number) =>
      learner.call('PUT', '/api/progress/deep-work.listen', {
        ...{ positionSec: toSec, fraction: 1, completed: true, playedSec, heard: [[0, toSec]] },
        observedAt: `2026-05-01T00:00:0${second}.000Z`,
      });
    await hear(1, 9, 9);
    expect(await readSkill('learning')).toMatchObject({ learned: 0, marked: 1 });
    await hear(2, 44, 11);
    expect(await readSkill('learning')).toMatchObject({ learned: 0, marked: 1 });
    await hear(3, 45, 0);
    expect(await readSkill('learning')).toMatchObject({ learned: 1, marked: 0 });
    await study.house.db.updateTable('unit').set({ durationSec, skills: '[]' }).where('id', '=', 'deep-work.listen').execute();
  });

  it('is of a course with a lesson marked by hand what the others train by themselves', async () => {
    await finish('deep-work.why-focus', 1);
    await finish('deep-work.attention', 2, 0);
    await finish('deep-work.listen', 3);
    await passCheck();
    expect(await readSkill('deciding')).toMatchObject({ learned: 1 });
    expect(await readSkill('keeping-attention')).toMatchObject({ learned: 0, marked: 1 });
  });

  it('is not what was only begun', async () => {
    await learner.call('PUT', '/api/progress/part-10.a', {
      positionSec: 0.5,
      fraction: 0.5,
      completed: false,
      observedAt: '2026-05-01T00:00:00.000Z',
    });
    expect(await readSkill('learning')).toMatchObject({ learned: 0 });
  });

  it('does not tell of a work that is gone', async () => {
    await finish('part-10.a', 3);
    const setMissing = (missingSince: number | null) =>
      study.house.db.updateTable('item').set({ missingSince }).where('id', '=', 'part-10').execute();
    await setMissing(1);
    const gone = await readSkill('learning');
    await setMissing(null);
    expect(gone).toMatchObject({ learned: 0, evidence: [] });
  });
});

describe('what the coach saw', () => {
  it('is counted by stage and shown in the learner’s words, the newest first', async () => {
    await recordSkillEvidence(study.house.db, [
      seen(),
      seen({ stage: 'practised', quote: null, at: Date.UTC(2026, 4, 2) }),
      seen({ sourceId: 'talk-2', at: Date.UTC(2026, 4, 9), quote: 'Since then I note it.' }),
    ]);
    await finish('part-10.a', 5);
    expect(await readSkill('learning')).toMatchObject({
      learned: 1,
      practised: 1,
      shown: 2,
      evidence: [
        { at: '2026-05-09T00:00:00.000Z', stage: 'shown', source: 'An interview', quote: 'Since then I note it.' },
        { at: '2026-05-05T00:00:00.000Z', stage: 'learned', source: 'Part 10' },
        { at: '2026-05-02T00:00:00.000Z', stage: 'practised', source: 'An interview', from: { conversationId: 'talk-1' } },
        { at: '2026-05-01T00:00:00.000Z', stage: 'shown', source: 'An interview', quote: 'Next time I would ask first.' },
      ],
    });
  });

  it('leads to the goal when reaching one is the evidence', async () => {
    const { id } = await addGoal(learner, { text: 'Ask Ann.', skill: 'learning' });
    expect((await learner.call('PATCH', `/api/goals/${id}`, { state: 'done' })).status).toBe(200);
    expect((await readSkill('learning'))?.evidence).toMatchObject([{ stage: 'practised', source: 'Goal: Ask Ann.', from: { goalId: id } }]);
  });

  it('counts once for one source, in its latest words', async () => {
    await recordSkillEvidence(study.house.db, [seen()]);
    await recordSkillEvidence(study.house.db, [seen({ quote: 'Better said.', at: Date.UTC(2026, 4, 2) })]);
    await recordSkillEvidence(study.house.db, []);
    expect(await readSkill('learning')).toMatchObject({ shown: 1, evidence: [{ at: '2026-05-02T00:00:00.000Z', quote: 'Better said.' }] });
  });

  it('is all counted, and the newest twenty are shown', async () => {
    const rows = Array.from({ length: 30 }, (_, i) => seen({ sourceId: `talk-${i}`, at: i }));
    await recordSkillEvidence(study.house.db, rows);
    const skill = await readSkill('learning');
    expect([skill?.shown, skill?.evidence.length, skill?.evidence[0]?.at, skill?.evidence.at(-1)?.at]).toEqual([
      30,
      20,
      '1970-01-01T00:00:00.029Z',
      '1970-01-01T00:00:00.010Z',
    ]);
  });

  it('goes with its source, and with its learner, and is nobody else’s', async () => {
    const other = await signUp(study.app);
    await recordSkillEvidence(study.house.db, [seen(), seen({ sourceId: 'talk-2' }), seen({ userId: other.id })]);
    await removeSkillEvidence(study.house.db, learner.id, 'talk-1');
    expect([await readSkill('learning'), await readSkill('learning', other)]).toMatchObject([{ shown: 1 }, { shown: 1 }]);
    await study.house.db.deleteFrom('user').where('id', '=', other.id).execute();
    expect(await study.house.db.selectFrom('skillEvidence').select('sourceId').where('userId', '=', other.id).execute()).toEqual([]);
  });
});

it('asks the database as often for a full record as for an empty one', async () => {
  const { app, during } = countStatements(study.house);
  const ask = async () => expect((await call(app, 'GET', '/api/skills', undefined, { cookie: learner.cookie })).status).toBe(200);
  const empty = await during(ask);
  await recordSkillEvidence(
    study.house.db,
    SKILL_IDS.map((skillId) => seen({ skillId })),
  );
  await finish('part-10.a', 1);
  expect(await during(ask)).toBe(empty);
  // The session, what was learned, what was seen, what waits, how often, goals.
  expect(empty).toBe(6);
});
