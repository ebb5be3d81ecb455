/** A date or time of a manifest; without a zone it is UTC, so that every server reads the same moment. Null for none. */
export function toMilliseconds(moment: string | undefined): number | null {
  if (moment === undefined) return null;
  const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/i.test(moment);
  const ms = Date.parse(moment.includes('T') && !hasZone ? `${moment}Z` : moment);
  return Number.isFinite(ms) ? ms : null;
}
