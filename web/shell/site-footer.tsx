import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import type { Brand } from '#core/brand/brand.ts';
import { findSetting } from '#core/brand/find-setting.ts';
import { useBrand } from '#web/root-data.ts';
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
            <Logo brandName={brand.name} logoUrl={brand.logo_url} />
            <p className="mt-3 max-w-72 text-ink-2">{brand.tagline}</p>
            <CardShapes className="mt-6" />
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

/* Plain card shapes: marks of card companies may not be drawn without their leave. */
function CardShapes({ className }: { readonly className?: string }): ReactElement {
  return (
    <svg viewBox="0 0 132 28" width="132" height="28" role="img" aria-label="Payment methods: cards" fill="none" className={className}>
      {[0, 46, 92].map((x, i) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <rect x="0.75" y="0.75" width="38.5" height="26.5" rx="3" strokeWidth="1.5" className="fill-sheet stroke-line-2" />
          {i === 0 ? <path d="M1 8.5h38" strokeWidth="4" className="stroke-ink-3" /> : null}
          {i === 1 ? <path d="M6 6.5h8v6H6z" className="fill-ink-3" /> : null}
          {i === 2 ? (
            <path
              d="M30.5 18a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM35 18a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z"
              strokeWidth="1.25"
              className="stroke-ink-3"
            />
          ) : null}
          <path d="M6 20.5h11" strokeWidth="1.75" className="stroke-ink-3" />
        </g>
      ))}
    </svg>
  );
}
