import type { Plan } from './brand.ts';

const INTERVAL: Record<Plan['interval'], string> = { month: 'a month', year: 'a year', once: 'once' };

/** "€9", "€9.50": cents only where there are any. */
export function formatPrice({ price, currency }: Pick<Plan, 'price' | 'currency'>): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(price);
}

/** How often it is paid; nothing for what costs nothing. */
export function formatInterval({ price, interval }: Pick<Plan, 'price' | 'interval'>): string {
  return price === 0 ? '' : INTERVAL[interval];
}
