import type { PlainDate } from '#core/plain-date.ts';
import { CARDS_A_DAY, type Review, type ReviewCard } from '#core/review/review.ts';
import { REVIEW_GRADES, type ReviewGrade } from '#core/review/grades.ts';
import type { Database } from '../../db/database.ts';
import type { House } from '../../house.ts';
import { askOnCard, findQuestion } from './asked-question.ts';
import { countDealt, countResting } from './deal-cards.ts';
import type { ReviewDay } from './review-day.ts';
import { Memory, outcomesOf } from './schedule.ts';
import { findNext, tallyCards } from './tally-cards.ts';
import { inTurn, visibleCards } from './visible-cards.ts';

type DealtRow = Awaited<ReturnType<typeof listDealt>>[number];

/** Today's review as it stands. */
export async function showReview(house: House, day: ReviewDay): Promise<Review> {
  const { db, longReads } = house;
  const { today, isOn } = day;
  if (!isOn) return { on: today, isOn, cards: [], doneToday: 0, waiting: 0, next: null, total: 0 };
  const [dealt, countOfDay, tally] = await Promise.all([readDealt(db, day), countDealt(db, day), tallyCards(longReads, day)]);
  // Where there is room, all that can be asked was dealt but what rests.
  const isFull = countOfDay >= CARDS_A_DAY || tally.waiting === 0;
  const waiting = isFull ? tally.waiting : await countResting(house, day, countOfDay > 0);
  return {
    ...{ on: today, isOn, ...dealt, waiting },
    next: await findNext(longReads, day, { ...tally, waiting }),
    total: tally.total,
  };
}

/** The cards of the day: those that are left, and how many are done. */
export async function readDealt(db: Database, day: ReviewDay): Promise<Pick<Review, 'cards' | 'doneToday'>> {
  const dealt = await listDealt(db, day);
  const left = dealt.filter(({ dueOn }) => dueOn <= day.today);
  return { cards: left.flatMap((row) => presentCard(row, day.today)), doneToday: dealt.length - left.length };
}

/** Those that did not come back to mind today once more at the end. */
async function listDealt(db: Database, day: ReviewDay) {
  const rows = await inTurn(visibleCards(db, day).where('card.dealtOn', '=', day.today))
    .select(['card.id', 'card.noteId', 'card.questionId', 'card.memory', 'card.dueOn', 'card.unitId'])
    .select((eb) =>
      eb
        .selectFrom('reviewAnswer')
        .whereRef('reviewAnswer.cardId', '=', 'card.id')
        .select(eb.fn.countAll<number>().as('graded'))
        .as('graded'),
    )
    .select(['note.quote', 'note.text', 'note.color', 'note.positionSec', 'note.locator'])
    .select(['unit.title as unitTitle', 'unit.quiz', 'item.id as itemId', 'item.kind', 'item.title'])
    .execute();
  const read = rows.map(({ memory, ...row }) => ({ ...row, memory: Memory.parse(JSON.parse(memory)) }));
  const isAgain = (row: { memory: Memory }) => row.memory?.reviewedOn === day.today;
  return [...read.filter((row) => !isAgain(row)), ...read.filter(isAgain)];
}

function presentCard(row: DealtRow, today: PlainDate): ReviewCard[] {
  const { id, unitId, unitTitle, itemId, kind, title, positionSec, locator } = row;
  const graded = Number(row.graded);
  const outcomes = outcomesOf(row.memory, today);
  const intervals = Object.fromEntries(REVIEW_GRADES.map((grade) => [grade, outcomes[grade].inDays])) as Record<ReviewGrade, number>;
  const origin = { unitId, unitTitle, work: { id: itemId, kind, title }, positionSec, locator };
  if (row.noteId !== null) {
    const { noteId, quote, text, color } = row;
    return [{ kind: 'note', id, noteId, quote, text, color, graded, origin, intervals }];
  }
  const question = findQuestion(row.quiz, row.questionId);
  return question ? [{ kind: 'question', id, question: askOnCard(question, id), graded, origin, intervals }] : [];
}
