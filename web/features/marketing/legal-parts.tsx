import type { ReactElement } from 'react';
import { readLegalFacts } from '#core/brand/legal-facts.ts';
import { useBrand } from '#web/root-data.ts';
import { TextLink } from '#web/ui/button.tsx';

/** The day on which terms, privacy and refund policy were last changed. */
export const LEGAL_CHANGED_ON = '2026-11-24';

/** Who is behind the site, as far as the brand says. */
export function Operator(): ReactElement {
  const brand = useBrand();
  const { operator, register, vatId } = readLegalFacts(brand);
  return (
    <p className="whitespace-pre-line">
      {[operator, brand.address, register, vatId ? `VAT ID ${vatId}` : null].filter(Boolean).join('\n')}
      {brand.phone ? `\n${brand.phone}` : null}
      {'\n'}
      <SupportMail />
    </p>
  );
}

export function SupportMail(): ReactElement {
  const { support_email: email } = useBrand();
  return (
    <a className="text-link" href={`mailto:${email}`}>
      {email}
    </a>
  );
}

export function ContactLink(): ReactElement {
  return <TextLink to="/contact">Contact</TextLink>;
}
