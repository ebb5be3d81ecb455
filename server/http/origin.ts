import type { House } from '../house.ts';
import type { Env } from '../env.ts';

/** Where this site is: as the operator says, else as it was asked. */
export const originOf = ({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>, requestUrl: string): string => new URL(PUBLIC_URL ?? requestUrl).origin;

/** Where this site is for whoever asked: at a brand's host of its own when they asked there, else where it is at all. */
export function siteOriginOf({ env, brand }: Pick<House, 'env' | 'brand'>, requestUrl: string): string {
  const { host } = new URL(requestUrl);
  return brand.hasHost(host) ? `${new URL(env.PUBLIC_URL ?? requestUrl).protocol}//${host}` : originOf(env, requestUrl);
}

/** This machine, which no stranger is at. */
const HERE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Where links in mails lead: to the host that was asked, as long as it is one of ours, at our own port. Whoever asks may call
 * the site by any name in the header `Host`, and a mail would take its reader there.
 */
export function linkOriginOf({ env, brand }: Pick<House, 'env' | 'brand'>, requestUrl: string): string {
  const asked = new URL(requestUrl);
  const isOurs = brand.hasHost(asked.host) || (env.PUBLIC_URL === undefined && (HERE.test(asked.hostname) || asked.hostname === env.HOST));
  if (!isOurs) return env.PUBLIC_URL === undefined ? `http://${env.HOST}:${env.PORT}` : originOf(env, requestUrl);
  const { port, protocol } = new URL(env.PUBLIC_URL ?? requestUrl);
  const isPortOurs = env.PUBLIC_URL !== undefined || port === '' || env.PORT === 0;
  const own = isPortOurs ? port : String(env.PORT);
  return `${protocol}//${asked.hostname}${own && `:${own}`}`;
}
