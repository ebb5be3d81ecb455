import { practiceForSkill } from '../../practice/practice-for-skill.ts';
import type { SkillId } from '../../skills/skill-ids.ts';
import type { Tactic } from './tactic.ts';

/** What to do about a challenge in the learner's own words: they are quoted as they are, and nothing is read into them. */
export function ownChallenge(words: string, skill: SkillId): Omit<Tactic, 'challenge'> {
  const quoted = `“${words}”`;
  return {
    skill,
    category: 'skill_development',
    weeks: 5,
    weakness: `You named ${quoted}: the first thing to find out is when it gets in the way, and what comes just before.`,
    action: {
      entry: `Choose one ordinary situation in which ${quoted} gets in the way, and try one small change in it.`,
      mid: `Look at the last three times that ${quoted} got in the way, and change what came just before.`,
      senior: `Ask two people you trust how they would deal with ${quoted}, and try one of their answers for a month.`,
      executive: `Decide what you would stop, start or hand over because of ${quoted}, and look at the effect after a month.`,
    },
    steps: [
      'Write down the last time it got in the way: where, with whom, and what came just before.',
      'Choose one thing that you could do differently at that point.',
      'Try it three times, and note each time what happened.',
    ],
    ifThen: 'If it gets in the way again, then I do the one thing that I chose.',
    measure: 'Three tries, each noted with what happened.',
    practice: practiceForSkill(skill),
  };
}
