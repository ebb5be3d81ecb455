import type { SkillId } from '../../../skills/skill-ids.ts';
import type { ActionCategory } from '../../assessment.ts';
import type { CareerLevel, ListQuestion } from '../../questions.ts';
import type { SayGround } from '../liked-ground.ts';

interface SkippedAction {
  readonly skill: SkillId;
  readonly category: ActionCategory;
  readonly weeks: number;
  readonly action: Readonly<Record<CareerLevel, string>>;
  readonly steps: readonly [string, string];
  /** None where it is the interests that were skipped. */
  readonly ground?: SayGround;
  readonly ifThen: string;
  readonly measure: string;
}

/** What finds out the answer to a list that was skipped. */
export const SKIPPED_ACTIONS: Readonly<Record<ListQuestion, SkippedAction>> = {
  goals: {
    skill: 'setting-goals',
    category: 'experience',
    weeks: 3,
    action: {
      entry: 'Write down three things you could want from work a year from now, and try the first for two weeks.',
      mid: 'Write down three ways in which your work could differ a year from now, and try a piece of one for two weeks.',
      senior: 'Write down what you would want to have passed on or begun in a year, and make a start on one for two weeks.',
      executive: 'Write down the one change a year from now that is yours to begin, and begin its first piece within two weeks.',
    },
    steps: [
      'Set a timer to ten minutes, and write down without stopping what you could want.',
      'Mark the one that you would tell a friend about, and give it a measure and a day.',
    ],
    ground: ({ where }) => `Include something ${where}.`,
    ifThen: 'If I envy somebody their work for a moment, then I write down what exactly I would like to have of it.',
    measure: 'One goal stands in one sentence, with a measure and a day.',
  },
  challenges: {
    skill: 'solving-problems',
    category: 'skill_development',
    weeks: 3,
    action: {
      entry: 'Note for two weeks what kept you from something you had planned, and ask somebody further on how they deal with it.',
      mid: 'Note for two weeks what kept you from your own plans, and change the one thing that comes up most.',
      senior: 'Note for two weeks what keeps coming back to your desk, and take away one cause of it.',
      executive: 'Note for two weeks which matters reached you that should not have, and settle who decides one of them from now on.',
    },
    steps: [
      'Write one line in the evening, and one each evening after: what was planned, and what came instead.',
      'Count after two weeks, and take the one that came most often.',
    ],
    ground: ({ name }) => `Note above all what keeps you from ${name}.`,
    ifThen: 'If a plan of mine falls through, then I write down in one line what came instead.',
    measure: 'Ten lines are noted, and the most frequent cause has a name.',
  },
  interests: {
    skill: 'choosing-a-direction',
    category: 'education',
    weeks: 2,
    action: {
      entry: 'Try one short lesson in each of two subjects you know nothing about, and note where time went quickly.',
      mid: 'Take one short lesson in each of two subjects outside your work, and note where time went quickly.',
      senior: 'Sit in on two fields next to yours for an hour each, and note what you would ask there next.',
      executive: 'Let two people from parts of the work you never see teach you for an hour each.',
    },
    steps: [
      'Choose one subject that you have always passed by, and one that you gave up.',
      'Give each an hour, and write down what you would look at next.',
    ],
    ifThen: 'If I lose track of time while I do something, then I write down what it was.',
    measure: 'Two hours were tried, and one of them has a second.',
  },
};
