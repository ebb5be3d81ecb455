import type { LearnerId } from '#core/account/learner.ts';
import type { House } from '../../../house.ts';

/** From here on nobody is signed in to an account, and it is deleted, however often the server ends meanwhile. */
export async function closeAccount({ db, now }: House, userId: LearnerId, host: string | null): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('closedAccount')
      .columns(['userId', 'host', 'closedAt'])
      .expression((eb) =>
        eb
          .selectFrom('user')
          .where('id', '=', userId)
          .select((of) => ['id', of.val(host).as('host'), of.val(now()).as('closedAt')]),
      )
      .onConflict((oc) => oc.doNothing())
      .execute();
    await trx.deleteFrom('session').where('userId', '=', userId).execute();
  });
}
