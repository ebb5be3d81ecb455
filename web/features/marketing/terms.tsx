import type { ReactElement } from 'react';
import { readLegalFacts } from '#core/brand/legal-facts.ts';
import { pageMeta } from '#web/page-meta.ts';
import { useBrand } from '#web/root-data.ts';
import { TextLink } from '#web/ui/button.tsx';
import { ContactLink, LEGAL_CHANGED_ON, Operator } from './legal-parts.tsx';
import { RunningText, type TextSection } from './running-text.tsx';

export const meta = pageMeta('Terms', 'What you may expect from this service, and what it expects from you.');

export default function Terms(): ReactElement {
  const brand = useBrand();
  return (
    <RunningText
      title="Terms"
      lead={`What you may expect from ${brand.name}, and what ${brand.name} expects from you.`}
      sections={[serviceSection(brand.name), ...SECTIONS, lawSection(readLegalFacts(brand).jurisdiction), CHANGES]}
      changedOn={LEGAL_CHANGED_ON}
    />
  );
}

function serviceSection(name: string): TextSection {
  return {
    id: 'service',
    title: 'The service',
    text: (
      <p>
        {name} is a library for learning: courses, audiobooks, podcasts, video crash courses and ebooks, with a player and a reader that
        keep your place, a coach to practise with, a career assessment and an IQ test. With an account you use them on any device with a
        current browser.
      </p>
    ),
  };
}

const SECTIONS: readonly TextSection[] = [
  { id: 'operator', title: 'Who runs it', text: <Operator /> },
  {
    id: 'account',
    title: 'Your account',
    text: (
      <>
        <p>
          You need a name and an email address, and a password, a passkey or, where it is offered, an account at Google. Keep what lets you
          in to yourself, and use an address that is yours. One account is for one person.
        </p>
        <p>
          You may delete it at any time under <TextLink to="/profile">Profile</TextLink>; what is deleted with it stands under{' '}
          <TextLink to="/privacy#deletion">Privacy</TextLink>.
        </p>
      </>
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
    id: 'yours',
    title: 'What you write',
    text: (
      <p>
        Your notes, your answers and your conversations stay yours. They are used to give you the service and for nothing else. You may take
        all of it with you at any time.
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
        <p>An account that does any of this can be closed. You are told why, and get back what you have paid for the time that is left.</p>
      </>
    ),
  },
  {
    id: 'advice',
    title: 'No advice in place of a professional',
    text: (
      <p>
        The works share what others found useful. They are no medical, legal or financial advice. The coach is for practice; it is no
        therapy. A career assessment goes by what you say on one day. The IQ test is for adults; its score is an estimate with a range, from
        one sitting, and is not normed on a sample of people. Neither is a diagnosis, nor a ground for others to decide about you.
      </p>
    ),
  },
  {
    id: 'payment',
    title: 'Plans and payment',
    text: (
      <>
        <p>
          What a plan costs and opens stands under <TextLink to="/plans">Plans</TextLink>. A plan by the month or the year is charged again
          at the end of each, until you stop it under <TextLink to="/profile">Profile</TextLink>; then it stays open until the end of what
          is paid. When a payment fails, you are told by email and have some days to put it right before the plan ends. A price that changes
          does not change what you have paid for.
        </p>
        <p>
          The <TextLink to="/refund-policy">refund policy</TextLink> says when you get money back.
        </p>
      </>
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
];

function lawSection(jurisdiction: string | null): TextSection {
  return {
    id: 'law',
    title: 'Law',
    text: (
      <p>
        {jurisdiction
          ? `The law of ${jurisdiction} holds. If you use the service as a consumer and live elsewhere, you keep the protection that your own law gives you.`
          : 'The law holds of the place where whoever runs this service is at home. If you use it as a consumer and live elsewhere, you keep the protection that your own law gives you.'}{' '}
        If something is wrong, write to us first, under <ContactLink />.
      </p>
    ),
  };
}

const CHANGES: TextSection = {
  id: 'changes',
  title: 'Changes',
  text: (
    <p>
      If these terms change in a way that matters to you, the change is announced here before it takes effect. If you do not agree, you may
      leave.
    </p>
  ),
};
