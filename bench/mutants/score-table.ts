import type { Score } from './score-folder.ts';

export type Scores = Readonly<Record<string, Score>>;

const HEAD = ['| folder | mutants | killed | survived | not covered | score | |', '| --- | --: | --: | --: | --: | --: | --- |'];

export const percent = ({ killed, survived, uncovered }: Score): number => (100 * killed) / Math.max(1, killed + survived + uncovered);

/** All folders below `top` as one. */
export function totalOf(scores: Scores, top: string): Score {
  const below = Object.entries(scores).filter(([folder]) => `${folder}/`.startsWith(`${top}/`));
  const sum = (field: keyof Score) => below.reduce((total, [, score]) => total + score[field], 0);
  return { killed: sum('killed'), survived: sum('survived'), uncovered: sum('uncovered') };
}

/** @param floors the least score of a top folder, in percent */
export function formatTable(scores: Scores, floors: Readonly<Record<string, number>>): string {
  const lines = Object.entries(floors).flatMap(([top, floor]) => {
    const total = totalOf(scores, top);
    const verdict = percent(total) >= floor ? `>= ${floor} %: met` : `>= ${floor} %: **missed**`;
    const own = Object.entries(scores).filter(([folder]) => `${folder}/`.startsWith(`${top}/`));
    return [
      ...own.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([folder, score]) => formatLine(`\`${folder}\``, score, '')),
      formatLine(`all of \`${top}\``, total, verdict),
    ];
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
