import type { CareerLevel } from '../questions.ts';

/** What each level, as it was named, gives to build on. */
export const STRENGTH_OF_LEVEL: Readonly<Record<CareerLevel, string>> = {
  entry: 'Nobody expects you to know everything yet, so you can ask almost anything.',
  mid: 'You have some years of work behind you, and there are people who saw it and could speak for it.',
  senior: 'By now there are people who learned from you, and they can tell you what they came to you for.',
  executive: 'You answer for an organisation or a large part of one, so what you decide goes beyond your own work.',
};
