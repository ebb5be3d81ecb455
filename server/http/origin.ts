import type { Env } from '../env.ts';

/** Where this site is: as the operator says, else as it was asked. */
export const originOf = ({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>, requestUrl: string): string => new URL(PUBLIC_URL ?? requestUrl).origin;
