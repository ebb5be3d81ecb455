import { href } from 'react-router';

/* Apart from the others (addresses.ts): visitors' pages load those. */

/** Where everybody who has the code sees what was finished. */
export const certificatePath = (code: string): string => href('/certificates/:code', { code });
