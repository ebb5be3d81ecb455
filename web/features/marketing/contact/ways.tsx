import type { ReactElement, ReactNode } from 'react';
import { href } from 'react-router';
import type { Brand } from '#core/brand/brand.ts';
import { findSetting } from '#core/brand/find-setting.ts';

const LINK = 'text-link font-[560]';

/** The ways to reach whoever runs this site; only those that are set. */
export function Ways({ brand }: { readonly brand: Brand }): ReactElement {
  const hours = findSetting(brand, 'business_hours');
  return (
    <dl className="mt-9 max-w-132 border-y-[1.5px] border-ink">
      <Way name="Email">
        <a href={`mailto:${brand.support_email}`} className={LINK}>
          {brand.support_email}
        </a>
      </Way>
      {brand.phone ? (
        <Way name="Phone">
          <a href={`tel:${brand.phone.replaceAll(/[^+\d]/g, '')}`} className={LINK}>
            {brand.phone}
          </a>
        </Way>
      ) : null}
      {brand.zendesk_key === null ? null : (
        <Way name="Chat">
          <a href={href('/chat')} className={LINK}>
            Chat with us
          </a>
        </Way>
      )}
      {hours ? <Way name="Business hours">{hours}</Way> : null}
      {brand.address ? <Way name="Address">{brand.address}</Way> : null}
      {brand.website_url ? (
        <Way name="Website">
          <a href={brand.website_url} rel="noopener" className={LINK}>
            {brand.website_url.replace(/^https?:\/\//, '').replace(/\/$/, '')}
          </a>
        </Way>
      ) : null}
    </dl>
  );
}

function Way({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <div className="grid gap-x-6 border-t border-line py-3.5 first:border-t-0 sm:grid-cols-[8rem_1fr] lg:max-xl:grid-cols-1">
      <dt className="text-ink-3">{name}</dt>
      <dd className="text-lg whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  );
}
