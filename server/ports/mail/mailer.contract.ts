import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MailRefused, type Mail, type Mailer } from './mailer.ts';

export interface MailerUnderTest {
  mailer: Mailer;
  /** What has arrived, in the order of sending, line breaks as `\n`. */
  arrived: () => Promise<Mail[]>;
  close: () => Promise<void>;
}

const MAIL: Mail = { to: 'robin@example.org', subject: 'Your new password', text: 'Open this link:\n\nhttps://cairn.example/r?t=1\n' };

/** What every mailer keeps to. */
export function testMailer(name: string, open: () => Promise<MailerUnderTest>): void {
  describe(`${name}, as a mailer`, () => {
    let test: MailerUnderTest;
    beforeEach(async () => {
      test = await open();
    });
    afterEach(() => test.close());

    it('delivers a mail as it was written', async () => {
      await test.mailer.send(MAIL);
      expect(await test.arrived()).toEqual([MAIL]);
    });

    it('delivers letters of any language', async () => {
      const mail = { ...MAIL, subject: 'Grüße von den Steinen 🪨', text: 'Schön, dass du da bist.\n\n.\nこんにちは' };
      await test.mailer.send(mail);
      expect(await test.arrived()).toEqual([mail]);
    });

    it('delivers many at once, each for itself', async () => {
      const mails = Array.from({ length: 20 }, (_, n) => ({ ...MAIL, to: `learner-${n}@example.org` }));
      await Promise.all(mails.map((mail) => test.mailer.send(mail)));
      expect((await test.arrived()).map(({ to }) => to).toSorted()).toEqual(mails.map(({ to }) => to).toSorted());
    });

    it.each<[string, Partial<Mail>]>([
      ['two addresses', { to: 'a@example.org, b@example.org' }],
      ['an address with a header of its own', { to: 'a@example.org\r\nBcc: b@example.org' }],
      ['no address', { to: 'robin' }],
      ['a subject with a header of its own', { subject: 'Hello\r\nBcc: b@example.org' }],
    ])('refuses %s and sends nothing', async (_, wrong) => {
      await expect(test.mailer.send({ ...MAIL, ...wrong })).rejects.toBeInstanceOf(MailRefused);
      expect(await test.arrived()).toEqual([]);
    });
  });
}
