import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createAuth } from './auth.ts';
import { openBrandSource } from './brand/brand-source.ts';
import { enforceLimits } from './db/enforce-limits.ts';
import { createSqliteMessageSearch } from './db/message-search.ts';
import { createSqliteNoteSearch } from './db/note-search.ts';
import { SKILL_WORDS } from '#core/skills/find-skills.ts';
import { createSqliteSpelling } from './db/spelling.ts';
import type { Env } from './env.ts';
import { ROOT } from './files.ts';
import type { House } from './house.ts';
import { createDelivery } from './letters/deliver-letters.ts';
import { derivedDirOf, listFolders } from './library/roots.ts';
import { openReadingThreads } from './library/threads/reading-threads.ts';
import { createLiveWork } from './live-work.ts';
import { openStores, requireFolders } from './open-stores.ts';
import { openMailer } from './open-mailer.ts';
import { chooseAiProvider, openLanguageModel } from './open-language-model.ts';
import { openPainter } from './pictures/painter.ts';
import { openPlanner } from './planner/planner.ts';
import { openPaymentProvider } from './open-payment-provider.ts';
import { createFolderStore } from './ports/storage/folder-store.ts';

const VERSION = (JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string }).version;

/** Opens everything the server works with. */
export async function openHouse(env: Env, log: (line: string) => void = () => {}): Promise<House> {
  requireFolders(env);
  const { db, longReads, search, passages, roots } = await openStores(env);
  await enforceLimits(db);
  // One book at a time: a big one fills much memory while it is open.
  const jobs = openReadingThreads({ atOnce: 1, idleMs: 60_000 });
  const planner = openPlanner();
  const painter = openPainter();
  const payments = await openPaymentProvider(env, log);
  const letters = createDelivery(() => house);
  const house: House = {
    env,
    roots,
    db,
    longReads,
    search,
    passages,
    spelling: await createSqliteSpelling(db, SKILL_WORDS, longReads),
    auth: createAuth(env, db),
    brand: openBrandSource(
      env.LIBRARY_DIR,
      ({ line, problem, fix }) => log(`brand.yaml${line === null ? '' : `:${line}`}  ${problem} ${fix}`),
      chooseAiProvider(env),
      payments.kind,
    ),
    model: openLanguageModel(env),
    mailer: await openMailer(env, log),
    letters,
    payments,
    store: createFolderStore(listFolders(roots, derivedDirOf(env))),
    jobs,
    work: createLiveWork(),
    planner,
    painter,
    messages: await createSqliteMessageSearch(db, longReads),
    notes: await createSqliteNoteSearch(db, longReads),
    now: Date.now,
    version: VERSION,
    close: async () => {
      await letters.close();
      await longReads.destroy();
      await Promise.all([db.destroy(), jobs.close(), planner.close(), painter.close()]);
    },
  };
  return house;
}
