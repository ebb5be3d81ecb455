import type { ReactElement } from 'react';
import { pageMeta } from '#web/page-meta.ts';
import { useBrand } from '#web/root-data.ts';
import { RunningText, type TextSection } from './running-text.tsx';

export const meta = pageMeta('Refund policy', 'Nothing is charged in this release. What holds once payment opens.');

export default function RefundPolicy(): ReactElement {
  const { name, support_email: email } = useBrand();
  const sections: readonly TextSection[] = [
    {
      id: 'today',
      title: 'Today',
      text: <p>Payment is not connected. {name} asks for no card and takes no money, whatever plan you look at.</p>,
    },
    {
      id: 'later',
      title: 'Once payment opens',
      text: (
        <>
          <ul>
            <li>You may change your mind within 14 days of paying and get the whole amount back. You need give no reason.</li>
            <li>You may stop a plan at any time. It stays open until the end of the time you have paid for.</li>
            <li>If something you paid for did not work and we could not mend it, you get back what you paid for the time it failed.</li>
            <li>Money goes back the way it came.</li>
          </ul>
          <p>Your account, your place and your favorites stay when a plan ends.</p>
        </>
      ),
    },
    {
      id: 'how',
      title: 'How to ask',
      text: (
        <p>
          Write to{' '}
          <a className="text-link" href={`mailto:${email}`}>
            {email}
          </a>{' '}
          from the address of your account and name the plan. Rights that the law gives you hold beside this page.
        </p>
      ),
    },
  ];
  return (
    <RunningText title="Refund policy" lead="Nothing is charged in this release, so there is nothing to refund." sections={sections} />
  );
}
