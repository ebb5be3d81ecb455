import type { Word } from './read-text.ts';

/** Sets of words that phrases call by name: `@person` stands for any of them. */
export type WordSets = Readonly<Record<string, ReadonlySet<string> | ((word: Word) => boolean)>>;

interface Step {
  accepts(word: Word): boolean;
  readonly isOptional: boolean;
}

/** Up to three words of any kind. */
const GAP = '~';
const GAP_WORDS = 3;

export interface Phrases {
  readonly byFirst: ReadonlyMap<string, readonly (readonly Step[])[]>;
  /** Those whose first word is not one of a few. */
  readonly others: readonly (readonly Step[])[];
}

export interface Match {
  readonly from: number;
  readonly to: number;
}

const isPlain = (token: string): boolean => !/[@*?~#]/.test(token);

function readStep(token: string, sets: WordSets): Step {
  const isOptional = token.endsWith('?');
  const tests = (isOptional ? token.slice(0, -1) : token).split('|').map((one): ((word: Word) => boolean) => {
    if (one === '#') return ({ form }) => /^\p{N}/u.test(form);
    if (one.startsWith('@')) {
      const set = sets[one.slice(1)];
      if (set === undefined) throw new Error(`No set of words is called ${one}.`);
      return typeof set === 'function' ? set : ({ form }) => set.has(form);
    }
    if (one.endsWith('*')) return ({ form }) => form.startsWith(one.slice(0, -1));
    return ({ form }) => form === one;
  });
  return { accepts: (word) => tests.some((test) => test(word)), isOptional };
}

const ANY: Step = { accepts: () => true, isOptional: true };

/**
 * Reads lines such as `could|can you ~ send|share`: words, `a|b` for either, `a?` for one that may be missing, `ab*` for a
 * beginning, `#` for a number, `~` for up to three words, `@set` for the words of a set. At most two `~` a line.
 */
export function phrases(lines: readonly string[], sets: WordSets = {}): Phrases {
  const byFirst = new Map<string, (readonly Step[])[]>();
  const others: (readonly Step[])[] = [];
  for (const line of lines) {
    const tokens = line.split(' ');
    const steps = tokens.flatMap((token) => (token === GAP ? Array.from({ length: GAP_WORDS }, () => ANY) : [readStep(token, sets)]));
    const [first = ''] = tokens;
    if (isPlain(first)) for (const one of first.split('|')) byFirst.set(one, [...(byFirst.get(one) ?? []), steps]);
    else others.push(steps);
  }
  return { byFirst, others };
}

/** Where the steps end when they begin at `at`; -1 when they do not fit. The shortest fit wins. */
function matchSteps(words: readonly Word[], at: number, steps: readonly Step[], step = 0): number {
  const current = steps[step];
  if (current === undefined) return at;
  if (current.isOptional) {
    const without = matchSteps(words, at, steps, step + 1);
    if (without >= 0) return without;
  }
  const word = words[at];
  return word !== undefined && current.accepts(word) ? matchSteps(words, at + 1, steps, step + 1) : -1;
}

/** Each place where one of the phrases stands; places do not overlap. */
export function findPhrases(words: readonly Word[], { byFirst, others }: Phrases): Match[] {
  const matches: Match[] = [];
  for (let at = 0; at < words.length; at++) {
    const candidates = [...(byFirst.get(words[at]?.form ?? '') ?? []), ...others];
    const to = Math.max(-1, ...candidates.map((steps) => matchSteps(words, at, steps)));
    if (to <= at) continue;
    matches.push({ from: at, to });
    at = to - 1;
  }
  return matches;
}

export const hasPhrase = (words: readonly Word[], wanted: Phrases): boolean => findPhrases(words, wanted).length > 0;
