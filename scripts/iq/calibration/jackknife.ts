const GROUPS = 5;

/** What an estimate would differ by from sample to sample: from leaving out one fifth of the sample after another. */
export function jackknife<Sample, Key extends string>(
  samples: readonly Sample[],
  estimate: (samples: readonly Sample[]) => Readonly<Record<Key, number>>,
): Record<Key, number> {
  const told = Array.from({ length: GROUPS }, (_, group) => estimate(samples.filter((__, i) => i % GROUPS !== group)));
  const keys = Object.keys(told[0] ?? {}) as Key[];
  return Object.fromEntries(
    keys.map((key) => {
      const mean = told.reduce((sum, one) => sum + one[key], 0) / GROUPS;
      return [key, Math.sqrt(((GROUPS - 1) / GROUPS) * told.reduce((sum, one) => sum + (one[key] - mean) ** 2, 0))];
    }),
  ) as Record<Key, number>;
}
