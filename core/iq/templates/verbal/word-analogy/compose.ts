import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { OPTION_IDS } from '../../../item/presentation.ts';
import { pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { nameRelation, type Relation, type RelationTable } from '../lexicon/relation-table.ts';
import { RELATIONS } from '../lexicon/relations.ts';
import { solveAnalogy, type AnalogyPuzzle } from './solve.ts';

const OPTIONS = 8;
const ROWS = 3;
const DRAWS = 12;

interface Answer {
  readonly third: string;
  readonly word: string;
  readonly relation: Relation;
}

/** The words of three rows in three roles, less one of the nine, each with the stem to which it is the answer. */
function pickAnswers(random: Random, rows: RelationTable['rows'], set: readonly Relation[]): Answer[] {
  const answers = rows
    .slice(0, ROWS)
    .flatMap((row) => set.map((relation) => ({ third: row[relation[0]] ?? '', word: row[relation[1]] ?? '', relation })));
  return shuffle(random, answers).slice(0, OPTIONS);
}

/** The items of one set of options, one for each of them as the answer. */
function composeSiblings(random: Random, table: RelationTable, set: readonly Relation[]): Composed<AnalogyPuzzle>[] {
  const [shown = [], ...others] = shuffle(random, table.rows);
  const answers = pickAnswers(random, others, set);
  const options = answers.map(({ word }) => word);
  return answers.map(({ third, word, relation }) => ({
    puzzle: { pair: [shown[relation[0]] ?? '', shown[relation[1]] ?? ''], third, options },
    key: OPTION_IDS[options.indexOf(word)] ?? '',
    rules: nameRelation(table, relation),
  }));
}

/**
 * The options are found first; then one of them is made the answer by the stem that is asked. Each of the eight stems must
 * make a sound item, so that each option is right as often as any other, whatever it looks like and whatever stands beside it.
 * About as many go with the third word as are of the sort of the second: neither tells more than the other by itself.
 */
export function composeAnalogy(random: Random, level: Level): Composed<AnalogyPuzzle> | null {
  const tables: readonly RelationTable[] = RELATIONS[level];
  const asked = tables.flatMap((table) => table.sets.map((set) => ({ table, set })));
  const { table, set } = pickOne(random, asked);
  // Several draws of one table: those of which many draws are refused come up as often as the others.
  for (let n = 0; n < DRAWS; n++) {
    const siblings = composeSiblings(random, table, set);
    if (siblings.every(({ puzzle, key }) => solveAnalogy(puzzle).join() === key)) return pickOne(random, siblings);
  }
  return null;
}
