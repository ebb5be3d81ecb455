import type { ReactElement, ReactNode } from 'react';
import { findSetting } from '#core/brand/find-setting.ts';
import { pageMeta } from '#web/page-meta.ts';
import { useBrand } from '#web/root-data.ts';
import { Page } from './page.tsx';

export const meta = pageMeta('Contact', 'How to reach us, and when.');

export default function Contact(): ReactElement {
  const brand = useBrand();
  const hours = findSetting(brand, 'business_hours');
  return (
    <Page title="Contact" lead="Questions, mistakes you found, things you miss: write to us." width="text">
      <dl className="border-y-[1.5px] border-ink">
        <Line name="Email">
          <a href={`mailto:${brand.support_email}`} className="text-link font-[560]">
            {brand.support_email}
          </a>
        </Line>
        {brand.phone ? (
          <Line name="Phone">
            <a href={`tel:${brand.phone.replaceAll(/[^+\d]/g, '')}`} className="text-link font-[560]">
              {brand.phone}
            </a>
          </Line>
        ) : null}
        {hours ? <Line name="Business hours">{hours}</Line> : null}
        {brand.address ? <Line name="Address">{brand.address}</Line> : null}
        {brand.website_url ? (
          <Line name="Website">
            <a href={brand.website_url} rel="noopener" className="text-link font-[560]">
              {brand.website_url.replace(/^https?:\/\//, '').replace(/\/$/, '')}
            </a>
          </Line>
        ) : null}
      </dl>
      <p className="mt-6 text-ink-2">
        The email address opens your own mail program. If you write about something that did not work, say which page it was and what you
        expected.
      </p>
    </Page>
  );
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <div className="grid gap-x-6 border-t border-line py-3.5 first:border-t-0 sm:grid-cols-[10rem_1fr]">
      <dt className="text-ink-3">{name}</dt>
      <dd className="text-lg whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  );
}
