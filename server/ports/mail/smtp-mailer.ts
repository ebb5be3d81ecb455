import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { AUTO_SUBMITTED, MailRefused, refuseUnsendable, type Mailer } from './mailer.ts';

interface SmtpSettings {
  /** `smtp://` or, encrypted from the first byte, `smtps://`, with user and password. */
  url: string;
  /** Sends instead of the mail's own sender, who is answered to. */
  fromAddress?: string | undefined;
  /** How long to wait before each further try. */
  waitsMs?: readonly number[];
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };
/** A server that is restarted, or takes strangers only at their second try, is back by then. */
const WAITS_MS = [1000, 5000, 30_000];

/** What passes, where the server has not said a word. */
const PASSING = new Set(['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS']);

/** Hands mail to a mail server. */
export function createSmtpMailer({ url, fromAddress, waitsMs = WAITS_MS }: SmtpSettings): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  const trySending = async (message: Parameters<typeof transport.sendMail>[0], waits: readonly number[]): Promise<void> => {
    try {
      await transport.sendMail(message);
    } catch (error) {
      const failure = readFailure(error);
      const [waitMs, ...later] = waits;
      if (!failure.mayPass || waitMs === undefined) throw failure.error;
      await wait(waitMs);
      await trySending(message, later);
    }
  };
  return {
    async send(mail) {
      refuseUnsendable(mail);
      const { from, to, replyTo, subject, text, html } = mail;
      const answered = replyTo ?? (fromAddress === undefined || fromAddress === from.address ? undefined : from);
      await trySending(
        {
          from: { name: from.name, address: fromAddress ?? from.address },
          ...(answered === undefined ? {} : { replyTo: answered }),
          to,
          subject,
          text,
          ...(html === undefined ? {} : { html }),
          headers: { [AUTO_SUBMITTED.name]: AUTO_SUBMITTED.value },
        },
        waitsMs,
      );
    },
  };
}

/** Whether to try again, and an error that tells the operator enough. Not nodemailer's own, which holds what was said to the server. */
function readFailure(error: unknown): { mayPass: boolean; error: Error } {
  const { code = '', responseCode, message } = error as { code?: string; responseCode?: number; message: string };
  if (responseCode === undefined) return { mayPass: PASSING.has(code), error: new Error(`The mail server cannot be reached: ${message}`) };
  if (responseCode < 500) return { mayPass: true, error: new Error(`The mail server will not take mail now: ${message}`) };
  const isOfMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  const said = `The mail server refuses: ${message}`;
  return { mayPass: false, error: isOfMail ? new MailRefused(said) : new Error(said) };
}
