import type { SkillId } from '../../skills/skill-ids.ts';
import type { CareerLevel } from '../questions.ts';

interface LevelWords {
  /** What the level, as it was named, gives to work with. */
  readonly strength: string;
  /** What its work has asked for, most likely. */
  readonly skills: readonly SkillId[];
}

export const LEVEL_WORDS_OF_PLAN: Readonly<Record<CareerLevel, LevelWords>> = {
  entry: {
    strength: 'You placed yourself at the start: asking costs little there, because nobody expects you to know yet.',
    skills: [],
  },
  mid: {
    strength: 'You placed yourself in mid-career: finished work lies behind you, and can be shown instead of promised.',
    skills: ['solving-problems'],
  },
  senior: {
    strength: 'You placed yourself as senior: others come to you, so you can see early where work goes wrong.',
    skills: ['solving-problems', 'giving-feedback'],
  },
  executive: {
    strength: 'You placed yourself as an executive: you can change how the whole works, and not only your own share.',
    skills: ['deciding', 'leading-a-talk'],
  },
};
