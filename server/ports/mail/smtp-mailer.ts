import { createTransport } from 'nodemailer';
import { AUTO_SUBMITTED, MailRefused, refuseUnsendable, type Mailer } from './mailer.ts';

interface SmtpSettings {
  /** `smtp://` or, encrypted from the first byte, `smtps://`, with user and password. */
  url: string;
  /** Sends instead of the mail's own sender, who is answered to. */
  fromAddress?: string | undefined;
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };
/** Hands mail to a mail server. */
export function createSmtpMailer({ url, fromAddress }: SmtpSettings): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  const secrets = listSecrets(url);
  return {
    async send(mail) {
      refuseUnsendable(mail);
      const { id, from, to, replyTo, subject, text, html } = mail;
      const address = fromAddress ?? from.address;
      const answered = replyTo ?? (fromAddress === undefined || fromAddress === from.address ? undefined : from);
      const message = {
        ...(id === undefined ? {} : { messageId: `<${id}@${address.split('@').at(-1)}>` }),
        from: { name: from.name, address },
        ...(answered === undefined ? {} : { replyTo: answered }),
        to,
        subject,
        text,
        ...(html === undefined ? {} : { html }),
        headers: { [AUTO_SUBMITTED.name]: AUTO_SUBMITTED.value },
      };
      await transport.sendMail(message).catch((error: unknown) => {
        throw explain(error, secrets);
      });
    },
  };
}

/** What a server is told to log in, in every form, the longest first: some say it back where they refuse it. */
function listSecrets(url: string): string[] {
  const { username, password } = new URL(url);
  if (username === '' && password === '') return [];
  const [user, pass] = [decodePart(username), decodePart(password)];
  // Without the marks at its end, which may be missing.
  const said = [user, pass, `\0${user}\0${pass}`].map((text) => Buffer.from(text).toString('base64').replaceAll('=', ''));
  return [username, password, user, pass, ...said].filter((secret) => secret !== '').sort((a, b) => b.length - a.length);
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** An error that tells the operator enough. Not nodemailer's own, which holds what was said to the server. */
function explain(error: unknown, secrets: readonly string[]): Error {
  const { code, responseCode, message: told } = error as { code?: string; responseCode?: number; message: string };
  const message = secrets.reduce((text, secret) => text.replaceAll(secret, '…'), told);
  if (responseCode === undefined) return new Error(`The mail server cannot be reached: ${message}`);
  if (responseCode < 500) return new Error(`The mail server will not take mail now: ${message}`);
  const said = `The mail server refuses: ${message}`;
  return code === 'EENVELOPE' || code === 'EMESSAGE' ? new MailRefused(said) : new Error(said);
}
