import path from 'node:path';
import { backUp, restore } from '#server/db/back-up.ts';
import { readEnv } from '#server/env.ts';
import { explainDatabase } from '#server/http/database-failure.ts';
import { keepPrivate } from '#server/private-data.ts';

const USAGE = `Usage: cairn backup FILE               copies the database into FILE, which must not be there yet; the server may run
       cairn restore [--replace] FILE  puts it back into DATA_DIR; the server must be stopped, and the folder empty,
                                      unless you say that what is in it may go

Not in FILE: the library folder, the settings of the environment, mails in DATA_DIR/outbox, and what the next import makes again.
DATA_DIR defaults to data. Exit code: 0 when done, 1 when not, 2 when the command is not understood.`;

const REPLACE = '--replace';

async function main([name, ...words]: string[]): Promise<number> {
  const [file, ...rest] = words.filter((word) => word !== REPLACE);
  const replaces = words.includes(REPLACE);
  if (file === undefined || file.startsWith('-') || rest.length > 0 || (replaces && name !== 'restore')) {
    console.error(USAGE);
    return 2;
  }
  const { DATA_DIR } = readEnv(process.env);
  keepPrivate(DATA_DIR);
  if (name === 'restore') {
    restore(path.resolve(file), DATA_DIR, replaces);
    console.log(`${file} is restored into ${DATA_DIR}. The next start reads the library again.`);
  } else {
    await backUp(DATA_DIR, path.resolve(file));
    console.log(
      `The database of ${DATA_DIR} is copied into ${file}. Whoever has that file can read all of it: keep it as safe as the original.`,
    );
  }
  return 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(explainDatabase(error) ?? (error instanceof Error ? error.message : error));
  process.exitCode = 1;
}
