import { foldText } from '../fold-text.ts';
import type { ItemKind } from '../library/kind.ts';
import type { OfferedWork } from '../library/work-link.ts';

const WORKS_AN_ACTION = 2;

/** What works are looked for. */
export interface WorkWish {
  /** Those that are named for it: they come before all others. */
  readonly named?: readonly OfferedWork[];
  /** Those that train its skill. */
  readonly works: readonly OfferedWork[];
  /** What is to be done; it may ask for "one course or book". */
  readonly text: string;
}

/**
 * Works for each action of a plan, the best first: such as the learner may open, of a kind that the action asks for, that no other
 * action has, no second edition of the one beside them, that its words name, and of another kind than that one. An action that asks for a kind chooses before the
 * others, and also among works of their skills that its words name.
 */
export function chooseWorks(wishes: readonly WorkWish[], mayOpen: (work: OfferedWork) => boolean): OfferedWork[][] {
  const named = new Set<string>();
  const all = wishes.flatMap(({ works }) => works);
  const choose = ({ named: own = [], works, text }: WorkWish): OfferedWork[] => {
    const kinds = askedKinds(text);
    const isNamed = namedIn(text);
    const candidates = new Map(
      (kinds.length > 0 ? [...own, ...works, ...all.filter(isNamed)] : [...own, ...works]).map((work) => [work.id, work]),
    );
    const chosen: OfferedWork[] = [];
    const weigh = (work: OfferedWork): number =>
      weighed([
        !mayOpen(work),
        !own.some(({ id }) => id === work.id),
        kinds.length > 0 && !kinds.includes(work.kind),
        named.has(work.id),
        chosen[0]?.title === work.title,
        !isNamed(work),
        chosen[0]?.kind === work.kind,
      ]);
    while (chosen.length < WORKS_AN_ACTION && candidates.size > 0) {
      const [best] = [...candidates.values()].toSorted((one, other) => weigh(one) - weigh(other));
      if (!best) break;
      chosen.push(best);
      candidates.delete(best.id);
    }
    for (const { id } of chosen) named.add(id);
    return chosen;
  };
  const asking = wishes.filter(({ text }) => askedKinds(text).length > 0);
  const chosen = new Map([...asking, ...wishes.filter((wish) => !asking.includes(wish))].map((wish) => [wish, choose(wish)]));
  return wishes.map((wish) => chosen.get(wish) ?? []);
}

/** What is said first counts more than all that follows. */
const weighed = (faults: readonly boolean[]): number => faults.reduce((sum, isFault) => 2 * sum + Number(isFault), 0);

const KIND_NAMES: readonly (readonly [name: RegExp, kinds: readonly ItemKind[]])[] = [
  [/\bcourses?\b/i, ['course']],
  [/\bbooks?\b/i, ['audiobook', 'ebook']],
];

const askedKinds = (text: string): ItemKind[] => KIND_NAMES.flatMap(([name, kinds]) => (name.test(text) ? kinds : []));

/** Words of four letters and more that say nothing of what a text is about. */
const EVERYDAY =
  /^(?:about|days?|each|first|from|half|have|hours?|into|last|most|that|things?|this|weekly|weeks?|what|when|with|work|your)$/;

const subjectsOf = (text: string): string[] => (foldText(text).match(/\p{L}{4,}/gu) ?? []).filter((word) => !EVERYDAY.test(word));

/** Whether a title has a word of this text, in whatever form: "Lead" in "leading". */
function namedIn(text: string): (work: OfferedWork) => boolean {
  const said = subjectsOf(text);
  return ({ title }) => subjectsOf(title).some((word) => said.some((other) => other.startsWith(word) || word.startsWith(other)));
}
