import type { CareerLevel } from '../questions.ts';

/** What each level, as it was named, gives to build on. */
export const STRENGTH_OF_LEVEL: Readonly<Record<CareerLevel, string>> = {
  entry: 'You are starting out: people expect questions from you, so you can ask almost anything.',
  mid: 'You do your work on your own by now, so there are finished things that you can show.',
  senior: 'Others come to you for advice, and they can tell you what they come for.',
  executive: 'You answer for an organisation or a large part of one, so what you decide goes beyond your own work.',
};
