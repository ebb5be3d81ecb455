/** Rows of one statement: more would exceed the number of parameters that a database takes. */
const BATCH = 100;

export function sliceRows<Row>(rows: readonly Row[]): Row[][] {
  const slices: Row[][] = [];
  for (let i = 0; i < rows.length; i += BATCH) slices.push(rows.slice(i, i + BATCH));
  return slices;
}
