import type { SkillId } from '../../../skills/skill-ids.ts';
import { quoted } from '../phrases.ts';
import type { GoalPlan } from './goal-plan.ts';

/** What holds for whatever somebody wants. The words are quoted, and nobody claims to know what they mean. */
export function ownGoal(words: string, skill: SkillId): GoalPlan {
  const goal = quoted(words);
  return {
    heading: `towards ${goal}`,
    liked: 'give it a place on the ordinary day that you write down, since that is the part you will keep up',
    development: `For ${goal}, settle first how you and others will see that it is done.`,
    hinge: `Only you can say what ${goal} means, and an ordinary day shows it better than a grand one`,
    path: `You will know that ${goal} is reached when the three lines you write at the start describe an ordinary day.`,
    first: {
      skill,
      category: 'experience',
      weeks: 1,
      action: {
        entry: `Write down in three lines what ${goal} would look like on an ordinary day, and choose the first thing that would have to change.`,
        mid: `Write down in three lines what ${goal} would look like on an ordinary day of work, and choose the first thing to change in yours.`,
        senior: `Write down in three lines what ${goal} would look like on an ordinary day, for you and those beside you, and choose the first thing that would have to change.`,
        executive: `Write down in three lines what ${goal} would look like on an ordinary day, for you and the organisation, and choose the first thing that would have to change.`,
      },
      steps: [
        'Write the three lines by hand: where you are, what you do, and who is there.',
        'Mark in them what is there today already, and choose the first thing that is not.',
      ],
      ground: ({ where }) => `Choose something ${where}, if it belongs to that day.`,
      ifThen: `If I think of ${goal} and do nothing, then I read the three lines and name the next thing to change.`,
      measure: 'Three lines are written, and the first thing to change has a day.',
    },
    second: {
      skill,
      category: 'networking',
      weeks: 3,
      action: `Show your three lines on ${goal} to two people you trust, and ask each where they would begin.`,
      steps: [
        'Name two people who know you, or who have done something of the kind.',
        'Ask each of them which line they understand least, and write it anew.',
      ],
      ground: ({ people }) => `Ask ${people} as well.`,
      ifThen: `If somebody mentions ${goal} or something near it, then I ask how they began.`,
      measure: 'Two people have seen the three lines, and one line is clearer for it.',
    },
  };
}
