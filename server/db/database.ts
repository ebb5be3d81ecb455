import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { Kysely, Migrator, sql, type Migration } from 'kysely';
import * as firstLight from './migrations/0001-first-light.ts';
import * as accounts from './migrations/0002-accounts.ts';
import * as notesAndSettings from './migrations/0003-notes-and-settings.ts';
import * as peopleAndCollections from './migrations/0004-people-and-collections.ts';
import * as oneSchemaOfAccounts from './migrations/0005-one-schema-of-accounts.ts';
import * as rateWindows from './migrations/0006-rate-windows.ts';
import * as libraryRoots from './migrations/0007-library-roots.ts';
import * as heard from './migrations/0008-heard.ts';
import * as formerUnits from './migrations/0009-former-units.ts';
import * as countedReports from './migrations/0010-counted-reports.ts';
import * as coverNumbers from './migrations/0011-cover-numbers.ts';
import * as skills from './migrations/0012-skills.ts';
import * as coach from './migrations/0013-coach.ts';
import * as assessments from './migrations/0014-assessments.ts';
import * as byMonth from './migrations/0015-by-month.ts';
import * as iq from './migrations/0016-iq.ts';
import * as iqByEnd from './migrations/0017-iq-by-end.ts';
import * as learning from './migrations/0018-learning.ts';
import * as passkeys from './migrations/0019-passkeys.ts';
import * as contact from './migrations/0020-contact.ts';
import * as payment from './migrations/0021-payment.ts';
import * as withdrawn from './migrations/0022-withdrawn.ts';
import * as openCheckout from './migrations/0023-open-checkout.ts';
import * as yearsOfUse from './migrations/0024-years-of-use.ts';
import * as letters from './migrations/0025-letters.ts';
import * as boundedUse from './migrations/0026-bounded-use.ts';
import * as learnerUse from './migrations/0027-learner-use.ts';
import * as onePlace from './migrations/0028-one-place.ts';
import * as passedIsFinished from './migrations/0029-passed-is-finished.ts';
import * as evidenceDone from './migrations/0030-evidence-done.ts';
import * as noPlaceAhead from './migrations/0031-no-place-ahead.ts';
import * as finishedOnce from './migrations/0032-finished-once.ts';
import * as firstLanguage from './migrations/0033-first-language.ts';
import * as evidenceBySkill from './migrations/0034-evidence-by-skill.ts';
import * as repliesBegunAnew from './migrations/0035-replies-begun-anew.ts';
import * as heardAs from './migrations/0036-heard-as.ts';
import * as saidToCoach from './migrations/0039-said-to-coach.ts';
import * as evidenceAgreed from './migrations/0037-evidence-agreed.ts';
import * as coachFacts from './migrations/0038-coach-facts.ts';
import * as libraryVersion from './migrations/0040-library-version.ts';
import * as versionOfWorks from './migrations/0041-version-of-works.ts';
import { finishRestore } from './finish-restore.ts';
import { createSqliteDialect } from './sqlite.ts';
import type { Tables } from './tables/tables.ts';

export type Database = Kysely<Tables>;

/** In order. A released migration is never edited; a change is a new one. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-first-light': firstLight,
  '0002-accounts': accounts,
  '0003-notes-and-settings': notesAndSettings,
  '0004-people-and-collections': peopleAndCollections,
  '0005-one-schema-of-accounts': oneSchemaOfAccounts,
  '0006-rate-windows': rateWindows,
  '0007-library-roots': libraryRoots,
  '0008-heard': heard,
  '0009-former-units': formerUnits,
  '0010-counted-reports': countedReports,
  '0011-cover-numbers': coverNumbers,
  '0012-skills': skills,
  '0013-coach': coach,
  '0014-assessments': assessments,
  '0015-by-month': byMonth,
  '0016-iq': iq,
  '0017-iq-by-end': iqByEnd,
  '0018-learning': learning,
  '0019-passkeys': passkeys,
  '0020-contact': contact,
  '0021-payment': payment,
  '0022-withdrawn': withdrawn,
  '0023-open-checkout': openCheckout,
  '0024-years-of-use': yearsOfUse,
  '0025-letters': letters,
  '0026-bounded-use': boundedUse,
  '0027-learner-use': learnerUse,
  '0028-one-place': onePlace,
  '0029-passed-is-finished': passedIsFinished,
  '0030-evidence-done': evidenceDone,
  '0031-no-place-ahead': noPlaceAhead,
  '0032-finished-once': finishedOnce,
  '0033-first-language': firstLanguage,
  '0034-evidence-by-skill': evidenceBySkill,
  '0035-replies-begun-anew': repliesBegunAnew,
  '0036-heard-as': heardAs,
  '0037-evidence-agreed': evidenceAgreed,
  '0038-coach-facts': coachFacts,
  '0039-said-to-coach': saidToCoach,
  '0040-library-version': libraryVersion,
  '0041-version-of-works': versionOfWorks,
};

/** Of the names of migrations that a database has been through, those that this release does not know. */
export const findNewerMigrations = (names: readonly string[]): string[] => names.filter((name) => !Object.hasOwn(MIGRATIONS, name));

/**
 * Opens the database and brings its schema up to date. Throws when a migration fails, nothing is half applied; and, before
 * anything is changed, when the file was emptied or comes from a newer release.
 */
export async function openDatabase(file: string): Promise<Database> {
  if (isEmptied(file))
    throw new Error(
      `The database ${file} is empty, though there was one. Bring back a backup with "npx cairn restore --replace FILE"; or, to begin with nothing, delete it.`,
    );
  finishRestore(file);
  const db = new Kysely<Tables>({ dialect: createSqliteDialect(file) });
  const newer = await readNewer(db).catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  if (newer !== undefined) {
    await db.destroy();
    throw new Error(
      `The database ${file} was written by a newer release of Cairn (${newer}); nothing was changed. Start that release, or bring back a backup from before the upgrade with "npx cairn restore --replace FILE".`,
    );
  }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) {
    const failed = results?.find((r) => r.status === 'Error')?.migrationName ?? 'migration';
    await db.destroy();
    throw new Error(`The database could not be brought up to date (${failed}).`, { cause: error });
  }
  return db;
}

/** A file of nothing is how a database begins; where a server has run before, it has been lost. */
const isEmptied = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.size === 0 &&
  ['auth-secret', 'library-report.json'].some((name) => existsSync(path.join(path.dirname(file), name)));

async function readNewer(db: Database): Promise<string | undefined> {
  const { rows: tables } = await sql`select 1 from sqlite_master where name = 'kysely_migration'`.execute(db);
  if (tables.length === 0) return undefined;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return findNewerMigrations(rows.map(({ name }) => name)).at(-1);
}
