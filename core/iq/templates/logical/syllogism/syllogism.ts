import { capitalized } from '../../../../words.ts';
import { OPTION_IDS, type Presentation } from '../../../item/presentation.ts';
import { leadTo } from '../../categorical/lead.ts';
import { deny, follows, type Statement } from '../../categorical/statement.ts';
import { defineTemplate, type Composed } from '../../template.ts';
import { composeSyllogism, type SyllogismPuzzle } from './compose.ts';
import { sayLiteral, sayStatement } from './say.ts';

/** What must be true by statements about letters. By level: which two go together; turned round; of some; three in a chain; the same of some. */
export const SYLLOGISM = defineTemplate<SyllogismPuzzle>({
  id: 'syllogism',
  compose: composeSyllogism,
  solve: solveSyllogism,
  present: presentSyllogism,
  sign: signSyllogism,
  explain: explainSyllogism,
  optionTraits: traitsOf,
});

/** All worlds are looked at, once with and once without those in which a term has no things; what either finds is an answer. */
export function solveSyllogism({ letters, premises, options }: SyllogismPuzzle): string[] {
  const answers = [false, true].flatMap((isPeopled) => {
    const right = options.map((option) => option !== null && follows(premises, option, letters.length, isPeopled));
    return options.flatMap((option, i) => (right[i] || (option === null && !right.includes(true)) ? [OPTION_IDS.charAt(i)] : []));
  });
  return [...new Set(answers)];
}

const NONE_TEXT = 'None of these must be true.';

function presentSyllogism({ letters, premises, options }: SyllogismPuzzle): Presentation {
  const lines = premises.map((premise) => sayStatement(premise, letters));
  const texts = options.map((option) => (option ? sayStatement(option, letters) : NONE_TEXT));
  const [letter = ''] = letters;
  const notes = [
    ...(texts.some((text) => text.includes('Some')) ? ['“Some” means at least one, and perhaps all.'] : []),
    ...(texts.some((text) => text.includes('non-')) ? [`Whatever is not ${letter} is non-${letter}.`] : []),
  ];
  return {
    prompt: ['Which of these must then be true?', ...(notes.length > 0 ? [`(${notes.join(' ')})`] : [])].join(' '),
    blocks: [{ type: 'statements', lines }],
    format: { type: 'choice', options: texts.map((text, i) => ({ id: OPTION_IDS.charAt(i), text })) },
  };
}

/** Terms are numbered as the premises bring them up. */
function signSyllogism({ premises, options }: SyllogismPuzzle): string {
  const ranks = new Map<number, number>();
  const write = ({ of, said }: Statement): string =>
    `${said} ${of.map(({ term, is }) => `${is ? '' : '-'}${ranks.get(term) ?? ranks.set(term, ranks.size).size - 1}`).join(' ')}`;
  const given = premises.map(write).join(', ');
  const offered = options.map((option) => (option ? write(option) : 'none'));
  return `${given} ? ${offered.toSorted().join(', ')}`;
}

/** How often its letters stand first and second among the options, and whether they are denied. */
function traitsOf({ options }: SyllogismPuzzle): string[][] {
  const countAs = (place: 0 | 1, term: number | undefined): number => options.filter((option) => option?.of[place].term === term).length;
  return options.map((option) =>
    option
      ? [option.said, ...option.of.flatMap(({ term, is }) => [`${countAs(0, term)} ${countAs(1, term)}`, String(is)])]
      : ['none', 'none', 'none', 'none', 'none'],
  );
}

function explainSyllogism({ puzzle: { letters, premises, options }, key }: Composed<SyllogismPuzzle>): string {
  const right = options[OPTION_IDS.indexOf(key)];
  if (right) return sayLead(right, premises, letters);
  const open = options.find((option) => option !== null);
  if (!open) return '';
  return `Each of the other four may be false while all that is given is true; “${sayBare(open, letters)}”, for one, is false if ${sayInside(deny(open), letters)}, and nothing rules that out. So none of them must be true.`;
}

const sayBare = (statement: Statement, letters: readonly string[]): string => sayStatement(statement, letters).slice(0, -1);

const sayInside = (statement: Statement, letters: readonly string[]): string =>
  sayBare(statement, letters).replace(/^./, (first) => first.toLowerCase());

function sayLead(right: Statement, premises: readonly Statement[], letters: readonly string[]): string {
  const { from, steps } = leadTo(right, premises);
  const said = steps.map((step) => sayLiteral(step, letters));
  const start = from
    ? `By “${sayBare(from, letters)}” there is a thing that is ${said.slice(0, 2).join(' and ')}`
    : `Take anything that is ${said[0]}`;
  const rest = said.slice(from ? 2 : 1);
  return `${start}. ${rest.length > 0 ? `The other statements make it ${rest.join(', then ')}. ` : ''}${capitalized(`so ${sayInside(right, letters)}.`)}`;
}
