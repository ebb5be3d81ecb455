import { countOf } from '../words.ts';
import type { Today } from './today.ts';

/** Minutes that a card takes. */
const CARD_MIN = 0.75;

export function sayReview({ left, done }: NonNullable<Today['review']>): string {
  if (left > 0) return `${countOf(left, 'card')} today, about ${countOf(Math.ceil(left * CARD_MIN), 'minute')}`;
  return done > 0 ? `Done for today, ${countOf(done, 'card')}` : 'No cards today';
}

/** Whole minutes that were really played or read: none is rounded up to. */
export function sayGoal({ minutes, seconds }: NonNullable<Today['goal']>): string {
  const done = Math.floor(seconds / 60);
  return done >= minutes ? `${countOf(done, 'minute')} today, your goal was ${minutes}` : `${done} of ${countOf(minutes, 'minute')} today`;
}
