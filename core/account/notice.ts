/** Tells the landing page what to say, once, to whoever was sent there. */
export const NOTICE_COOKIE = 'cairn_notice';
export const NOTICE_SEC = 60;

export const NOTICES = {
  'no-page': 'No path leads to that address, so you are at the start.',
  'account-deleted': 'Your account and all that was its own are deleted.',
} as const;
export type NoticeName = keyof typeof NOTICES;

/** @param cookies the header of a request */
export function readNotice(cookies: string | null): string | null {
  const name = cookies
    ?.split(/; */)
    .find((cookie) => cookie.startsWith(`${NOTICE_COOKIE}=`))
    ?.slice(NOTICE_COOKIE.length + 1);
  return name !== undefined && Object.hasOwn(NOTICES, name) ? NOTICES[name as NoticeName] : null;
}
