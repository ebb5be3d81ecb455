import type { SkillId } from '../../../skills/skill-ids.ts';
import { quoted } from '../phrases.ts';
import type { GoalPlan } from './goal-plan.ts';

/** What holds for whatever somebody wants. The words are quoted, and nobody claims to know what they mean. */
export function ownGoal(words: string, skill: SkillId): GoalPlan {
  const goal = quoted(words);
  return {
    heading: `towards ${goal}`,
    liked: 'begin with the part of the goal that is nearest to it, since that is the part you will keep up',
    development: `For ${goal}, settle first how you and others will see that it is done.`,
    hinge: `A goal such as ${goal} comes nearer with each small part that is finished`,
    path: `You will know that ${goal} is reached when the sentence you write at the start has come true.`,
    first: {
      name: `A first small part of ${goal}`,
      skill,
      category: 'experience',
      weeks: 2,
      action: {
        entry: `Towards ${goal}: finish the smallest part that somebody else can see, and show it to them.`,
        mid: `Towards ${goal}: finish one part beside your work that somebody can use, and ask them how it went.`,
        senior: `Towards ${goal}: take the part in which your experience counts most, and finish it with somebody who needs it.`,
        executive: `Towards ${goal}: set aside half a day a month, and use the first to settle what will be finished.`,
      },
      steps: [
        'Write one sentence on what will be different when it is reached.',
        'List its parts, and mark the smallest that can be finished in two weeks.',
      ],
      ground: ({ where }) => `Choose a part ${where}, if there is one.`,
      ifThen: `If I think of ${goal} and do nothing, then I do ten minutes of its smallest part.`,
      measure: `One part of ${goal} is finished, and one other person has seen it.`,
    },
    second: {
      name: `Two people on the way to ${goal}`,
      skill: 'asking-questions',
      category: 'networking',
      weeks: 4,
      action: `Find two people who have done something like ${goal}, and ask each what they would do first today.`,
      steps: [
        'Ask three people you know whom they would ask.',
        'Prepare two questions: how they came by their first piece of it, and what went wrong.',
      ],
      ground: ({ people }) => `Ask ${people} as well.`,
      ifThen: `If somebody mentions ${goal} or something near it, then I ask how they began.`,
      measure: `Two talks about ${goal} are noted, and one thing in your plan changed by them.`,
    },
  };
}
