import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** In a kept mail: the id of whose account it is about. */
export const ACCOUNT_HEADER = 'X-Account';

export interface Forgotten {
  accountId: string;
  address: string;
  /** `to`: of those that do not say whose they are, only what went to the address. `naming`: whatever names it. */
  which: 'to' | 'naming';
}

/** Deletes the kept mails about an account, whatever their addresses, and those to its address or that name it, also from before there was a mail server. */
export async function forgetMails(dataDir: string, { accountId, address, which }: Forgotten): Promise<void> {
  const outbox = path.join(dataDir, 'outbox');
  const names = await readdir(outbox).catch(() => []);
  for (const name of names) {
    const file = path.join(outbox, name);
    const mail = await readFile(file, 'utf8').catch(() => '');
    const searched = which === 'to' ? (readHeader(mail, 'To') ?? '') : mail;
    if (readHeader(mail, ACCOUNT_HEADER) === accountId || namesIn(searched).has(address.toLowerCase())) await rm(file, { force: true });
  }
}

/** What somebody wrote into the text of a mail is no header of it. */
function readHeader(mail: string, name: string): string | undefined {
  const [head = ''] = mail.split(/\r?\n\r?\n/, 1);
  const line = head.split(/\r?\n/).find((one) => one.startsWith(`${name}: `));
  return line?.slice(name.length + 2).trim();
}

/** Whole addresses: those of others may end or begin like it. */
function namesIn(mail: string): ReadonlySet<string> {
  const found = mail.toLowerCase().match(/(?<![^\s<>()[\]",;:])[^\s<>()[\]",;:@]+@[^\s<>()[\]",;:]+/g) ?? [];
  return new Set(found.map((address) => address.replace(/(?<![.!?])[.!?]+$/, '')));
}
