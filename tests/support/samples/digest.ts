import { createHash } from 'node:crypto';

/** A short name for a long picture, so that a golden value fits on a line. */
export const digest = (picture: string): string => createHash('sha256').update(picture).digest('hex').slice(0, 16);
