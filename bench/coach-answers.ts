import { placeOf } from '#core/coach/score/linear.ts';
import { bandAt, bestUnit, isSure } from '#core/coach/score/score-answer.ts';
import { readUnits } from '#core/coach/score/units.ts';
import { authorsOf, byQuestion, readAnswers, type Grade, type LabelledAnswer } from '#scripts/coach/learn/labelled.ts';
import { featuresOf, isHit, learnAll, placesHeldOut } from '#scripts/coach/learn/learn-answers.ts';
import { spreadOf } from '#scripts/coach/learn/learn-weights.ts';

/* How the coach scores answers of an author from whom it has learned nothing: each author is left out once, of the cuts between bands too. */

const BANDS = ['not_yet', 'forming', 'solid', 'strong'] as const;
type Counts = readonly [hits: number, of: number];

const answers = readAnswers();
const tables = authorsOf(answers).map((author) => {
  const others = answers.filter((row) => row.author !== author);
  return {
    author,
    figures: judge(
      answers.filter((row) => row.author === author),
      others,
    ),
  };
});
const names = Object.keys(tables[0]?.figures ?? {});
console.log(`| author left out | ${tables.map(({ author }) => author).join(' | ')} | all |\n| --- |${' --- |'.repeat(tables.length + 1)}`);
for (const name of names) {
  const counts = tables.map(({ figures }) => figures[name] ?? [0, 0]);
  const all: Counts = [counts.reduce((sum, [hits]) => sum + hits, 0), counts.reduce((sum, [, of]) => sum + of, 0)];
  console.log(`| ${name} | ${counts.map(([hits, of]) => `${hits}/${of}`).join(' | ')} | ${Math.round((100 * all[0]) / all[1])}% |`);
}

function judge(rows: readonly LabelledAnswer[], others: readonly LabelledAnswer[]): Record<string, Counts> {
  const { answer, cuts, probe, praise } = learnAll(others, placesHeldOut(others));
  const place = new Map(rows.map((row) => [row, placeOf(featuresOf(row), answer)]));
  const questions = byQuestion(rows).map((group) => new Map(group.map((row) => [row.grade, row])));
  const at = (question: ReadonlyMap<Grade, LabelledAnswer>, grade: Grade): number => {
    const row = question.get(grade);
    return row ? (place.get(row) ?? 0) : Number.NaN;
  };
  const band = (question: ReadonlyMap<Grade, LabelledAnswer>, grade: Grade) => BANDS.indexOf(bandAt(at(question, grade), cuts));
  const of = (some: typeof questions, holds: (question: ReadonlyMap<Grade, LabelledAnswer>) => boolean): Counts => [
    some.filter(holds).length,
    some.length,
  ];
  const more = questions.filter((question) => question.has('paraphrase'));
  const spans = (grade: Grade, label: 'good' | 'vague', weights: typeof probe): Counts => {
    const labelled = rows.filter((row) => row.grade === grade && row[label] !== undefined);
    const hits = labelled.filter((row) => {
      const units = readUnits(row.answer);
      const other = label === 'good' ? bestUnit(units, probe) : null;
      const unit = bestUnit(units, weights, (one) => one !== other);
      return unit !== null && isHit(unit, row.answer, row[label] ?? '');
    });
    return [hits.length, labelled.length];
  };
  const spread = spreadOf([...place.values()]).spread;
  return {
    'strong over weak': of(questions, (one) => at(one, 'strong') > at(one, 'weak')),
    'strong over medium': of(questions, (one) => at(one, 'strong') > at(one, 'medium')),
    'medium over weak': of(questions, (one) => at(one, 'medium') > at(one, 'weak')),
    'revision over medium': of(more, (one) => at(one, 'revision') > at(one, 'medium')),
    'padding not up': of(more, (one) => at(one, 'padded') <= at(one, 'medium')),
    'paraphrase within half a spread': of(more, (one) => Math.abs(at(one, 'paraphrase') - at(one, 'medium')) < spread / 2),
    'paraphrase in another band': of(more, (one) => band(one, 'paraphrase') !== band(one, 'medium')),
    'strong in a higher band than medium': of(questions, (one) => band(one, 'strong') > band(one, 'medium')),
    'medium in a higher band than weak': of(questions, (one) => band(one, 'medium') > band(one, 'weak')),
    'strong in the top band': of(questions, (one) => band(one, 'strong') === 3),
    'medium in the top band': of(questions, (one) => band(one, 'medium') === 3),
    'weak in the top band': of(questions, (one) => band(one, 'weak') === 3),
    'strong or mended, worth less without the last unit': (() => {
      const whole = rows.filter(({ grade }) => grade === 'strong' || grade === 'revision');
      const down = whole.filter((row) => {
        const answerCut = row.answer.slice(0, readUnits(row.answer).at(-1)?.start).trim();
        return placeOf(featuresOf({ ...row, answer: answerCut }), answer) < (place.get(row) ?? 0);
      });
      return [down.length, whole.length];
    })(),
    'said to be sure': [rows.filter((row) => isSure(place.get(row) ?? 0, cuts)).length, rows.length],
    'probe on the vague stretch, medium': spans('medium', 'vague', probe),
    'probe on the vague stretch, strong': spans('strong', 'vague', probe),
    'praise on the good stretch, medium': spans('medium', 'good', praise),
    'praise on the good stretch, strong': spans('strong', 'good', praise),
  };
}
