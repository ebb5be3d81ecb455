import type { Brand } from './brand.ts';

/** Value of one of the brand's free settings, such as `business_hours`. */
export function findSetting(brand: Pick<Brand, 'settings'>, key: string): string | null {
  return brand.settings.find((setting) => setting.key === key)?.value ?? null;
}
