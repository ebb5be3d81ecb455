import type { ActionCategory, PlannedItem } from '../assessment.ts';

/** How one goes about an action that a service has worded, where the plan has none of the same skill to lend it. */
export const ACTION_TEMPLATES: Readonly<Record<ActionCategory, Pick<PlannedItem, 'ifThen' | 'measure' | 'steps'>>> = {
  skill_development: {
    steps: [
      'Choose one situation of the coming week in which you can try it.',
      'Try it there, and note the same day what happened.',
      'Change one thing, and try it twice more.',
    ],
    ifThen: 'If the situation that I chose begins, then I try it once before I do what I always do.',
    measure: 'Three tries, each noted with its day and what happened.',
  },
  networking: {
    steps: [
      'Write down three people who know something about it.',
      'Ask one of them for twenty minutes, and say what you would like to hear.',
      'Thank them with one line about what you did with it.',
    ],
    ifThen: 'If it is Tuesday morning, then I write to the next person on my list before I read any message.',
    measure: 'Three messages sent, and one talk held and noted.',
  },
  experience: {
    steps: [
      'Find the smallest piece of it that you can do within two weeks.',
      'Agree with somebody who is concerned what is to stand at the end, and by when.',
      'Note afterwards what you did, what came of it, and who saw it.',
    ],
    ifThen: 'If somebody looks for a person to take on work of this kind, then I say the same day which part I could do.',
    measure: 'One piece is done, with a result that somebody else has seen.',
  },
  education: {
    steps: [
      'Write down what you want to be able to do at the end.',
      'Give it two fixed hours a week.',
      'Use each part within three days of learning it.',
    ],
    ifThen: 'If a learning hour in my calendar begins, then I start with what I could not do last time.',
    measure: 'Eight hours held, and one thing done with what you learned.',
  },
};
