import type { Presentation } from '#core/iq/item/presentation.ts';
import type { Candidate } from '../guess-shallow.ts';
import { shownCells } from '../read-candidates.ts';

interface Line {
  readonly speaker: string;
  readonly text: string;
  /** Whom it names, the speaker too where it says "I" or "me". */
  readonly about: readonly string[];
  readonly isAccusing: boolean;
}

const namesIn = (text: string, people: readonly string[]): string[] => people.filter((name) => new RegExp(`\\b${name}\\b`).test(text));

function readLines(presentation: Presentation): Line[] {
  const said = shownCells(presentation).flatMap((cell) => {
    const found = 'text' in cell ? /^(\w+) says: “(.+)\.”$/.exec(cell.text) : null;
    return found ? [{ speaker: found[1] ?? '', text: found[2] ?? '' }] : [];
  });
  const people = said.map(({ speaker }) => speaker);
  return said.map(({ speaker, text }) => ({
    ...{ speaker, text },
    about: [...namesIn(text, people), ...(/\b(I|me)\b/.test(text) ? [speaker] : [])],
    isAccusing: /\b(lies?|None)\b/.test(text),
  }));
}

/** Of the people that an option has as honest: how often they are accused or praised, what they say and how, and what is said of how many. */
export function readTruthTellers(presentation: Presentation): Candidate[] {
  const { format } = presentation;
  if (format.type !== 'choice') return [];
  const lines = readLines(presentation);
  const people = lines.map(({ speaker }) => speaker);
  const told = lines.flatMap(({ text }) => [['none', 'one', 'two', 'three', 'four'].findIndex((word) => new RegExp(`^(Exactly )?${word} of us`, 'i').test(text))]); // prettier-ignore
  return format.options.map(({ id, text = '' }): Candidate => {
    const honest = namesIn(text, people);
    const over = (value: (name: string, place: number) => number): number => honest.reduce((sum, name) => sum + value(name, people.indexOf(name)), 0);
    const lineOf = (place: number): Line | undefined => lines[place];
    const count = (isMeant: (line: Line) => boolean): number => lines.filter(isMeant).length;
    const accused = over((name) => count((line) => line.isAccusing && line.about.includes(name)));
    const praised = over((name) => count((line) => !line.isAccusing && line.about.includes(name)));
    return {
      answer: id,
      features: {
        ...{ honest: honest.length, 'the honest accused': accused, 'the honest praised': praised, 'the honest praised, less accused': praised - accused },
        'the honest named': over((name) => count((line) => line.about.includes(name))),
        'the honest who accuse': over((_, place) => Number(lineOf(place)?.isAccusing)),
        'the honest who speak of themselves': over((name, place) => Number(lineOf(place)?.about.includes(name))),
        'words of the honest': over((_, place) => lineOf(place)?.text.length ?? 0) / Math.max(1, honest.length),
        'the honest who say how many': over((_, place) => Number((told[place] ?? -1) >= 0)),
        'the honest who say “both”': over((_, place) => Number(lineOf(place)?.text.includes('both'))),
        'the honest who say “at least one”': over((_, place) => Number(lineOf(place)?.text.startsWith('At least'))),
        'the honest who say “exactly”': over((_, place) => Number(lineOf(place)?.text.includes('xactly'))),
        'the honest who say “neither”': over((_, place) => Number(lineOf(place)?.text.includes('neither'))),
        'the honest who say “the other”': over((_, place) => Number(lineOf(place)?.text.includes('the other'))),
        'the honest who say “all”': over((_, place) => Number(/\ball\b/.test(lineOf(place)?.text ?? ''))),
        'the honest who say “would say”': over((_, place) => Number(lineOf(place)?.text.includes('would'))),
        'who speaks without “lies” honest, the others not': lines.filter(({ speaker, text: said }) => honest.includes(speaker) !== /\blies\b/.test(said)).length,
        'plain verdicts that agree with it': lines.filter((line) => isKept(line, honest)).length,
        'the first speaker honest': Number(honest.includes(people[0] ?? '')),
        'the last speaker honest': Number(honest.includes(people.at(-1) ?? '')),
        'as many honest as somebody says': told.filter((number) => number === honest.length).length,
        'sums that are right, by the honest': over((_, place) => readSum(lineOf(place)?.text ?? '')),
      },
    };
  }); // prettier-ignore
}

/** "Anna lies", said by somebody honest of somebody who lies, or the other way round. */
function isKept({ speaker, text }: Line, honest: readonly string[]): boolean {
  const [, name, verb] = /^(\w+) (lies|tells the truth)$/.exec(text) ?? [];
  return name !== undefined && (honest.includes(name) === (verb !== 'lies')) === honest.includes(speaker);
}

/** 1: "7 is more than 5"; -1: "5 is more than 7". */
function readSum(text: string): number {
  const [left, right] = (text.match(/\d+/g) ?? []).map(Number);
  return left === undefined || right === undefined ? 0 : left > right ? 1 : -1;
}
