export interface Mail {
  /** One address. */
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
}

/** Sends mail. `outbox-mailer.ts` keeps it in `DATA_DIR/outbox`; one for SMTP goes beside it. Nothing sends mail yet: the first that does gets a mailer from the `House`. */
export interface Mailer {
  /**
   * Resolves once the mail is in safe hands.
   * @throws {MailRefused} when it can never be sent; any other failure may pass
   */
  send(mail: Mail): Promise<void>;
}

/** A mail that no mail server would take. */
export class MailRefused extends Error {}

/** What an address or a subject may not hold: a line break would begin a header of its own. */
export function refuseUnsendable({ to, subject }: Mail): void {
  if (!/^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/.test(to)) throw new MailRefused(`${JSON.stringify(to)} is not one address.`);
  if (/[\p{Cc}\u2028\u2029]/u.test(subject)) throw new MailRefused('The subject holds a line break or another control character.');
}
