import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import type { Brand } from '#core/brand/brand.ts';
import { findSetting } from '#core/brand/find-setting.ts';
import { useBrand } from '#web/root-data.ts';
import { PaymentMethods } from '#web/ui/drawn/payment-methods.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { COMPANY_LINKS, LEGAL_LINKS, PRODUCT_LINKS, type SiteLink } from './site-links.ts';

const FOOT_LINK = 'inline-flex min-h-8 items-center hover:underline underline-offset-4 pointer-coarse:min-h-11';

const thisYear = (): number => new Date().getFullYear();

/** Night in both themes. The player, when there is one, must not stand on its last line. */
export function SiteFooter(): ReactElement {
  const brand = useBrand();
  return (
    <footer className="night pt-12 pb-8 group-has-[.player]/site:pb-36">
      <div className="mx-auto max-w-360 px-5 md:px-12">
        <div className="grid grid-cols-2 gap-x-8 gap-y-10 border-t border-line pt-10 md:grid-cols-3 lg:grid-cols-[1.5fr_1fr_1fr_1.3fr]">
          <div className="max-lg:col-span-full">
            <Logo brand={brand} />
            <p className="mt-3 max-w-72 text-balance text-ink-2">{brand.tagline}</p>
            {brand.payments === 'none' ? null : <PaymentMethods isTest={brand.payments === 'test'} className="mt-6 max-w-full" />}
            {brand.payments === 'test' ? <p className="mt-1.5 text-sm text-ink-3">Payments here are in test mode</p> : null}
          </div>
          <Links title="Product" links={PRODUCT_LINKS} />
          <Links title="Company" links={COMPANY_LINKS} />
          <ContactBlock brand={brand} />
        </div>
        <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-1 text-sm text-ink-3">
          <p>
            © {thisYear()} {brand.name}
          </p>
          <nav aria-label="Legal">
            <ul className="flex flex-wrap gap-x-5">
              {LEGAL_LINKS.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className={FOOT_LINK}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}

function Links({ title, links }: { readonly title: string; readonly links: readonly SiteLink[] }): ReactElement {
  return (
    <nav aria-label={title}>
      <FootTitle>{title}</FootTitle>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={FOOT_LINK}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FootTitle({ children }: { readonly children: ReactNode }): ReactElement {
  return <h2 className="mb-2.5 font-ui text-sm font-semibold tracking-normal text-ink-3 [font-stretch:100%]">{children}</h2>;
}

function ContactBlock({ brand }: { readonly brand: Brand }): ReactElement {
  const hours = findSetting(brand, 'business_hours');
  return (
    <div className="min-w-0 max-md:col-span-full">
      <FootTitle>Contact</FootTitle>
      <address className="grid justify-items-start not-italic wrap-anywhere">
        <a href={`mailto:${brand.support_email}`} className={FOOT_LINK}>
          {brand.support_email}
        </a>
        {brand.zendesk_key ? (
          <Link to="/chat" className={FOOT_LINK}>
            Chat with us
          </Link>
        ) : null}
        {brand.phone ? (
          <a href={`tel:${brand.phone.replaceAll(/[^+\d]/g, '')}`} className={FOOT_LINK}>
            {brand.phone}
          </a>
        ) : null}
        {brand.website_url ? (
          <a href={brand.website_url} rel="noopener" className={FOOT_LINK}>
            {brand.website_url.replace(/^https?:\/\//, '').replace(/\/$/, '')}
          </a>
        ) : null}
        {brand.address ? <span className="py-1 whitespace-pre-line text-ink-2">{brand.address}</span> : null}
        {hours ? <span className="py-1 whitespace-pre-line text-ink-2">{hours}</span> : null}
      </address>
    </div>
  );
}
