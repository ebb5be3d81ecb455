import type { z } from 'zod';
import type { AnswerFormat } from '#core/iq/item/presentation.ts';
import { readAnswer } from '#core/iq/item/read-answer.ts';
import { isRapid } from '#core/iq/report/rapid.ts';
import type { NextItem, ResponseInput } from '#core/iq/sitting/sitting.ts';
import type { House } from '../../house.ts';
import { Problem } from '../../http/problem.ts';
import { finishSitting } from './finish-sitting.ts';
import { planNext } from './plan-item.ts';
import { presentProgress } from './present.ts';
import { listResponses, type ResponseRow, type SittingRow } from './queries.ts';
import { remake } from './remake.ts';

type Answer = z.output<typeof ResponseInput> & { readonly device: string };
type Answered = Pick<ResponseRow, 'answeredAt' | 'answer' | 'outcome' | 'isRapid' | 'isDescribed' | 'timeSpentMs' | 'device'>;

const answeredElsewhere = (): Problem =>
  new Problem('changed_elsewhere', 'This item is not the one to be answered any more. Read the sitting again.');

/**
 * Keeps an answer and asks the next item. Right and wrong answers go the same way.
 * @throws {Problem}
 */
export async function answerItem(house: House, sitting: SittingRow, answer: Answer): Promise<NextItem> {
  if (sitting.finishedAt !== null) throw new Problem('changed_elsewhere', 'This sitting has ended.');
  const rows = await listResponses(house.db, sitting.id);
  const open = rows.find(({ id }) => id === answer.itemId);
  if (!open) throw new Problem('not_found');
  if (open.answeredAt !== null) throw answeredElsewhere();
  const made = await remake(house, open);
  if (!made) throw answeredElsewhere();
  const answered = gradeAnswer(open, sitting, answer, readTyped(made.presentation.format, answer.answer), house.now());
  const all = rows.map((row) => (row === open ? { ...row, ...answered } : row));
  const next = await planNext(house, sitting, all);
  await house.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('iqResponse')
      .set(answered)
      .where('id', '=', open.id)
      .where('answeredAt', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw answeredElsewhere();
    if (next) await trx.insertInto('iqResponse').values(next.row).execute();
    else await finishSitting(trx, sitting, all, house.now());
  });
  return { item: next?.served ?? null, progress: presentProgress(sitting, all) };
}

/** @throws {Problem} where it cannot be read */
export function readTyped(format: AnswerFormat, typed: string | null): string | null {
  if (typed === null) return null;
  const read = readAnswer(format, typed);
  if (!read.isReadable) throw new Problem('invalid_fields', undefined, { errors: [{ path: 'answer', message: read.message }] });
  return read.answer;
}

function gradeAnswer(
  { template, level, key, servedAt }: ResponseRow,
  { allowsCalibration }: SittingRow,
  { timeSpentMs: claimedMs, isDescribed, device }: Answer,
  answer: string | null,
  now: number,
): Answered {
  // The browser knows when the item was in view, the server how long it can have been at most: a browser may claim anything.
  const timeSpentMs = Math.min(claimedMs, Math.max(0, now - servedAt));
  const isGuess = answer !== null && isRapid(template, level, timeSpentMs / 1000);
  const graded = answer === key ? 'right' : 'wrong';
  return {
    answeredAt: now,
    answer,
    outcome: answer === null || isGuess ? 'omitted' : graded,
    isRapid: isGuess ? 1 : 0,
    isDescribed: isDescribed ? 1 : 0,
    timeSpentMs,
    device: allowsCalibration === 1 ? device : null,
  };
}
