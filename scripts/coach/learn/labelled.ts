import { z } from 'zod';
import type { QuestionKind } from '#core/coach/score/score-answer.ts';
import type { TurnRubric } from '#core/coach/score/turns/turn-features.ts';
import { readLabelled } from '../labelled.ts';

export type Grade = 'strong' | 'medium' | 'weak' | 'paraphrase' | 'revision' | 'padded';

export interface LabelledAnswer {
  readonly author: string;
  readonly question: string;
  readonly kind: 'behavioural' | QuestionKind;
  readonly n: number;
  readonly grade: Grade;
  readonly answer: string;
  readonly good?: string;
  readonly vague?: string;
}

const readSets = <Row>(set: string) => readLabelled(set, z.looseObject({})) as unknown as (Row & { author: string })[];

export interface LabelledTurn {
  readonly author: string;
  readonly mode: TurnRubric;
  readonly n: number;
  readonly scene: string;
  readonly other: string;
  readonly grade: Grade;
  readonly turn: string;
}

export const readTurns = (): LabelledTurn[] => readSets<LabelledTurn>('turns');
export const readAnswers = (): LabelledAnswer[] => readSets<LabelledAnswer>('answers');

/** Texts on the same question or situation. */
export function byQuestion<Row extends { author: string; n: number }>(rows: readonly Row[]): Row[][] {
  return [...Map.groupBy(rows, ({ author, n }) => `${author} ${n}`).values()];
}
export const authorsOf = (rows: readonly { author: string }[]): string[] => [...new Set(rows.map(({ author }) => author))];
