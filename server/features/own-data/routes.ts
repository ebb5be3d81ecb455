import { Hono } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { AccountDeletion } from '#core/account/account.ts';
import { NOTICE_COOKIE, NOTICE_SEC, type NoticeName } from '#core/account/notice.ts';
import type { House } from '../../house.ts';
import { describe } from '../../http/describe.ts';
import { isHttps } from '../../http/headers.ts';
import { limitRate } from '../../http/rate-limit.ts';
import type { LearnerEnv } from '../../http/session.ts';
import { validate } from '../../http/validate.ts';
import { confirmOwner } from './deletion/confirm-owner.ts';
import { deleteAccount, type BeforeDeletion } from './deletion/delete-account.ts';
import { writeGoodbye } from './deletion/write-goodbye.ts';
import { sendExport } from './export/send-export.ts';

const DELETED: NoticeName = 'account-deleted';

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
        const goodbye = writeGoodbye(house, learner, house.brand.forHost(c.req.header('host')));
        await house.work.run('deleting an account', () => deleteAccount(house, learner, before, goodbye));
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
