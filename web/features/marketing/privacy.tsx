import type { ReactElement } from 'react';
import type { Brand } from '#core/brand/brand.ts';
import { readLegalFacts } from '#core/brand/legal-facts.ts';
import { pageMeta } from '#web/page-meta.ts';
import { useBrand } from '#web/root-data.ts';
import { TextLink } from '#web/ui/button.tsx';
import { ContactLink, LEGAL_CHANGED_ON, Operator, SupportMail } from './legal-parts.tsx';
import { BROWSER_SECTIONS } from './privacy/browser-sections.tsx';
import { KEPT_SECTIONS } from './privacy/kept-sections.tsx';
import { passedOnSection } from './privacy/passed-on-section.tsx';
import { RunningText, type TextSection } from './running-text.tsx';

export const meta = pageMeta('Privacy', 'What is stored about you, why, for how long, and how to take it along or have it deleted.');

export default function Privacy(): ReactElement {
  const brand = useBrand();
  return (
    <RunningText
      title="Privacy"
      lead="What is stored about you, why, for how long, and how to take it along or have it deleted."
      sections={[inShort(brand), OPERATOR, ...KEPT_SECTIONS, ...BROWSER_SECTIONS, passedOnSection(brand), ...yourSections(brand)]}
      changedOn={LEGAL_CHANGED_ON}
    />
  );
}

function inShort({ name }: Brand): TextSection {
  return {
    id: 'in-short',
    title: 'In short',
    text: (
      <p>
        {name} stores what it needs to let you in, to keep your place and to give back what you wrote. There are no trackers, no advertising
        and no analytics, and by themselves these pages load nothing from other companies. What is stored you can take along and delete
        yourself.
      </p>
    ),
  };
}

const OPERATOR: TextSection = {
  id: 'operator',
  title: 'Who is responsible',
  text: (
    <>
      <Operator />
      <p>
        Reasons, where a law asks for them: to give you what you signed up for; for payments and receipts, duties of the law; to keep the
        service safe from abuse, our interest in that; and where you are asked, your consent, which you can take back.
      </p>
    </>
  ),
};

function yourSections(brand: Brand): readonly TextSection[] {
  const { jurisdiction } = readLegalFacts(brand);
  return [
    {
      id: 'export',
      title: 'Taking it along',
      text: (
        <p>
          Under <TextLink to="/profile">Profile</TextLink> you download all that is kept of you in one file, to read and for other programs.
          What is in it stands in the file itself. Secrets such as the form of your password are left out.
        </p>
      ),
    },
    {
      id: 'deletion',
      title: 'Deleting your account',
      text: (
        <>
          <p>
            Under <TextLink to="/profile">Profile</TextLink> you delete your account, at once and for good: all that is listed under “With
            an account”, the messages from your address, and your plan, which is stopped first. Links to your certificates lead nowhere from
            then on.
          </p>
          <p>
            Copies that were made for safety before keep it until they are replaced. A payment provider keeps what the law makes it keep.
          </p>
        </>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights',
      text: (
        <p>
          You may ask what is stored about you, have it put right, have a copy of it, and have it deleted. Most of it you do yourself under
          Profile; for the rest write under <ContactLink /> or to <SupportMail />. You may also turn to the data protection authority where
          you live{jurisdiction ? `, or to that of ${jurisdiction}` : ''}.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      text: (
        <p>When something new is stored or passed on, it is said here before it begins, and asked of you where it needs your consent.</p>
      ),
    },
  ];
}
