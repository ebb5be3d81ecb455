import { z } from 'zod';
import { isValidQueue } from './queue.ts';
import { REPEAT_MODES } from './queue-state.ts';

/** More than anybody queues; a longer stored queue is damaged. */
const MAX_SAVED = 20_000;

/** A queue as it is kept in the browser. */
export const SavedQueue = z
  .object({
    items: z.array(z.string().min(1).max(200)).max(MAX_SAVED).readonly(),
    currentQueueIndex: z.number().int(),
    shuffle: z.boolean(),
    unshuffled: z.array(z.string()).max(MAX_SAVED).readonly().nullable(),
    repeatMode: z.enum(REPEAT_MODES),
  })
  .refine(isValidQueue, 'not a queue');
