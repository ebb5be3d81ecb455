import type { House } from '../../../house.ts';

/** What is read of the house: also where there is no more of it than this. */
export type Reading = Pick<House, 'db' | 'now'>;
