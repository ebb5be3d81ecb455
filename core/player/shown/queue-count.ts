import { countOf } from '#core/words.ts';

/** Name of the button that opens the queue. */
export const queueLabel = (count: number): string => `Queue, ${countOf(count, 'episode')}`;

/** What fits on the button. */
export const queueBadge = (count: number): string => (count > 99 ? '99+' : String(count));
