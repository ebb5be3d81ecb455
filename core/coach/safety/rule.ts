import { foldText } from './fold-text.ts';
import data from './rules.json' with { type: 'json' };

/** From the least to the most. `explicit`: the fixed reply is all that follows. `unclear`: a pointer, and the learner may go on. */
export const SAFETY_TIERS = ['none', 'unclear', 'explicit'] as const;
export type SafetyTier = (typeof SAFETY_TIERS)[number];

/** From what matters most. */
export const SAFETY_KINDS = ['self_harm', 'violence', 'harassment', 'discrimination', 'discriminatory_question', 'law'] as const;
export type SafetyKind = (typeof SAFETY_KINDS)[number];

/** What makes something else of words that a rule found. All that is given must hold; each is looked for within the sentence. */
export interface Exception {
  /** In what stands before it. */
  readonly before?: RegExp;
  readonly found?: RegExp;
  /** What follows it begins so. */
  readonly after?: RegExp;
  /** Anywhere in the sentence. */
  readonly sentence?: RegExp;
  readonly tier: Exclude<SafetyTier, 'explicit'>;
}

/** Words that say something of a kind, in a text as `foldText` leaves it. */
export interface Rule {
  readonly kind: SafetyKind;
  readonly tier: Exclude<SafetyTier, 'none'>;
  readonly pattern: RegExp;
  /** The first that holds counts. */
  readonly unless: readonly Exception[];
}

/** As `rules.json` has them. `<gap>` stands for the part of that name, and a name for the exceptions of that name. */
interface WrittenException extends Partial<Record<'before' | 'found' | 'after' | 'sentence', string>> {
  readonly tier?: Exception['tier'];
}
type Unless = readonly (string | WrittenException)[];
interface Group extends Pick<Rule, 'kind' | 'tier'> {
  /** How it is said, for whoever reads the file. */
  readonly how?: string;
  /** Of all that is said so, after what each has of its own. */
  readonly unless?: Unless;
  readonly said: readonly (string | { readonly said: string; readonly unless: Unless })[];
}

const PARTS: Readonly<Record<string, string>> = data.parts;
const EXCEPTIONS: Readonly<Record<string, readonly WrittenException[]>> = data.exceptions as Record<string, WrittenException[]>;

const fill = (source: string): string =>
  source.replaceAll(/<(\w+)>/g, (whole, name: string) => (name in PARTS ? fill(PARTS[name] ?? '') : whole));

/** In letters that have no edges of words, or none that a pattern knows. */
const isEdgeless = (source: string): boolean => !/[a-z]/.test(source);
const folded = (source: string): string =>
  source
    .split('|')
    .map((one) => foldText(one).text)
    .join('|');

const patternOf = (source: string): RegExp => new RegExp(isEdgeless(source) ? folded(source) : String.raw`\b(?:${fill(source)})\b`, 'g');
const followedBy = (source: string): RegExp => new RegExp(isEdgeless(source) ? `^ ?(?:${folded(source)})` : `^ (?:${fill(source)})`);

const exceptionOf = ({ before, found, after, sentence, tier = 'none' }: WrittenException): Exception => ({
  ...(before !== undefined && { before: new RegExp(fill(before)) }),
  ...(found !== undefined && { found: new RegExp(fill(found)) }),
  ...(after !== undefined && { after: followedBy(after) }),
  ...(sentence !== undefined && { sentence: new RegExp(fill(sentence)) }),
  tier,
});

const exceptionsOf = (unless: Unless): Exception[] =>
  unless.flatMap((one) => (typeof one === 'string' ? (EXCEPTIONS[one] ?? []) : [one])).map(exceptionOf);

/** What matters most comes first: of two that are equally plain, the first is answered. */
export const RULES: readonly Rule[] = (data.rules as readonly Group[]).flatMap(({ kind, tier, said, unless: always = [] }) =>
  said.map((one) => {
    const { said: source, unless } = typeof one === 'string' ? { said: one, unless: [] } : one;
    return { kind, tier, pattern: patternOf(source), unless: exceptionsOf([...unless, ...always]) };
  }),
);
