import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { AccountDeletion } from '#core/account/account.ts';
import type { Learner } from '#core/account/learner.ts';
import { NOTICE_COOKIE, NOTICE_SEC, type NoticeName } from '#core/account/notice.ts';
import type { House } from '../../house.ts';
import { describe } from '../../http/describe.ts';
import { isHttps } from '../../http/headers.ts';
import { limitRate } from '../../http/rate-limit.ts';
import type { LearnerEnv } from '../../http/session.ts';
import { validate } from '../../http/validate.ts';
import { closeAccount } from './deletion/close-account.ts';
import { confirmOwner } from './deletion/confirm-owner.ts';
import { finishDeletion } from './deletion/finish-deletions.ts';
import { sendExport } from './export/send-export.ts';

const DELETED: NoticeName = 'account-deleted';
/** Nobody waits longer: of a closed account the rest goes by itself. */
const SOON_MS = 2000;

/** What has to end before the rows of a learner go. Whatever it throws is answered, and nothing is deleted. */
type BeforeDeletion = (learner: Learner) => Promise<void>;

/** @param before in this order */
export function ownDataRoutes(house: House, before: readonly BeforeDeletion[]) {
  return new Hono<LearnerEnv>()
    .get(
      '/profile/export',
      describe('GET /profile/export', 'All that is mine, as a zip of JSON and Markdown'),
      limitRate(house, 'dataExport'),
      (c) => sendExport(c, house, c.var.learner.id),
    )
    .delete(
      '/profile',
      describe('DELETE /profile', 'Deletes my account and all that is mine'),
      limitRate(house, 'deleteAccount'),
      validate('json', AccountDeletion),
      async (c) => {
        const { learner } = c.var;
        await confirmOwner(house, learner.id, c.req.raw.headers, c.req.valid('json').password);
        for (const step of before) await step(learner);
        await closeAccount(house, learner.id, c.req.header('host') ?? null);
        await Promise.race([finishDeletion(house, learner.id), wait(SOON_MS, undefined, { ref: false })]);
        const { authCookies } = await house.auth.$context;
        for (const { name, attributes } of Object.values(authCookies)) deleteCookie(c, name, { path: attributes.path ?? '/' });
        setCookie(c, NOTICE_COOKIE, DELETED, {
          path: '/',
          maxAge: NOTICE_SEC,
          httpOnly: true,
          sameSite: 'Lax',
          secure: isHttps(house.env),
        });
        return c.body(null, 204);
      },
    );
}
