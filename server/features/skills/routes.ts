import { Hono } from 'hono';
import type { LearnerId } from '#core/account/learner.ts';
import { SKILL_IDS } from '#core/skills/skill-ids.ts';
import { MAX_SHOWN_EVIDENCE, type SkillEvidence, type SkillRecord, type WaitingEvidence } from '#core/evidence/skill-record.ts';
import { SKILLS } from '#core/skills/skills.ts';
import type { House } from '../../house.ts';
import { describe } from '../../http/describe.ts';
import { limitRate } from '../../http/rate-limit.ts';
import type { LearnerEnv } from '../../http/session.ts';
import { countSeen, listLearned, listSeen, listSkillGoals, listWaiting, type DatedEvidence } from './queries.ts';

export function skillRoutes(house: House) {
  return new Hono<LearnerEnv>().get(
    '/skills',
    describe('GET /skills', 'All skills, with what I did of each'),
    limitRate(house, 'skillsRead'),
    async (c) => c.json({ skills: await listSkillRecords(house, c.var.learner.id) }),
  );
}

async function listSkillRecords(house: House, userId: LearnerId): Promise<SkillRecord[]> {
  const [learned, counts, seen, waiting, goals] = await Promise.all([
    listLearned(house, userId),
    countSeen(house, userId),
    listSeen(house, userId),
    listWaiting(house, userId),
    listSkillGoals(house, userId),
  ]);
  const goalsOf = Map.groupBy(goals, ({ skill }) => skill);
  const learnedOf = Map.groupBy(learned, ({ skillId }) => skillId);
  const seenOf = Map.groupBy(seen, ({ skillId }) => skillId);
  const waitingOf = Map.groupBy(waiting, ({ skillId }) => skillId);
  return SKILL_IDS.map((id) => {
    const { name, description } = SKILLS[id];
    const ofSkill = learnedOf.get(id) ?? [];
    const timesSeen = (stage: 'practised' | 'shown') =>
      Number(counts.find((count) => count.skillId === id && count.stage === stage)?.times ?? 0);
    const evidence = [...ofSkill, ...(seenOf.get(id) ?? [])]
      .toSorted((a, b) => b.at - a.at)
      .slice(0, MAX_SHOWN_EVIDENCE)
      .map(presentEvidence);
    const marked = ofSkill.filter(({ isMarked }) => isMarked).length;
    const numbers = { learned: ofSkill.length - marked, marked, practised: timesSeen('practised'), shown: timesSeen('shown') };
    const own = (goalsOf.get(id) ?? []).map(({ id: goalId, text }) => ({ id: goalId, text }));
    return { id, name, description, ...numbers, goals: own, evidence, waiting: (waitingOf.get(id) ?? []).map(presentWaiting) };
  });
}

const presentWaiting = ({ id, sourceId, at, source, quote }: Awaited<ReturnType<typeof listWaiting>>[number]): WaitingEvidence => ({
  id,
  conversationId: sourceId,
  at: new Date(at).toISOString(),
  source,
  quote,
});

const presentEvidence = ({ at, stage, source, from, quote, isMarked }: DatedEvidence): SkillEvidence => ({
  at: new Date(at).toISOString(),
  stage,
  source,
  from,
  ...(quote === null ? {} : { quote }),
  ...(isMarked ? { isMarked } : {}),
});
