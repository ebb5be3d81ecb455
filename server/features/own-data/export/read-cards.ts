import { Quiz } from '#core/library/quiz.ts';
import type { Entry, Row } from './present-row.ts';
import type { Reading } from './reading.ts';

interface Card {
  readonly unitId: string;
  readonly noteId: string | null;
  readonly questionId: string | null;
}

/** What cards and answers of some rows are about: questions and notes in their words, which ids alone would not tell. */
export async function readCards({ db }: Reading, rows: readonly Row[]): Promise<(entry: Entry) => Entry> {
  const idsOf = (of: readonly Row[], name: string): string[] => [
    ...new Set(of.flatMap((row) => (typeof row[name] === 'string' ? row[name] : []))),
  ];
  const cards = await db
    .selectFrom('reviewCard')
    .select(['id', 'unitId', 'noteId', 'questionId'])
    .where('id', 'in', idsOf(rows, 'cardId'))
    .execute();
  const asking = [...rows.filter((row) => 'marks' in row || 'questionId' in row), ...cards] as readonly Row[];
  if (asking.length === 0) return (entry) => entry;
  const quizzes = await db.selectFrom('unit').select(['id', 'quiz']).where('id', 'in', idsOf(asking, 'unitId')).execute();
  const notes = await db.selectFrom('note').select(['id', 'quote', 'text']).where('id', 'in', idsOf(asking, 'noteId')).execute();
  const questions = new Map(
    quizzes.flatMap(({ id, quiz }) => readQuestions(quiz).map((question) => [`${id} ${question.id}`, question.text])),
  );
  const words = new Map(notes.map(({ id, quote, text }) => [id, quote ?? text]));
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  const tell = ({ unitId, questionId, noteId }: Card) =>
    questionId === null ? { noteWords: words.get(noteId ?? '') ?? null } : { question: questions.get(`${unitId} ${questionId}`) ?? null };
  return (entry) => {
    const { marks, unitId, cardId } = entry;
    if (Array.isArray(marks))
      return {
        ...entry,
        marks: marks.map((mark: { questionId: string }) => ({ ...mark, question: questions.get(`${unitId} ${mark.questionId}`) })),
      };
    const card = cardId === undefined ? (entry as unknown as Card) : cardOf.get(String(cardId));
    return card && 'questionId' in card ? { ...entry, ...tell(card) } : entry;
  };
}

function readQuestions(quiz: string | null) {
  return quiz === null ? [] : (Quiz.safeParse(JSON.parse(quiz)).data?.questions ?? []);
}
