import type { ReactElement } from 'react';
import { pageMeta } from '#web/page-meta.ts';
import { useBrand } from '#web/root-data.ts';
import { TextLink } from '#web/ui/button.tsx';
import { RunningText, type TextSection } from './running-text.tsx';

export const meta = pageMeta('Terms', 'What you may expect from this service, and what it expects from you.');

export default function Terms(): ReactElement {
  const { name, support_email: email } = useBrand();
  const sections: readonly TextSection[] = [
    {
      id: 'service',
      title: 'The service',
      text: (
        <p>
          {name} is a library for learning: courses, audiobooks, podcasts, video crash courses and ebooks, with a player that keeps your
          place. Parts that are still being built are marked as such and are not part of what is promised here.
        </p>
      ),
    },
    {
      id: 'account',
      title: 'Your account',
      text: (
        <p>
          You need a name, an email address and a password. Keep the password to yourself, and use an address that is yours. One account is
          for one person. You may stop using it at any time; to have it removed, write to{' '}
          <a className="text-link" href={`mailto:${email}`}>
            {email}
          </a>
          .
        </p>
      ),
    },
    {
      id: 'works',
      title: 'What you may do with the works',
      text: (
        <p>
          Listen to them, watch them and read them for yourself, and keep the files that are offered for download. Copying them for others,
          publishing them or selling them needs the leave of whoever holds the rights. Where a work names a licence of its own, that licence
          comes first.
        </p>
      ),
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      text: (
        <>
          <ul>
            <li>Do not try to get into accounts that are not yours.</li>
            <li>Do not load the service with automated requests, and do not copy the library in bulk.</li>
            <li>Do not use it to break the law.</li>
          </ul>
          <p>An account that does any of this can be closed. You are told why.</p>
        </>
      ),
    },
    {
      id: 'advice',
      title: 'No advice in place of a professional',
      text: (
        <p>
          The works share what others found useful. They are no medical, legal or financial advice. The coach is for practice; it is no
          therapy. A career assessment or an IQ Test, once open, will describe you on one day and with a margin; it is no diagnosis and no
          ground for a decision about you by others.
        </p>
      ),
    },
    {
      id: 'failure',
      title: 'If something fails',
      text: (
        <p>
          We work to keep the service up and your place safe, but we do not promise that it never stops or that a work never leaves the
          library. Nothing here limits rights that the law gives you and that cannot be given up.
        </p>
      ),
    },
    {
      id: 'payment',
      title: 'Plans and payment',
      text: (
        <p>
          Payment is not connected in this release and nothing is charged. The <TextLink to="/refund-policy">refund policy</TextLink> says
          what holds once it is.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      text: (
        <p>
          If these terms change in a way that matters to you, the change is announced here before it takes effect. If you do not agree, you
          may leave.
        </p>
      ),
    },
  ];
  return <RunningText title="Terms" lead={`What you may expect from ${name}, and what ${name} expects from you.`} sections={sections} />;
}
