import type { Brand } from './brand.ts';
import { findSetting } from './find-setting.ts';

const REFUND_DAYS = 14;
const MOST_REFUND_DAYS = 365;

/** Who is behind a site, as its legal pages say it. What the brand does not say is null. */
export interface LegalFacts {
  /** The person or company that runs the site; the brand's name where no other is said. */
  operator: string;
  /** Whose law holds, such as "Ireland". */
  jurisdiction: string | null;
  vatId: string | null;
  /** Where the operator is registered, and as what. */
  register: string | null;
  /** Days after a payment in which the whole of it is given back. */
  refundDays: number;
}

export function readLegalFacts(brand: Pick<Brand, 'name' | 'settings'>): LegalFacts {
  const days = Number(findSetting(brand, 'refund_days')?.trim() || NaN);
  return {
    operator: findSetting(brand, 'legal_name') ?? brand.name,
    jurisdiction: findSetting(brand, 'jurisdiction'),
    vatId: findSetting(brand, 'vat_id'),
    register: findSetting(brand, 'register'),
    refundDays: Number.isInteger(days) && days >= 0 && days <= MOST_REFUND_DAYS ? days : REFUND_DAYS,
  };
}
