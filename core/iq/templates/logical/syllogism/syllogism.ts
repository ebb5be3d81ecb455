import { OPTION_IDS, type Presentation } from '../../../item/presentation.ts';
import { defineTemplate, type Composed } from '../../template.ts';
import { composeSyllogism, writeForm, type SyllogismPuzzle } from './compose.ts';
import { deny, follows, sayStatement, type Statement } from './statement.ts';
import { leadTo } from './witness.ts';

/** What must be true by two or three premises about letters. By level: one model; turned round; two models; three; three that take all premises. */
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
  return {
    prompt: 'Which of these must then be true? (“Some” means at least one, and perhaps all.)',
    blocks: [{ type: 'statements', lines: premises.map((premise) => sayStatement(premise, letters)) }],
    format: {
      type: 'choice',
      options: options.map((option, i) => ({ id: OPTION_IDS.charAt(i), text: option ? sayStatement(option, letters) : NONE_TEXT })),
    },
  };
}

/** Terms are numbered as the premises bring them up. */
function signSyllogism({ premises, options }: SyllogismPuzzle): string {
  const ranks = new Map<number, number>();
  const said = writeForm(premises, ranks);
  const offered = options.map((option) => (option ? writeForm([option], ranks) : 'none'));
  return `${said} ? ${offered.toSorted().join(' ')}`;
}

/** The mood, and how often its first and its second letter stand first and second among the options. */
function traitsOf({ options }: SyllogismPuzzle): string[][] {
  const countAs = (place: 0 | 1, term: number | undefined): number => options.filter((option) => option?.of[place] === term).length;
  return options.map((option) => [
    `mood:${option?.mood ?? 'none'}`,
    `subject:${option ? `${countAs(0, option.of[0])} ${countAs(1, option.of[0])}` : 'none'}`,
    `predicate:${option ? `${countAs(0, option.of[1])} ${countAs(1, option.of[1])}` : 'none'}`,
  ]);
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
  const [, ...further] = steps;
  const said = steps.map(({ term, is }) => `${is ? '' : 'not '}${letters[term]}`);
  const start = from
    ? `By “${sayBare(from, letters)}” there is a thing that is ${said.slice(0, 2).join(' and ')}`
    : `Take anything that is ${said[0]}`;
  const rest = said.slice(from ? 2 : 1);
  return `${start}. ${further.length > 0 && rest.length > 0 ? `The other statements make it ${rest.join(', then ')}. ` : ''}So ${sayInside(right, letters)}.`;
}
