import { foldText } from '../../fold-text.ts';
import { findSkills } from '../../skills/find-skills.ts';
import type { SkillId } from '../../skills/skill-ids.ts';
import type { AnsweredProfile } from '../answers.ts';
import type { AnswerRef, SkillStance } from '../assessment.ts';
import { ownWordsOf } from '../own-words.ts';
import type { DraftAction } from './actions/draft-action.ts';
import { LEVEL_WORDS_OF_PLAN } from './level-words.ts';
import { ref } from './phrases.ts';

/**
 * How the answers speak of skills. One that is hard stays hard where it is wanted as well. What somebody likes says nothing
 * about skill: strong is only what the work of a level has asked for, and nothing else that was said puts in doubt.
 */
export function listStances(profile: AnsweredProfile, drafts: readonly DraftAction[]): SkillStance[] {
  const said = [
    ...drafts.filter(isHard).map((draft) => stance(draft.skill, 'hard', draft)),
    ...drafts.filter((draft) => !isHard(draft)).map((draft) => stance(draft.skill, 'wanted', draft)),
  ];
  const stances = new Map<SkillId, SkillStance>();
  for (const one of said) {
    const known = stances.get(one.skill);
    stances.set(one.skill, known ? { ...known, because: [...known.because, ...one.because] } : one);
  }
  return [...stances.values(), ...askedByLevel(profile).filter(({ skill }) => !stances.has(skill))];
}

/** Words of somebody at the end of their strength or their knowledge. */
const DOUBT =
  /\b(?:drained|tired|exhausted|stress\w*|burn\w* ?out|overwhelmed|lost|struggl\w*|unsure|(?:do not|don.?t) know)\b|\bno idea\b/;

function askedByLevel(profile: AnsweredProfile): SkillStance[] {
  const { careerLevel } = profile;
  const own = ownWordsOf(profile).map(foldText);
  if (!careerLevel || own.some((words) => DOUBT.test(words))) return [];
  const spokenOf = new Set(own.flatMap(findSkills));
  return LEVEL_WORDS_OF_PLAN[careerLevel].skills
    .filter((skill) => !spokenOf.has(skill))
    .map((skill) => ({ skill, stance: 'strong', because: [ref('career_level', careerLevel)] }));
}

const isHard = ({ id }: DraftAction): boolean => id.startsWith('challenge:');

/** The goal, the challenge or what was skipped comes first of an action's answers. */
const stance = (skill: SkillId, of: SkillStance['stance'], { because }: DraftAction): SkillStance => ({
  skill,
  stance: of,
  because: because.slice(0, 1) satisfies AnswerRef[],
});
