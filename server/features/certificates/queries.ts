import type { LearnerId } from '#core/account/learner.ts';
import { Certificate } from '#core/certificate/certificate.ts';
import { writeInstant } from '#core/progress/instant.ts';
import type { CertificateTable } from '../../db/tables/study.ts';
import type { House } from '../../house.ts';
import type { Owned } from '../../http/owned.ts';

export function findCertificate(house: House, code: string) {
  return house.db.selectFrom('certificate').selectAll().where('code', '=', code).executeTakeFirst();
}

export function findCertificateOf(house: House, userId: LearnerId, itemId: string) {
  return house.db.selectFrom('certificate').selectAll().where('userId', '=', userId).where('itemId', '=', itemId).executeTakeFirst();
}

export async function findCertificateCode(house: House, userId: LearnerId, itemId: string): Promise<string | null> {
  return (await findCertificateOf(house, userId, itemId))?.code ?? null;
}

/** Of two that are issued at once the first one stays, and is answered to both. */
export async function addCertificate(house: House, row: CertificateTable): Promise<CertificateTable> {
  await house.db
    .insertInto('certificate')
    .values(row)
    .onConflict((oc) => oc.columns(['userId', 'itemId']).doNothing())
    .execute();
  return (await findCertificateOf(house, row.userId, row.itemId)) ?? row;
}

export async function removeCertificate(house: House, certificate: Owned<CertificateTable>): Promise<void> {
  const { code, userId } = certificate;
  await house.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('certificate').where('code', '=', code).execute();
    await trx
      .insertInto('withdrawnCertificate')
      .values({ code, userId })
      .onConflict((oc) => oc.doNothing())
      .execute();
  });
}

export async function isWithdrawn(house: House, code: string): Promise<boolean> {
  const row = await house.db.selectFrom('withdrawnCertificate').select('code').where('code', '=', code).executeTakeFirst();
  return row !== undefined;
}

/** The facts are of that day; the course may have another id since. */
export function presentCertificate({ code, itemId, issuedAt, facts }: CertificateTable): Certificate {
  const issued = writeInstant(issuedAt);
  return Certificate.parse({ finishedAt: issued, ...JSON.parse(facts), code, courseId: itemId, issuedAt: issued });
}
