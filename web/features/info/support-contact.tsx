import { Fragment, type ReactElement, type ReactNode } from 'react';
import { href, Link } from 'react-router';
import type { Brand } from '#core/brand/brand.ts';
import { findSetting } from '#core/brand/find-setting.ts';
import { FactList } from '#web/ui/fact-list.tsx';

const external = 'text-link font-[560] text-ink wrap-anywhere';

/** The ways to reach whoever runs this site; only those that are set. */
export function SupportContact({ brand }: { readonly brand: Brand }): ReactElement {
  const { support_email: email, phone, address, website_url: website } = brand;
  const ways: readonly (readonly [name: string, value: ReactNode] | null)[] = [
    [
      'Email',
      <a key="email" href={`mailto:${email}`} className={external}>
        {email}
      </a>,
    ],
    brand.zendesk_key
      ? [
          'Chat',
          <Link key="chat" to={href('/chat')} className={external}>
            Chat with us
          </Link>,
        ]
      : null,
    phone
      ? [
          'Phone',
          <a key="phone" href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={external}>
            {phone}
          </a>,
        ]
      : null,
    ['Hours', findSetting(brand, 'business_hours')],
    ['Address', address],
    website
      ? [
          'Website',
          <a key="website" href={website} rel="noreferrer" className={external}>
            {website.replace(/^https?:\/\//, '')}
          </a>,
        ]
      : null,
  ];
  return (
    <FactList className="gap-y-2">
      {ways.map((way) =>
        way?.[1] ? (
          <Fragment key={way[0]}>
            <dt className="text-ink-3">{way[0]}</dt>
            <dd className="whitespace-pre-line text-ink">{way[1]}</dd>
          </Fragment>
        ) : null,
      )}
    </FactList>
  );
}
