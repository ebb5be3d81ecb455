import { placeOf } from '#core/coach/score/linear.ts';
import { bandAt, bestUnit, isSure } from '#core/coach/score/score-answer.ts';
import { readUnits } from '#core/coach/score/units.ts';
import { placeOfTurn } from '#core/coach/score/turns/score-turn.ts';
import {
  authorsOf,
  byQuestion,
  readAnswers,
  readTurns,
  type Grade,
  type LabelledAnswer,
  type LabelledTurn,
} from '#scripts/coach/learn/labelled.ts';
import { featuresOf, isHit, learnAll, placesHeldOut } from '#scripts/coach/learn/learn-answers.ts';
import { featuresOf as turnFeaturesOf, learnAllTurns, turnsHeldOut } from '#scripts/coach/learn/learn-turns.ts';
import { spreadOf } from '#scripts/coach/learn/learn-weights.ts';

/* How the coach scores answers, and turns of talks, of an author from whom it has learned nothing: each author is left out once, of the cuts between bands too. */

const BANDS = ['not_yet', 'forming', 'solid', 'strong'] as const;
type Counts = readonly [hits: number, of: number];

const answers = readAnswers();
print('answers', answers, judge);
for (const mode of ['networking', 'managerial'] as const)
  print(
    mode,
    readTurns().filter((turn) => turn.mode === mode),
    judgeTurns,
  );

function print<Row extends { readonly author: string }>(
  name: string,
  rows: readonly Row[],
  judgeOwn: (own: readonly Row[], others: readonly Row[]) => Record<string, Counts>,
): void {
  const authors = authorsOf(rows);
  const tables = authors.map((author) =>
    judgeOwn(
      rows.filter((row) => row.author === author),
      rows.filter((row) => row.author !== author),
    ),
  );
  console.log(`\n| ${name}, author left out | ${authors.join(' | ')} | all |\n| --- |${' --- |'.repeat(authors.length + 1)}`);
  for (const figure of Object.keys(tables[0] ?? {})) {
    const counts = tables.map((figures) => figures[figure] ?? [0, 0]);
    const all: Counts = [counts.reduce((sum, [hits]) => sum + hits, 0), counts.reduce((sum, [, of]) => sum + of, 0)];
    console.log(`| ${figure} | ${counts.map(([hits, of]) => `${hits}/${of}`).join(' | ')} | ${Math.round((100 * all[0]) / all[1])}% |`);
  }
}

function judgeTurns(rows: readonly LabelledTurn[], others: readonly LabelledTurn[]): Record<string, Counts> {
  const models = learnAllTurns(others, turnsHeldOut(others));
  const place = new Map(rows.map((row) => [row, placeOfTurn(turnFeaturesOf(row), models)]));
  const situations = byQuestion(rows).map((group) => new Map(group.map((row) => [row.grade, place.get(row) ?? 0])));
  const of = (holds: (at: (grade: Grade) => number, band: (grade: Grade) => number) => boolean): Counts => [
    situations.filter((situation) => {
      const at = (grade: Grade): number => situation.get(grade) ?? Number.NaN;
      return holds(at, (grade) => BANDS.indexOf(bandAt(at(grade), models.cuts)));
    }).length,
    situations.length,
  ];
  return {
    'strong over weak': of((at) => at('strong') > at('weak')),
    'strong over medium': of((at) => at('strong') > at('medium')),
    'medium over weak': of((at) => at('medium') > at('weak')),
    'strong in a higher band than medium': of((_, band) => band('strong') > band('medium')),
    'medium in a higher band than weak': of((_, band) => band('medium') > band('weak')),
    'strong in the top band': of((_, band) => band('strong') === 3),
    'medium in the top band': of((_, band) => band('medium') === 3),
    'weak in the top band': of((_, band) => band('weak') === 3),
    'said to be sure': [rows.filter((row) => isSure(place.get(row) ?? 0, models.cuts)).length, rows.length],
  };
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
