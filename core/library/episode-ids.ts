import type { UnitSummary } from '#core/library/catalogue.ts';

/** The units of a work that sound, in order: what the player's queue takes. */
export function episodeIds(units: readonly UnitSummary[]): string[] {
  return units.filter(({ kind }) => kind === 'audio' || kind === 'video').map(({ id }) => id);
}
