import { Hono } from 'hono';
import { findItem } from '../../catalogue/items.ts';
import type { House } from '../../house.ts';
import { describe } from '../../http/describe.ts';
import { requireOpen } from '../../http/entitlement.ts';
import { requireOwn } from '../../http/owned.ts';
import { Problem } from '../../http/problem.ts';
import { limitRate } from '../../http/rate-limit.ts';
import type { LearnerEnv, SessionEnv } from '../../http/session.ts';
import { readCode } from './certificate-code.ts';
import { issueCertificate } from './issue-certificate.ts';
import { findCertificate, isWithdrawn, presentCertificate, removeCertificate } from './queries.ts';

/** What a certificate's owner does with it. */
export function certificateRoutes(house: House) {
  return new Hono<LearnerEnv>()
    .post(
      '/courses/:id/certificate',
      describe('POST /courses/:id/certificate', 'Certifies a course that is finished'),
      limitRate(house, 'certificateWrite'),
      async (c) => {
        const { learner } = c.var;
        const found = await findItem(house, c.req.param('id'));
        const course = await requireOpen(house, learner, found?.kind === 'course' ? found : undefined, (item) => ({
          ...item,
          isSample: false,
        }));
        return c.json(presentCertificate(await issueCertificate(house, learner, course)));
      },
    )
    .delete(
      '/certificates/:code',
      describe('DELETE /certificates/:code', 'Withdraws a certificate of mine'),
      limitRate(house, 'certificateWrite'),
      async (c) => {
        await removeCertificate(house, requireOwn(await findCertificate(house, readCode(c.req.param('code'))), c.var.learner));
        return c.body(null, 204);
      },
    );
}

/** For everybody who was given the code. */
export function publicCertificateRoutes(house: House) {
  return new Hono<SessionEnv>().get(
    '/certificates/:code',
    describe('GET /certificates/:code', 'Verifies a certificate'),
    limitRate(house, 'certificate'),
    async (c) => {
      const code = readCode(c.req.param('code'));
      const certificate = await findCertificate(house, code);
      if (!certificate && (await isWithdrawn(house, code))) throw new Problem('gone', 'This certificate was withdrawn.');
      if (!certificate) throw new Problem('not_found', 'There is no certificate of this code.');
      return c.json(presentCertificate(certificate), 200, { 'X-Robots-Tag': 'noindex' });
    },
  );
}
