import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** Deletes the kept mails to an address, or all that name it, also those kept before there was a mail server. */
export async function forgetMails(dataDir: string, address: string, which: 'to' | 'naming'): Promise<void> {
  const outbox = path.join(dataDir, 'outbox');
  const names = await readdir(outbox).catch(() => []);
  for (const name of names) {
    const file = path.join(outbox, name);
    const mail = await readFile(file, 'utf8').catch(() => '');
    const searched = which === 'to' ? (/^To: .*$/m.exec(mail)?.[0] ?? '') : mail;
    if (namesIn(searched).has(address.toLowerCase())) await rm(file, { force: true });
  }
}

/** Whole addresses: those of others may end or begin like it. */
function namesIn(mail: string): ReadonlySet<string> {
  const found = mail.toLowerCase().match(/(?<![^\s<>()[\]",;:])[^\s<>()[\]",;:@]+@[^\s<>()[\]",;:]+/g) ?? [];
  return new Set(found.map((address) => address.replace(/(?<![.!?])[.!?]+$/, '')));
}
