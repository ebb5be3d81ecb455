import { z } from 'zod';

/** Why somebody comes back from Google without being signed in. Part of the address of the sign-in page. */
export const GoogleTrouble = z.enum(['cancelled', 'taken', 'unconfirmed', 'away', 'busy', 'failed']);
export type GoogleTrouble = z.infer<typeof GoogleTrouble>;
