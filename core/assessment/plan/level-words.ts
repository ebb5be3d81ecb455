import type { CareerLevel } from '../questions.ts';

interface LevelWords {
  /** Begins the headline. */
  readonly heading: string;
  /** What the level, as it was named, gives to work with. */
  readonly strengths: readonly [string, string];
  /** After "The plan starts": "at the beginning of your working life". */
  readonly from: string;
}

export const LEVEL_WORDS_OF_PLAN: Readonly<Record<CareerLevel, LevelWords>> = {
  entry: {
    heading: 'Starting out',
    strengths: [
      'You are starting out, so asking costs you nothing: nobody expects you to know yet.',
      'There is little to unlearn, and a habit begun now has the longest time to pay.',
    ],
    from: 'at the beginning of your working life, where small finished things count most',
  },
  mid: {
    heading: 'Mid-career',
    strengths: [
      'You do your work without being led, so you can choose how you do it and try another way.',
      'You have finished work behind you: it can be shown instead of promised.',
    ],
    from: 'in the middle of your working life, where a new step can be tried beside the work you do well',
  },
  senior: {
    heading: 'Senior',
    strengths: [
      'Others come to you for advice, so what you learn is passed on the same week.',
      'You know how such work tends to go wrong, and can plan for it before it does.',
    ],
    from: 'from a senior place, where your way of working sets an example',
  },
  executive: {
    heading: 'As an executive',
    strengths: [
      'You answer for a whole, so you can change the frame of the work and not only your share of it.',
      'Your calendar is read as a statement: what you give an hour to becomes important to others.',
    ],
    from: 'from an executive place, where what you do for yourself changes the work of others',
  },
};
