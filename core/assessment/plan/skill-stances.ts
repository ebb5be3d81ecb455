import type { SkillId } from '../../skills/skill-ids.ts';
import type { AnsweredProfile } from '../answers.ts';
import type { AnswerRef, SkillStance } from '../assessment.ts';
import type { DraftAction } from './actions/draft-action.ts';
import { skillOfInterest } from './pick-plans.ts';
import { ref } from './phrases.ts';

/** How the answers speak of skills. One that is hard stays hard where it is wanted or liked as well. */
export function listStances(profile: AnsweredProfile, drafts: readonly DraftAction[]): SkillStance[] {
  const said = [
    ...drafts.filter(isHard).map((draft) => stance(draft.skill, 'hard', draft)),
    ...drafts.filter((draft) => !isHard(draft)).map((draft) => stance(draft.skill, 'wanted', draft)),
    ...profile.interests.map((interest): SkillStance => ({
      skill: skillOfInterest(interest),
      stance: 'strong',
      because: [ref('interests', interest)],
    })),
  ];
  const stances = new Map<SkillId, SkillStance>();
  for (const one of said) {
    const known = stances.get(one.skill);
    stances.set(one.skill, known ? { ...known, because: [...known.because, ...one.because] } : one);
  }
  return [...stances.values()];
}

const isHard = ({ id }: DraftAction): boolean => id.startsWith('challenge:');

/** The goal, the challenge or what was skipped comes first of an action's answers. */
const stance = (skill: SkillId, of: SkillStance['stance'], { because }: DraftAction): SkillStance => ({
  skill,
  stance: of,
  because: because.slice(0, 1) satisfies AnswerRef[],
});
