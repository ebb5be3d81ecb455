import type { ReactElement } from 'react';
import type { Brand } from '#core/brand/brand.ts';
import { findSetting } from '#core/brand/find-setting.ts';

export interface LogoProps {
  /** A mark of its own replaces the stones; one that holds the name replaces that, too. */
  readonly brand: Pick<Brand, 'name' | 'logo_url' | 'settings'>;
  /** Edge length of the stones in px. */
  readonly size?: number;
}

export function Logo({ brand, size }: LogoProps): ReactElement {
  const { name, logo_url: logoUrl } = brand;
  const hidesName = logoUrl && /^(yes|true|on)$/.test(findSetting(brand, 'logo_holds_name') ?? '');
  return (
    <span className="inline-flex items-center gap-2 text-ink">
      {logoUrl ? <img src={logoUrl} alt="" className="h-7.5 max-w-40 flex-none object-contain" /> : <StoneMark size={size} />}
      <span
        className={
          hidesName
            ? 'sr-only'
            : 'line-clamp-2 font-display text-[1.4rem]/[1.1] font-[720] tracking-[-0.02em] wrap-anywhere [font-stretch:88%]'
        }
      >
        {name}
      </span>
    </span>
  );
}

/** Three stones, the top one in the accent. */
export function StoneMark({ size = 30 }: { readonly size?: number | undefined }): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="flex-none fill-current">
      <path d="M3.4 25.3C3.4 22.2 8 20.7 16.2 20.7c8 0 12.6 1.5 12.6 4.5 0 3-4.8 4.1-12.8 4.1-7.8 0-12.6-.9-12.6-4Z" />
      <path d="M7.6 15.9c.1-2.9 3.9-3.9 9.9-3.9 5.6 0 8.4 1.3 8.2 4-.2 2.5-3.6 3.3-8.9 3.3-5.6 0-9.3-.6-9.2-3.4Z" />
      <path
        className="fill-accent"
        d="M10.7 7.2c.2-3.1 2.5-4.6 5.4-4.5 3.2.1 5.1 1.9 4.9 4.6-.2 2.5-2.3 3.4-5.2 3.4-3.1 0-5.3-.6-5.1-3.5Z"
      />
    </svg>
  );
}
