import type { ReactElement } from 'react';
import { readLegalFacts } from '#core/brand/legal-facts.ts';
import { countOf } from '#core/words.ts';
import { pageMeta } from '#web/page-meta.ts';
import { useBrand } from '#web/root-data.ts';
import { TextLink } from '#web/ui/button.tsx';
import { ContactLink, LEGAL_CHANGED_ON, SupportMail } from './legal-parts.tsx';
import { RunningText, type TextSection } from './running-text.tsx';

export const meta = pageMeta('Refund policy', 'When you get your money back, how to stop a plan, and how to ask.');

export default function RefundPolicy(): ReactElement {
  const { refundDays } = readLegalFacts(useBrand());
  return (
    <RunningText
      title="Refund policy"
      lead="When you get your money back, how to stop a plan, and how to ask."
      sections={[refundSection(refundDays), ...SECTIONS]}
      changedOn={LEGAL_CHANGED_ON}
    />
  );
}

function refundSection(days: number): TextSection {
  return {
    id: 'refund',
    title: 'Changing your mind',
    text: (
      <>
        <p>
          {days === 0
            ? 'What was paid is not given back only because you change your mind.'
            : `Within ${countOf(days, 'day')} of a payment you may change your mind and get the whole of it back. You need give no reason.`}
        </p>
        <p>Where the law gives you more time or more rights than this page, the law holds.</p>
      </>
    ),
  };
}

const SECTIONS: readonly TextSection[] = [
  {
    id: 'cancel',
    title: 'Stopping a plan',
    text: (
      <p>
        You stop a plan under <TextLink to="/profile">Profile</TextLink>, at any time and without writing to anybody. It stays open until
        the end of the time you have paid for, nothing is charged after that, and until then you can take the plan up again. Your account
        stays, and so do your place in every work, your notes and your history.
      </p>
    ),
  },
  {
    id: 'failure',
    title: 'If something did not work',
    text: (
      <p>
        If something you paid for failed and we could not mend it, you get back what you paid for the time it failed. If you were charged by
        mistake, or twice, you get all of that back.
      </p>
    ),
  },
  {
    id: 'how',
    title: 'How to ask',
    text: (
      <>
        <p>
          Write under <ContactLink /> or to <SupportMail />, from the address of your account, with the number of the receipt. Your receipts
          stand under <TextLink to="/profile">Profile</TextLink>.
        </p>
        <p>Money goes back the way it came. How many days that takes is up to your bank or card company.</p>
      </>
    ),
  },
  {
    id: 'test-mode',
    title: 'Test mode',
    text: (
      <p>
        Where whoever runs this site has set up no payment provider, paid plans cannot be bought, or are taken in a test mode. The payment
        page says which; in test mode no real card is asked for, no money moves, and there is nothing to give back.
      </p>
    ),
  },
];
