export interface Sender {
  name: string;
  address: string;
}

export interface Mail {
  /** The same whenever it is sent again, so that mailboxes drop the copy: letters, digits and hyphens. */
  id?: string;
  /** The id of whose account it is about. It is not sent; where mails are kept, it says which go with the account. */
  accountId?: string;
  from: Sender;
  /** One address. */
  to: string;
  /** Who is answered, where it is not who sends: one address. */
  replyTo?: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** The same as a page, for mail programs that show one. */
  html?: string;
}

/** Sends mail: `smtp-mailer.ts` by a mail server; `outbox-mailer.ts` keeps it in `DATA_DIR/outbox`. */
export interface Mailer {
  /** What it is given stays on this machine. */
  readonly keeps?: true;
  /**
   * Resolves once the mail is in safe hands.
   * @throws {MailRefused} when it can never be sent; any other failure may pass
   */
  send(mail: Mail): Promise<void>;
}

/** A mail that no mail server would take. */
export class MailRefused extends Error {}

/** A machine wrote it (RFC 3834): who is away does not answer it. */
export const AUTO_SUBMITTED = { name: 'Auto-Submitted', value: 'auto-generated' } as const;

const ONE_ADDRESS = /^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/;

/** What an address, a name or a subject may not hold: a line break would begin a header of its own. */
export function refuseUnsendable({ from, to, replyTo = to, subject }: Mail): void {
  for (const address of [from.address, to, replyTo])
    if (!ONE_ADDRESS.test(address)) throw new MailRefused(`${JSON.stringify(address)} is not one address.`);
  for (const [what, line] of [
    ['sender', from.name],
    ['subject', subject],
  ] as const)
    if (/[\p{Cc}\u2028\u2029]/u.test(line)) throw new MailRefused(`The ${what} holds a line break or another control character.`);
}
