import type { Presentation } from '#core/iq/item/presentation.ts';
import type { Candidate } from '../guess-shallow.ts';
import { shownCells } from '../read-candidates.ts';

/** That a thing is in the box or not, as a sentence says it. */
interface Said {
  readonly thing: string;
  readonly isDenied: boolean;
}

interface Sentence {
  readonly before: readonly Said[];
  /** After "then" or "only if"; of other sentences nothing. */
  readonly after: readonly Said[];
  readonly isIf: boolean;
}

const readSaid = (text: string): Said[] =>
  [...text.matchAll(/\b(a|no) (\w+)/g)].map(([, article, thing = '']) => ({ thing, isDenied: article === 'no' }));

function readSentence(text: string): Sentence {
  const [before = '', after = ''] = text.split(/, then | only if /);
  return { before: readSaid(before), after: readSaid(after), isIf: text.startsWith('If') };
}

const isSame = (a: Said, b: Said): boolean => a.thing === b.thing && a.isDenied === b.isDenied;
const isOpposite = (a: Said, b: Said): boolean => a.thing === b.thing && a.isDenied !== b.isDenied;

/** Of the sentences that lead to an option: where else what they start from is named, how, and with what; read without their sense. */
export function readRules(presentation: Presentation): Candidate[] {
  const { format } = presentation;
  if (format.type !== 'choice') return [];
  const sentences = shownCells(presentation).map((cell) => readSentence('text' in cell ? cell.text : ''));
  const options = format.options.map(({ id, text = '' }) => ({ id, said: readSaid(text)[0] ?? { thing: '', isDenied: false } }));
  const isCase = ({ isIf, after }: Sentence): boolean =>
    isIf && after.some(({ thing }) => options.some(({ said }) => said.thing === thing));
  const links = sentences.filter((sentence) => !isCase(sentence));
  const startsOf = (option: Said): Said[] =>
    sentences.filter(({ isIf, after }) => isIf && after.some((said) => isSame(said, option))).flatMap(({ before }) => before);
  const isNamed = ({ before, after }: Sentence, thing: string): boolean => [...before, ...after].some((said) => said.thing === thing);
  const partsOf = (starts: readonly Said[]): string => starts.map(({ thing, isDenied }) => `${thing}${isDenied}`).toSorted().join(); // prettier-ignore
  return options.map(({ id, said: option }): Candidate => {
    const starts = startsOf(option);
    const count = (isMeant: (start: Said, link: Sentence) => boolean): number =>
      starts.reduce((sum, start) => sum + links.filter((link) => isMeant(start, link)).length, 0);
    const pairs = starts.flatMap((one, n) => starts.slice(n + 1).map((other) => [one.thing, other.thing] as const));
    const beside = (thing: string): string[] =>
      links.filter((link) => isNamed(link, thing)).flatMap(({ before, after }) => [...before, ...after].map((said) => said.thing)).filter((other) => other !== thing); // prettier-ignore
    const split = [...startsOf(option), ...startsOf({ ...option, isDenied: !option.isDenied })];
    return {
      answer: id,
      features: {
        'starts named at all': starts.reduce((sum, { thing }) => sum + sentences.filter((sentence) => isNamed(sentence, thing)).length, 0),
        'starts named outside of ifs': count(({ thing }, link) => !link.isIf && isNamed(link, thing)),
        'starts named in links': count(({ thing }, link) => isNamed(link, thing)),
        'starts given as they are': count((start, { isIf, before }) => !isIf && before.some((said) => isSame(said, start))),
        'starts that follow as they are': count((start, { after }) => after.some((said) => isSame(said, start))),
        'starts that follow denied': count((start, { after }) => after.some((said) => isOpposite(said, start))),
        'starts that come first as they are': count((start, { isIf, before }) => isIf && before.some((said) => isSame(said, start))),
        'starts that come first denied': count((start, { isIf, before }) => isIf && before.some((said) => isOpposite(said, start))),
        'starts said as they are': count((start, { before, after }) => [...before, ...after].some((said) => isSame(said, start))),
        'starts named together': pairs.filter(([one, other]) => links.some((link) => isNamed(link, one) && isNamed(link, other))).length,
        'starts named beside the same': pairs.reduce((sum, [one, other]) => sum + beside(one).filter((thing) => beside(other).includes(thing)).length, 0),
        'starts that also start denied': starts.filter((start) => sentences.some((one) => isCase(one) && one.before.some((said) => isOpposite(said, start)))).length,
        'starts that are in': starts.filter(({ isDenied }) => !isDenied).length,
        'as its starts': starts.filter(({ isDenied }) => isDenied === option.isDenied).length,
        'other things that go with it': options.filter(({ said }) => said.thing !== option.thing && partsOf(startsOf(said)) === partsOf(starts)).length,
        'starts of either way named in links': split.reduce((sum, { thing }) => sum + links.filter((link) => isNamed(link, thing)).length, 0),
      },
    };
  }); // prettier-ignore
}
