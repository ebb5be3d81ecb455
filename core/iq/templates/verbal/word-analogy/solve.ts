import { OPTION_IDS } from '../../../item/presentation.ts';
import { nameRelation } from '../lexicon/relation-table.ts';
import { RELATIONS } from '../lexicon/relations.ts';

/** The first is to the second as the third is to one of the options. */
export interface AnalogyPuzzle {
  readonly pair: readonly [string, string];
  readonly third: string;
  readonly options: readonly string[];
}

function indexRelations(): Map<string, Set<string>> {
  const relationsOf = new Map<string, Set<string>>();
  for (const table of Object.values(RELATIONS).flat())
    for (const row of [...table.rows, ...table.besides])
      row.forEach((first, i) =>
        row.forEach((second, j) => {
          if (i === j || !first || !second) return;
          const names = relationsOf.get(`${first} ${second}`) ?? new Set();
          relationsOf.set(`${first} ${second}`, names.add(nameRelation(table, [i, j])));
        }),
      );
  return relationsOf;
}

const RELATIONS_OF = indexRelations();
const NONE: ReadonlySet<string> = new Set();

/** Every option to which the third word stands in any of the relations that hold between the first two, of all tables. */
export function solveAnalogy({ pair, third, options }: AnalogyPuzzle): string[] {
  const held = [...(RELATIONS_OF.get(pair.join(' ')) ?? NONE)];
  return options.flatMap((option, i) => {
    const relations = RELATIONS_OF.get(`${third} ${option}`) ?? NONE;
    return held.some((relation) => relations.has(relation)) ? [OPTION_IDS[i] ?? ''] : [];
  });
}
