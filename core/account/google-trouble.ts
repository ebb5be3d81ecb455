import { z } from 'zod';

/** Why somebody comes back from Google without being signed in, or with nothing linked. Part of the address of the page that they come back to. */
export const GoogleTrouble = z.enum(['cancelled', 'taken', 'elsewhere', 'unconfirmed', 'away', 'busy', 'failed']);
export type GoogleTrouble = z.infer<typeof GoogleTrouble>;
