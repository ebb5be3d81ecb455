import type { Pointers } from '#core/coach/plan/turn-plan.ts';
import type { House } from '../../house.ts';

/** Where the operator points those to who need more than practice. */
export function readPointers(house: House): Pointers {
  const { settings } = house.brand.forHost(undefined);
  const read = (key: string): string | null => settings.find((setting) => setting.key === key)?.value ?? null;
  return { emergency: read('emergency_pointer'), channel: read('harassment_channel') };
}
