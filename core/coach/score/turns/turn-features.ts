import type { Rubric } from '../../evaluation.ts';
import { count as countOf, isTelling, wordCounts, type Features } from '../features.ts';
import type { Said } from './read-turn.ts';
import {
  MANAGERIAL_CUES,
  MANAGERIAL_FAULTS,
  MANAGERIAL_SIGNS,
  NETWORKING_CUES,
  NETWORKING_FAULTS,
  NETWORKING_SIGNS,
  type Sign,
} from './turn-signs.ts';

export type TurnRubric = Exclude<Rubric, 'interview'>;

interface Signs {
  readonly parts: Readonly<Record<string, Sign>>;
  readonly faults: Readonly<Record<string, RegExp>>;
  readonly cues: Readonly<Record<string, RegExp>>;
}

export const SIGNS_OF: Readonly<Record<TurnRubric, Signs>> = {
  networking: { parts: NETWORKING_SIGNS, faults: NETWORKING_FAULTS, cues: NETWORKING_CUES },
  managerial: { parts: MANAGERIAL_SIGNS, faults: MANAGERIAL_FAULTS, cues: MANAGERIAL_CUES },
};

const FEW_WORDS = 10;
/** Words are counted as they stand, in whatever length. */
const EVEN = 4;
const SELF = /^(?:i|me|my|mine|myself)$/;
const OTHER = /^(?:you|your|yours)$/;

/** A turn as counts. A sentence that shows nothing counts for nothing, so that padding moves no score. */
export function turnFeatures(whole: readonly Said[], rubric: TurnRubric): Features {
  const { parts, faults, cues } = SIGNS_OF[rubric];
  const signs = Object.entries(parts);
  const inWords = [...Object.entries(faults), ...Object.entries(cues)];
  const read = whole.map((said, i) => ({
    said,
    shown: signs.flatMap(([id, sign]) => (sign(said, whole[i - 1]) ? [id] : [])),
    counted: inWords.map(([, words]) => countOf(said.plain, words)),
  }));
  const kept = read.filter(
    ({ said, shown, counted }) => said.asks || said.isTimed || said.takesUp > 0 || shown.length > 0 || counted.some((times) => times > 0),
  );
  const turn = kept.map(({ said }) => said);
  const words = turn.flatMap((said) => said.words);
  const per = 100 / Math.max(words.length, FEW_WORDS);
  const sentences = Math.max(turn.length, 1);
  const found: Record<string, number> = {};
  for (const [id] of signs) {
    const times = kept.filter(({ shown }) => shown.includes(id)).length;
    found[id] = Math.min(times, 1);
    found[`${id}.share`] = times / sentences;
  }
  // Not by the hundred words: more words around a fault make it no smaller.
  for (const [i, [id]] of inWords.entries()) found[id] = Math.log1p(kept.reduce((sum, { counted }) => sum + (counted[i] ?? 0), 0));
  const count = (holds: (said: Said) => boolean): number => turn.filter(holds).length;
  const takenUp = turn.reduce((sum, { takesUp }) => sum + takesUp, 0);
  const telling = turn.map((said) => said.words.filter(isTelling).length);
  return {
    ...found,
    ...wordCounts(words, EVEN),
    'taken-up': takenUp * per,
    'taken-up.log': Math.log1p(takenUp),
    'taken-up.first': Math.min(turn[0]?.takesUp ?? 0, 1),
    asks: count(({ asks }) => asks) / sentences,
    'asks openly': Math.min(
      count(({ asksOpenly }) => asksOpenly),
      1,
    ),
    'asks closed': count(({ asks, asksOpenly }) => asks && !asksOpenly),
    'asks last': Number(turn.at(-1)?.asks ?? false),
    timed: Math.min(
      count(({ isTimed }) => isTimed),
      2,
    ),
    'sentence-words': words.length / sentences,
    self: words.filter(({ text }) => SELF.test(text)).length * per,
    other: words.filter(({ text }) => OTHER.test(text)).length * per,
    names: words.filter(({ isName }) => isName).length * per,
    numbers: words.filter(({ isNumber }) => isNumber).length * per,
    telling: telling.reduce((sum, times) => sum + times, 0) * per,
    'emptiest-sentence': Math.min(1, ...turn.map((said, i) => (telling[i] ?? 0) / Math.max(said.words.length, 4))),
    letters: words.reduce((sum, { text }) => sum + text.length, 0) / Math.max(words.length, FEW_WORDS),
  };
}
