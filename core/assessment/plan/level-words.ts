import type { CareerLevel } from '../questions.ts';

/** What each level, as it was named, gives to build on. */
export const STRENGTH_OF_LEVEL: Readonly<Record<CareerLevel, string>> = {
  entry: 'Where somebody is new, people expect questions, so you can ask almost anything.',
  mid: 'You have some years of work behind you, so there is finished work that you can point to.',
  senior: 'Others may come to you for advice by now, and they can tell you what for.',
  executive: 'You answer for an organisation or a large part of one, so what you decide goes beyond your own work.',
};
