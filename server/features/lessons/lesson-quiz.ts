import type { Learner } from '#core/account/learner.ts';
import { Quiz, type AskedQuiz, type QuizMarking, type QuizQuestion } from '#core/library/quiz.ts';
import { askQuestion, askQuiz, type Asking } from '#core/library/quiz/ask-quiz.ts';
import { findMistakes } from '#core/library/quiz/check-sheet.ts';
import { markQuestion, markQuiz, type Answers } from '#core/library/quiz/mark-quiz.ts';
import { FINISHED, type PlaceReport } from '#core/progress/place.ts';
import type { UnitRow } from '../../catalogue/units.ts';
import type { House } from '../../house.ts';
import { Problem } from '../../http/problem.ts';
import { savePlace } from '../progress/queries.ts';
import { addAttempt, findQuizRecords, listRecentMarks } from './queries.ts';

/** So many questions of earlier checks does the last one of a course ask again. */
const MAX_RECALLED = 2;
const NO_RECORD = { record: { attempts: 0, bestFraction: null, passed: false }, nextRound: 0 };

const NOT_ASKED_YET = { path: 'round', message: 'This round is not asked yet. Load the lesson again.' };
/** What was right has been told: the same round would prove nothing. */
const alreadyMarked = (): Problem =>
  new Problem(
    'changed_elsewhere',
    'These questions were marked before, here or on another device. Load the lesson again: it asks differently.',
  );

/** A question of an earlier check. Its id has the unit's before it, which tells it from those of this quiz. */
interface Recallable {
  readonly question: QuizQuestion;
  /** Title of that check. */
  readonly from: string;
}

/** The quiz of a lesson, as one learner meets it. */
export interface LessonQuiz {
  readonly unit: UnitRow;
  readonly quiz: Quiz;
  readonly learner: Learner;
  /** By id; only in the last check of a course. */
  readonly recallable: ReadonlyMap<string, Recallable>;
}

/** Null for a lesson without a quiz. `units` are those of its course. */
export function openQuiz(learner: Learner, unit: UnitRow, units: readonly UnitRow[]): LessonQuiz | null {
  if (unit.quiz === null) return null;
  return { unit, learner, quiz: parseQuiz(unit.quiz), recallable: listRecallable(unit, units) };
}

const parseQuiz = (json: string): Quiz => Quiz.parse(JSON.parse(json));

function listRecallable(unit: UnitRow, units: readonly UnitRow[]): Map<string, Recallable> {
  const checks = units.filter(({ quiz }) => quiz !== null);
  if (checks.at(-1)?.id !== unit.id) return new Map();
  return new Map(
    checks.slice(0, -1).flatMap(({ id, title, quiz }) =>
      parseQuiz(quiz ?? '').questions.map((question): [string, Recallable] => {
        const recalledId = `${id}/${question.id}`;
        return [recalledId, { question: { ...question, id: recalledId }, from: title }];
      }),
    ),
  );
}

const askAs = ({ learner, unit }: LessonQuiz, round: number): Asking => ({ round, seed: `${learner.id} ${unit.id}` });
/** What was missed comes back in other words, where there are any. */
const recallAs = (asking: Asking): Asking => ({ ...asking, round: asking.round + 1 });

/** The quiz for the learner's next round, and what they made of it so far. */
export async function askNext(house: House, lesson: LessonQuiz) {
  const { record, nextRound } = await findRecord(house, lesson);
  const asking = askAs(lesson, nextRound);
  const asked = askQuiz(lesson.quiz, asking);
  const recalled = await findMissed(house, lesson);
  const again = recalled.map(({ question, from }) => ({ ...askQuestion(question, recallAs(asking)), from }));
  return { quiz: { ...asked, questions: [...asked.questions, ...again] } satisfies AskedQuiz, record };
}

async function findRecord(house: House, { learner, unit }: LessonQuiz) {
  return (await findQuizRecords(house, learner.id, [unit.id])).get(unit.id) ?? NO_RECORD;
}

/** Those of earlier checks that were wrong when they were last answered, there or here. */
async function findMissed(house: House, { learner, unit, recallable }: LessonQuiz): Promise<Recallable[]> {
  if (recallable.size === 0) return [];
  const unitIds = [unit.id, ...[...recallable.keys()].map((id) => id.slice(0, id.indexOf('/')))];
  const last = new Map<string, boolean>();
  for (const { unitId, questionId, correct } of await listRecentMarks(house, learner.id, [...new Set(unitIds)])) {
    const id = unitId === unit.id ? questionId : `${unitId}/${questionId}`;
    if (!last.has(id)) last.set(id, correct);
  }
  return [...recallable.values()].filter(({ question }) => last.get(question.id) === false).slice(0, MAX_RECALLED);
}

/** What a quiz that was passed makes of its place: the page reports the time at it. */
const passedAt = (observedMs: number): PlaceReport => ({ ...FINISHED, observedMs });

/**
 * Marks a sheet of the round that is asked next and keeps it. Questions of earlier checks are marked and do not count.
 * @throws {Problem} 422 when it does not fit what was asked, 409 when its round was marked before
 */
export async function markSheet(house: House, lesson: LessonQuiz, answers: Answers, sentRound: number | undefined): Promise<QuizMarking> {
  const { quiz, recallable, unit, learner } = lesson;
  const { nextRound } = await findRecord(house, lesson);
  const round = sentRound ?? nextRound;
  if (round < nextRound) throw alreadyMarked();
  if (round > nextRound) throw new Problem('invalid_fields', undefined, { errors: [NOT_ASKED_YET] });
  const asking = askAs(lesson, round);
  const asked = askQuiz(quiz, asking).questions;
  const own = new Set(asked.map(({ id }) => id));
  // Whichever were missed when it was asked: meanwhile another device may have answered them.
  const recalled = Object.keys(answers).flatMap((id) => (own.has(id) ? [] : (recallable.get(id)?.question ?? [])));
  const errors = findMistakes([...asked, ...recalled.map((question) => askQuestion(question, recallAs(asking)))], answers);
  if (errors.length > 0) throw new Problem('invalid_fields', undefined, { errors });

  const marking = markQuiz(quiz, asking, answers);
  const again = recalled.map((question) => markQuestion(question, recallAs(asking), answers[question.id]));
  const whole = { ...marking, marks: [...marking.marks, ...again] };
  const isKept = await addAttempt(house, { userId: learner.id, unitId: unit.id, itemId: unit.itemId, round }, whole);
  // Otherwise two sheets at once would both be marked, and the second one could be written from the first one's marks.
  if (!isKept) throw alreadyMarked();
  if (marking.passed) await savePlace(house, learner.id, { id: unit.id, itemId: unit.itemId, itemKind: 'course' }, passedAt(house.now()));
  return whole;
}
