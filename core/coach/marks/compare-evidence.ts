import type { Evidence, Evaluation } from '../evaluation.ts';
import { foundInOne } from '../score/turns/compare-turns.ts';
import { describeChange, type ChangeLine } from './describe-change.ts';
import { rubricRows, type RubricRow } from './rubric-rows.ts';

export interface EvaluatedAttempt {
  readonly id: string;
  readonly evaluation: Evaluation | null;
}

/** What is different between two attempts: the rows to light in either text, and what came and went. */
export interface EvidenceChange {
  readonly before: readonly RubricRow[];
  readonly after: readonly RubricRow[];
  readonly lines: readonly ChangeLine[];
}

/** Null when one of the two was not scored, so that nothing can be said. */
export function compareEvidence(first: EvaluatedAttempt, later: EvaluatedAttempt): EvidenceChange | null {
  const [then, now] = [first.evaluation, later.evaluation];
  if (then === null || now === null || then.refused !== null || now.refused !== null) return null;
  // The evaluation's own comparison also counts, but it is with the first attempt alone.
  const { gained, lost } = now.compare?.firstMessageId === first.id ? now.compare : foundInOne(then, now);
  const [before, after] = [rubricRows(then), rubricRows(now)];
  const changed = new Set([...gained, ...lost]);
  return {
    before: onlyNew(before, after, changed),
    after: onlyNew(after, before, changed),
    lines: describeChange(now, { gained, lost }),
  };
}

/** The rows that changed, each with the words that the other attempt has not. */
function onlyNew(rows: readonly RubricRow[], others: readonly RubricRow[], changed: ReadonlySet<string>): RubricRow[] {
  return rows
    .filter(({ id }) => changed.has(id))
    .flatMap((row) => {
      const known = new Set(others.find(({ id }) => id === row.id)?.feature.evidence.map(wording));
      const evidence = row.feature.evidence.filter((one) => !known.has(wording(one)));
      return evidence.length === 0 ? [] : [{ ...row, feature: { ...row.feature, evidence } }];
    });
}

const wording = ({ quote }: Evidence): string => quote.trim().toLowerCase();
