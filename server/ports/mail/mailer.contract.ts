import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MailRefused, type Mail, type Mailer } from './mailer.ts';

export interface MailerUnderTest {
  mailer: Mailer;
  /** What has arrived, in the order of sending, line breaks as `\n` and none at the end. */
  arrived: () => Promise<Mail[]>;
  close: () => Promise<void>;
}

const MAIL: Mail = {
  from: { name: 'Cairn', address: 'help@example.org' },
  to: 'robin@example.org',
  subject: 'Your new password',
  text: 'Open this link:\n\nhttps://cairn.example/r?t=1',
};

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

    it('delivers a mail that is also a page', async () => {
      const mail = {
        ...MAIL,
        html: `<p>Open <a href="https://cairn.example/r?t=1">this</a></p>\n<p>${'Zoë & the stones. '.repeat(100)}</p>`,
      };
      await test.mailer.send(mail);
      expect(await test.arrived()).toEqual([mail]);
    });

    it('delivers letters of any language', async () => {
      const mail = {
        ...MAIL,
        from: { name: 'Wegmarke "Süd", <Zoë>', address: 'help@example.org' },
        subject: 'Grüße von den Steinen 🪨, und wieder, und noch einmal, weil es so schön war 🪨',
        text: 'Schön, dass du da bist.\n\n.\nこんにちは',
      };
      await test.mailer.send(mail);
      expect(await test.arrived()).toEqual([mail]);
    });

    it('says who is to be answered', async () => {
      const mail = { ...MAIL, replyTo: 'visitor@example.org' };
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
      ['an answer to an address with a header of its own', { replyTo: 'a@example.org\r\nBcc: b@example.org' }],
      ['a sender whose address is none', { from: { name: 'Cairn', address: 'help@example.org\r\nBcc: b@example.org' } }],
      ['a sender with a header of its own', { from: { name: 'Cairn\r\nBcc: b@example.org', address: 'help@example.org' } }],
      ['a subject with a header of its own', { subject: 'Hello\r\nBcc: b@example.org' }],
    ])('refuses %s and sends nothing', async (_, wrong) => {
      await expect(test.mailer.send({ ...MAIL, ...wrong })).rejects.toBeInstanceOf(MailRefused);
      expect(await test.arrived()).toEqual([]);
    });
  });
}
