import type { Score } from './score-folder.ts';

export type Scores = Readonly<Record<string, Score>>;

const HEAD = ['| folder | mutants | killed | survived | not covered | score | |', '| --- | --: | --: | --: | --: | --: | --- |'];

export const percent = ({ killed, survived, uncovered }: Score): number => (100 * killed) / Math.max(1, killed + survived + uncovered);

/** Several folders as one; null while one of them is not measured. */
export function totalOf(scores: Scores, folders: readonly string[]): Score | null {
  const total = { killed: 0, survived: 0, uncovered: 0 };
  for (const folder of folders) {
    const score = scores[folder];
    if (!score) return null;
    total.killed += score.killed;
    total.survived += score.survived;
    total.uncovered += score.uncovered;
  }
  return total;
}

/** Folders that belong together, and the least score of all of them, in percent. */
export interface Top {
  readonly top: string;
  readonly folders: readonly string[];
  readonly floor: number;
}

export function formatTable(scores: Scores, tops: readonly Top[]): string {
  const lines = tops.flatMap(({ top, folders, floor }) => {
    const measured = folders.flatMap((folder) => (scores[folder] ? formatLine(`\`${folder}\``, scores[folder], '') : []));
    const total = totalOf(scores, folders);
    const verdict = total && `>= ${floor} %: ${percent(total) >= floor ? 'met' : '**missed**'}`;
    return total && verdict ? [...measured, formatLine(`all of \`${top}\``, total, verdict)] : measured;
  });
  return [...HEAD, ...lines].join('\n');
}

function formatLine(name: string, score: Score, verdict: string): string {
  const { killed, survived, uncovered } = score;
  return `| ${name} | ${killed + survived + uncovered} | ${killed} | ${survived} | ${uncovered} | ${percent(score).toFixed(1)} % | ${verdict} |`;
}

/** The scores of single folders in a table that was written before. */
export function parseTable(table: string): Scores {
  const lines = table.matchAll(/^\| `(?<folder>[^`]+)` \| \d+ \| (?<killed>\d+) \| (?<survived>\d+) \| (?<uncovered>\d+) \|/gm);
  return Object.fromEntries(
    [...lines].map(({ groups = {} }) => [
      groups['folder'],
      { killed: Number(groups['killed']), survived: Number(groups['survived']), uncovered: Number(groups['uncovered']) },
    ]),
  );
}
