import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Grade = 'strong' | 'medium' | 'weak' | 'paraphrase' | 'revision' | 'padded';

export interface LabelledAnswer {
  readonly author: string;
  readonly question: string;
  readonly n: number;
  readonly grade: Grade;
  readonly answer: string;
  readonly good?: string;
  readonly vague?: string;
}
export interface LabelledTurn {
  readonly author: string;
  readonly mode: 'networking' | 'managerial';
  readonly n: number;
  readonly scene: string;
  readonly other: string;
  readonly grade: Grade;
  readonly turn: string;
}

const FOLDER = path.join(import.meta.dirname, '../../../bench/labelled');

function readSets<Row>(folder: string): (Row & { author: string })[] {
  const place = path.join(FOLDER, folder);
  return readdirSync(place)
    .filter((file) => file.endsWith('.jsonl'))
    .toSorted()
    .flatMap((file) =>
      readFileSync(path.join(place, file), 'utf8')
        .trim()
        .split('\n')
        .map((line) => ({ ...(JSON.parse(line) as Row), author: path.basename(file, '.jsonl') })),
    );
}

export const readAnswers = (): LabelledAnswer[] => readSets<LabelledAnswer>('answers');
export const readTurns = (): LabelledTurn[] => readSets<LabelledTurn>('turns');

/** Texts on the same question or situation. */
export function byQuestion<Row extends { author: string; n: number; mode?: string }>(rows: readonly Row[]): Row[][] {
  return [...Map.groupBy(rows, ({ author, n, mode }) => `${author} ${mode} ${n}`).values()];
}
export const authorsOf = (rows: readonly { author: string }[]): string[] => [...new Set(rows.map(({ author }) => author))];
