import type { Pointers } from '#core/coach/plan/turn-plan.ts';
import type { BrandSource } from './brand-source.ts';

/** Where the operator points those to who need more than practice. */
export function readPointers(brand: BrandSource): Pointers {
  const { settings } = brand.forHost(undefined);
  const read = (key: string): string | null => settings.find((setting) => setting.key === key)?.value ?? null;
  return { emergency: read('emergency_pointer'), channel: read('harassment_channel') };
}
