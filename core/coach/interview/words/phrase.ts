import { seededRandom } from '#core/random.ts';

/** Fills `{name}` with a value. What is filled in is never read again. */
export const fill = (phrase: string, values: Readonly<Record<string, string>>): string =>
  phrase.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Text of the learner's own that is shown whole: in Markdown it means itself. */
export const asPlainMarkdown = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<>#|~]/g, String.raw`\$&`);

/** "a", "a and b", "a, b and c". */
export const listed = (names: readonly string[]): string => [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');

/** One of several ways to say a thing: one that earlier replies held least often, by seed among these. */
export type Choose = <T>(ways: readonly T[], textOf: (way: T) => string) => T;

/** @param replies what the coach said in this conversation until now */
export function chooserOf(seed: string, replies: readonly string[]): Choose {
  const random = seededRandom(`${seed}/${replies.length}`);
  return (ways, textOf) => {
    const rows = ways.map((way) => ({ way, told: timesTold(textOf(way), replies), chance: random() }));
    const best = rows.toSorted((a, b) => a.told - b.told || a.chance - b.chance)[0];
    if (best === undefined) throw new Error('There must be at least one way to say it.');
    return best.way;
  };
}

/** By its longest stretch without a blank to fill: that is the same whatever the learner said. */
function timesTold(phrase: string, replies: readonly string[]): number {
  const literal = phrase.split(/\{\w+\}/).reduce((longest, part) => (part.length > longest.length ? part : longest), '');
  return replies.filter((reply) => reply.includes(literal.trim())).length;
}
