/** Rows of which none shares a test or a place with another, so that each is judged by tests of its own. */
export function dealBatches<Row>(rows: readonly Row[], areApart: (one: Row, other: Row) => boolean): Row[][] {
  const batches: Row[][] = [];
  for (const row of rows) {
    const batch = batches.find((others) => others.every((other) => areApart(row, other)));
    if (batch) batch.push(row);
    else batches.push([row]);
  }
  return batches;
}

/**
 * In which rounds each row of a batch is broken. No row's rounds are all among those of another: a test that fails in
 * exactly the rounds of its row fails by that row's mutant and by none of the others.
 */
export function dealRounds(rows: number): number[][] {
  let rounds = 1;
  while (choicesOf(rounds) < rows) rounds += 1;
  return chooseFrom(
    Array.from({ length: rounds }, (_, round) => round),
    Math.floor(rounds / 2),
  ).slice(0, rows);
}

const choicesOf = (rounds: number): number => {
  let choices = 1;
  for (let i = 1; i <= Math.floor(rounds / 2); i += 1) choices = (choices * (rounds - i + 1)) / i;
  return choices;
};

function chooseFrom(all: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return all.flatMap((first, i) => chooseFrom(all.slice(i + 1), count - 1).map((rest) => [first, ...rest]));
}
