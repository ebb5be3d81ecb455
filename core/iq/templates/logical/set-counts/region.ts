/** Whom one speaks of, by which of the sets they are in; sets are numbers. */
export type Group =
  | { readonly kind: 'all' }
  /** In each of `in` and none of `out`. */
  | { readonly kind: 'pattern'; readonly in: readonly number[]; readonly out: readonly number[] }
  | { readonly kind: 'exactly' | 'atLeast'; readonly sets: number };

/** Regions of the sets' diagram are numbered by bits: bit s is set where one is in set s. */
export function isInGroup(group: Group, region: number): boolean {
  const isIn = (set: number): boolean => ((region >> set) & 1) === 1;
  const sets = region.toString(2).replaceAll('0', '').length;
  switch (group.kind) {
    case 'all':
      return true;
    case 'pattern':
      return group.in.every(isIn) && !group.out.some(isIn);
    case 'exactly':
      return sets === group.sets;
    case 'atLeast':
      return sets >= group.sets;
  }
}
