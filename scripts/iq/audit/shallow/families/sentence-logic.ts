import type { Presentation } from '#core/iq/item/presentation.ts';
import type { Candidate } from '../guess-shallow.ts';
import { shownCells, wordsOf } from '../read-candidates.ts';

/** What a sentence says of "the lamp": whether it is so, in which place and after which word. */
interface Said {
  readonly thing: string;
  readonly how: string;
  readonly isDenied: boolean;
}

const readThings = (text: string): Said[] =>
  [...text.matchAll(/(\S+ )?\bthe (.+?) is (not |never )?/gi)].map(([, before = '', thing = '', denial], place) => ({
    thing: thing.toLowerCase(),
    how: `${before.trim().toLowerCase()} ${place}`,
    isDenied: denial !== undefined,
  }));

/** Of states: whether a line binds what an option is about to what is known, and how it says it there. Of kinds: which words are denied in which sort of sentence. */
export function readSentences(presentation: Presentation): Candidate[] {
  const { format } = presentation;
  if (format.type !== 'choice') return [];
  const lines = shownCells(presentation).map((cell) => ('text' in cell ? cell.text : ''));
  if (!format.options.some(({ text = '' }) => text.startsWith('The '))) return readKinds(lines, format.options);
  const said = lines.map(readThings);
  const facts = new Map(
    said.flatMap((things) => (things.length === 1 ? things.map(({ thing, isDenied }) => [thing, isDenied] as const) : [])),
  );
  return format.options.map(({ id, text = '' }): Candidate => {
    const features: Record<string, number> = {};
    const [option] = readThings(text);
    for (const things of option ? said : [])
      for (const { thing, how, isDenied } of things) {
        if (thing !== option?.thing) continue;
        const linked = things.find((other) => facts.has(other.thing));
        const sign = isDenied === option.isDenied ? 'as is' : 'turned';
        const knownSign = linked && facts.get(linked.thing) === linked.isDenied ? 'as is' : 'turned';
        for (const name of [`said ${sign}`, `said ${how} ${sign}`, ...(linked ? ['linked to what is known', `linked ${sign}`, `linked ${how} ${sign}`, `linked ${sign} to what is known ${knownSign}`] : [])])
          features[name] = (features[name] ?? 0) + 1; // prettier-ignore
      }
    return { answer: id, features };
  });
}

/** A property of an option, as one line has it: denied there as here, or not, after the first words of that line. */
function readKinds(lines: readonly string[], options: readonly { id: string; text?: string | undefined }[]): Candidate[] {
  return options.map(({ id, text = '' }): Candidate => {
    const features: Record<string, number> = {};
    const words = wordsOf(text);
    for (const line of lines)
      for (const [place, word] of wordsOf(line).entries()) {
        const at = words.lastIndexOf(word);
        if (at < 3 || ['is', 'not', 'are', 'one'].includes(word)) continue;
        const isDenied = wordsOf(line)[place - 1] === 'not';
        const isDeniedHere = ['not', 'neither', 'nor'].includes(words[at - 1] ?? '');
        features[`${line.split(' ').slice(0, 2).join(' ')} ${place < wordsOf(line).length - 2 ? 'first' : 'last'} ${isDenied === isDeniedHere ? 'as is' : 'turned'}`] = 1; // prettier-ignore
      }
    return { answer: id, features };
  });
}
