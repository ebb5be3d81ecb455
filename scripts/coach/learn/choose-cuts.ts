import { bandAt, type Cuts } from '#core/coach/score/score-answer.ts';
import { byQuestion, type Grade } from './labelled.ts';

interface Graded {
  readonly author: string;
  readonly n: number;
  readonly grade: Grade;
}

const CUT_STEP = 0.06;
const [FROM, TO] = [-1.2, 1.3];
const STEPS = Array.from({ length: Math.round((TO - FROM) / CUT_STEP) }, (_, i) => Number((FROM + i * CUT_STEP).toFixed(2)));
/** More answers than this should not change their band when they are said in other words. */
const MAX_MOVED = 0.3;

/** What the same answer in other words moves by: else a band would be passed over. */
const WIDTH = 0.4;

type PlacedQuestion = ReadonlyMap<Grade, number>;

/** Where bands part strong texts from medium ones and those from weak ones best, with no weak one at the top and few paraphrases moved. */
export function chooseCuts(places: ReadonlyMap<Graded, number>): Cuts {
  const questions = byQuestion([...places.keys()]).map(
    (group): PlacedQuestion => new Map(group.map((row) => [row.grade, places.get(row) ?? 0] as const)),
  );
  const moved = new Map(STEPS.map((cut) => [cut, shareMoved(questions, cut)]));
  let [best, worth]: [Cuts, number] = [[-0.5, 0.5, 1], -Infinity];
  for (const strong of STEPS)
    for (const solid of STEPS.filter((step) => step <= strong - WIDTH))
      for (const forming of STEPS.filter((step) => step <= solid - WIDTH)) {
        const cuts: Cuts = [forming, solid, strong];
        const found = worthOf(questions, cuts) - 5 * Math.max(0, cuts.reduce((sum, cut) => sum + (moved.get(cut) ?? 0), 0) - MAX_MOVED);
        if (found > worth) [best, worth] = [cuts, found];
      }
  return best;
}

/** How many medium answers would cross a cut, each moved as far as every paraphrase was. */
function shareMoved(questions: readonly PlacedQuestion[], cut: number): number {
  const moves = questions.flatMap((one) => (one.has('paraphrase') ? [(one.get('paraphrase') ?? 0) - (one.get('medium') ?? 0)] : []));
  const crossings = questions.flatMap((one) => {
    const from = one.get('medium') ?? 0;
    return moves.map((move) => from < cut !== from + move < cut);
  });
  return crossings.filter(Boolean).length / Math.max(crossings.length, 1);
}

const BANDS = ['not_yet', 'forming', 'solid', 'strong'] as const;

function worthOf(questions: readonly PlacedQuestion[], cuts: Cuts): number {
  const at = (question: PlacedQuestion, grade: Grade): number => BANDS.indexOf(bandAt(question.get(grade) ?? 0, cuts));
  const share = (holds: (question: PlacedQuestion) => boolean): number => questions.filter(holds).length / questions.length;
  const parted = share((question) => at(question, 'strong') > at(question, 'medium'));
  const raised = share((question) => at(question, 'medium') > at(question, 'weak'));
  const atTop = share((question) => at(question, 'strong') === 3);
  const weakAtTop = share((question) => at(question, 'weak') === 3);
  return parted + 0.1 * raised + 0.1 * atTop - 10 * weakAtTop;
}
