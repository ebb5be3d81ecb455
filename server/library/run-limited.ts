/** Maps with at most `limit` running at a time; results in the order of the list. */
export async function mapLimited<T, R>(list: readonly T[], limit: number, run: (entry: T, index: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const work = async () => {
    while (next < list.length) {
      const index = next++;
      results[index] = await run(list[index] as T, index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, list.length) }, work));
  return results;
}
