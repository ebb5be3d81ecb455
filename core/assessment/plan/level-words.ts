import type { SkillId } from '../../skills/skill-ids.ts';
import type { CareerLevel } from '../questions.ts';

interface LevelWords {
  /** Begins the headline. */
  readonly heading: string;
  /** What the level, as it was named, gives to work with. */
  readonly strengths: readonly [string, string];
  /** What its work has asked for, most likely. */
  readonly skills: readonly SkillId[];
  /** After "The plan starts": "at the beginning of your working life". */
  readonly from: string;
}

export const LEVEL_WORDS_OF_PLAN: Readonly<Record<CareerLevel, LevelWords>> = {
  entry: {
    heading: 'Starting out',
    strengths: [
      'You placed yourself at the start: asking costs little there, because nobody expects you to know yet.',
      'At the start there is little to unlearn, and a habit begun now has the longest time to pay.',
    ],
    skills: [],
    from: 'at the beginning of your working life, where small finished things count most',
  },
  mid: {
    heading: 'Mid-career',
    strengths: [
      'You placed yourself in mid-career: you do the work on your own, so you can choose to do it another way.',
      'Finished work lies behind you: it can be shown instead of promised.',
    ],
    skills: ['solving-problems'],
    from: 'in the middle of your working life, where a new step can be tried beside the work you do well',
  },
  senior: {
    heading: 'Senior',
    strengths: [
      'You placed yourself as senior: others come to you, so what you learn is passed on the same week.',
      'Experience shows early where work goes wrong, so you can plan for it.',
    ],
    skills: ['solving-problems', 'giving-feedback'],
    from: 'from a senior position, where your way of working sets an example',
  },
  executive: {
    heading: 'Executive',
    strengths: [
      'You placed yourself as an executive: you answer for a whole, so you can change how it works and not only your own share.',
      'Your calendar is read as a statement: what you give an hour to becomes important to others.',
    ],
    skills: ['deciding', 'leading-a-talk'],
    from: 'from the top, where what you do for yourself changes the work of others',
  },
};
