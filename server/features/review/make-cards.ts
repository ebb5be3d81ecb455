import { sql, type Transaction } from 'kysely';
import { addDays } from '#core/plain-date.ts';
import { keyOfQuestion, lastMarks, StoredMarks, type LastMark, type MarkedSheet } from '#core/review/last-marks.ts';
import type { Database } from '../../db/database.ts';
import { keepStatement } from '../../db/kept-statement.ts';
import type { ReviewCardTable } from '../../db/tables/study.ts';
import type { Tables } from '../../db/tables/tables.ts';
import { uuidv7 } from '../../db/uuid.ts';
import type { ReviewDay } from './review-day.ts';
import { Memory, outcomesOf } from './schedule.ts';

/** Cards made at one asking; who brings more finds the rest at the next. */
const MAX_MADE = 500;
/** The newest sheets of answers that are looked at: nobody hands in more between two looks at the review. */
const MAX_SHEETS = 300;

type CardRow = ReviewCardTable;
type Made = Pick<CardRow, 'unitId' | 'noteId' | 'questionId' | 'attemptAt'> & { readonly at: number };

/** Cards of what was marked, noted and missed since the last look; each is due the day after. Nobody else needs to know of cards. */
export async function makeCards(db: Database, day: ReviewDay): Promise<void> {
  const [notes, sheets] = await Promise.all([listFreshNotes(db, day), listFreshSheets(db, day)]);
  if (notes.length + sheets.length === 0) return;
  const { missed, moved } = await listAnswered(db, day, sheets);
  const made = [...notes, ...missed].slice(0, MAX_MADE);
  await db.transaction().execute(async (trx) => {
    if (made.length > 0)
      await trx
        .insertInto('reviewCard')
        .values(made.map((card) => toRow(card, day)))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    for (const { id, attemptAt, ...change } of moved)
      await trx
        .updateTable('reviewCard')
        .set({ attemptAt, ...change })
        .where('id', '=', id)
        .where('attemptAt', '<', attemptAt)
        .execute();
    const noteIds = notes.flatMap(({ noteId }) => noteId ?? []);
    if (noteIds.length > 0) await trx.updateTable('note').set({ isCarded: 1 }).where('id', 'in', noteIds).execute();
    // Those that miss more than there is room for come again.
    if (notes.length + missed.length <= MAX_MADE) await passSheets(trx, day, sheets);
  });
}

const toRow = ({ at, ...source }: Made, { userId, now, toDay }: ReviewDay): CardRow => ({
  ...{ id: uuidv7(now), userId, ...source },
  ...{ memory: JSON.stringify(null), dueOn: addDays(toDay(at), 1), dealtOn: null, removedAt: null, createdAt: now },
});

const freshNotes = keepStatement((db, { userId }: Pick<ReviewDay, 'userId'>) =>
  db
    .selectFrom('note')
    .where('userId', '=', userId)
    .where('isCarded', '=', sql.lit(0))
    .where(({ eb, or }) => or([eb('quote', 'is not', null), eb('text', 'is not', null)]))
    .orderBy('createdAt')
    .limit(MAX_MADE)
    .select(['id', 'unitId', 'createdAt']),
);

/** Bookmarks have nothing to remember. */
async function listFreshNotes(db: Database, { userId }: ReviewDay): Promise<Made[]> {
  const notes = await freshNotes(db, { userId });
  return notes.map(({ id, unitId, createdAt }) => ({ unitId, noteId: id, questionId: null, attemptAt: null, at: createdAt }));
}

/** Questions that were missed the last time and have no card yet, and cards of questions that were answered again in their quiz. */
async function listAnswered(db: Database, day: ReviewDay, sheets: readonly MarkedSheet[]) {
  const marks = lastMarks(sheets);
  const unitIds = [...new Set(marks.map(({ unitId }) => unitId))];
  const cards = new Map((await listQuestionCards(db, day, unitIds)).map((card) => [keyOfQuestion(card), card]));
  const missed = marks
    .filter((mark) => !mark.correct && !cards.has(keyOfQuestion(mark)))
    .map(({ unitId, questionId, at }): Made => ({ unitId, noteId: null, questionId, attemptAt: at, at }));
  const moved = marks.flatMap((mark) => {
    const card = cards.get(keyOfQuestion(mark));
    return card && mark.at > card.attemptAt ? [{ id: card.id, attemptAt: mark.at, ...afterQuiz(card.memory, mark, day) }] : [];
  });
  return { missed, moved };
}

/** An answer in the quiz counts as one in the review; what was missed comes back the day after. */
function afterQuiz(stored: string, { correct, at }: LastMark, { toDay }: ReviewDay) {
  const on = toDay(at);
  const { memory, dueOn } = outcomesOf(Memory.parse(JSON.parse(stored)), on)[correct ? 'good' : 'again'];
  return { memory: JSON.stringify(memory), dueOn: correct ? dueOn : addDays(on, 1) };
}

const freshSheets = keepStatement((db, { userId }: Pick<ReviewDay, 'userId'>) =>
  db
    .selectFrom('quizAttempt')
    .where('userId', '=', userId)
    .where('isCarded', '=', sql.lit(0))
    .orderBy('at', 'desc')
    .limit(MAX_SHEETS)
    .select(['id', 'unitId', 'at', 'marks']),
);

async function listFreshSheets(db: Database, { userId }: ReviewDay): Promise<(MarkedSheet & { id: string })[]> {
  const sheets = await freshSheets(db, { userId });
  return sheets.map(({ marks, ...sheet }) => ({ ...sheet, marks: StoredMarks.parse(JSON.parse(marks)) }));
}

/** With those before them, which nobody looks at any more. */
async function passSheets(
  trx: Transaction<Tables>,
  { userId }: ReviewDay,
  sheets: readonly (MarkedSheet & { id: string })[],
): Promise<void> {
  const oldest = sheets.at(-1);
  if (!oldest) return;
  const ids = sheets.map(({ id }) => id);
  await trx
    .updateTable('quizAttempt')
    .set({ isCarded: 1 })
    .where('userId', '=', userId)
    .where('isCarded', '=', sql.lit(0))
    .where(({ eb, or }) => or([eb('id', 'in', ids), eb('at', '<', oldest.at)]))
    .execute();
}

function listQuestionCards(db: Database, { userId }: ReviewDay, unitIds: readonly string[]) {
  return db
    .selectFrom('reviewCard')
    .where('userId', '=', userId)
    .where('unitId', 'in', unitIds)
    .where('questionId', 'is not', null)
    .where('attemptAt', 'is not', null)
    .select(['id', 'unitId', 'questionId', 'attemptAt', 'memory'])
    .$narrowType<{ questionId: string; attemptAt: number }>()
    .execute();
}
