import type { Learner } from '#core/account/learner.ts';
import type { Brand } from '#core/brand/brand.ts';
import type { House } from '../../../house.ts';
import type { Addressed } from '../../../letters/send-letter.ts';

/** The last mail. Where mails are only kept there is none: it would be what stays of them. */
export function writeGoodbye({ mailer }: House, { email }: Learner, brand: Brand): Addressed | null {
  if (mailer.keeps) return null;
  const letter = {
    subject: `Your ${brand.name} account is deleted`,
    text: ['Your account and everything in it are gone. Nothing more will come to this address.'],
    small: ['If it was not you who deleted it, somebody knows your password. Change it wherever else you use it.'],
  };
  return { to: email, brand, letter };
}
