import type { ReactElement, ReactNode } from 'react';
import type { Brand } from '#core/brand/brand.ts';
import { findSetting } from '#core/brand/find-setting.ts';
import { pageMeta } from '#web/page-meta.ts';
import { useBrand } from '#web/root-data.ts';
import { TextLink } from '#web/ui/button.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { OCCASIONS, mailTo } from './contact/occasions.ts';
import { SplitPage } from './page.tsx';

export const meta = pageMeta('Contact', 'How to reach us, and when.');

const LINK = 'text-link font-[560]';

export default function Contact(): ReactElement {
  const brand = useBrand();
  return (
    <SplitPage title="Contact" lead="Questions, mistakes you found, things you miss: write to us." aside={<Ways brand={brand} />}>
      <section aria-labelledby="occasions" className="lg:pt-3">
        <SectionHead id="occasions" title="What helps us to answer" rule className="mb-1" />
        <ul className="divide-y divide-line">
          {OCCASIONS.map((occasion) => (
            <li key={occasion.name} className="grid gap-x-6 gap-y-1 py-5 sm:grid-cols-[minmax(0,1fr)_auto]">
              <h3>{occasion.name}</h3>
              <p className="max-w-(--measure) text-ink-2 sm:row-start-2">{occasion.say}</p>
              <a
                href={mailTo(brand.support_email, occasion)}
                aria-label={`Write an email: ${occasion.name}`}
                className="text-link inline-flex min-h-11 items-center justify-self-start text-sm font-[560] sm:row-span-2 sm:self-center"
              >
                Write this email
              </a>
            </li>
          ))}
        </ul>
        <p className="border-t border-line pt-5 text-ink-2">
          The links open your own mail program with these questions in the message. Some are answered at once under{' '}
          <TextLink to="/faq">FAQ</TextLink>.
        </p>
      </section>
    </SplitPage>
  );
}

/** The ways to reach whoever runs this site; only those that are set. */
function Ways({ brand }: { readonly brand: Brand }): ReactElement {
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
