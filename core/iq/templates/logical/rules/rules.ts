import { capitalized } from '../../../../words.ts';
import { OPTION_IDS, type Presentation } from '../../../item/presentation.ts';
import { defineTemplate, type Composed } from '../../template.ts';
import { composeRules, type RulesPuzzle } from './compose.ts';
import { proveLiteral } from './prove.ts';
import { contentsThatKeep, type Literal, type Rule } from './rule.ts';
import { sayLiteral, sayRule } from './say.ts';

/** What must be true of a box when all its rules are kept: a conditional, a chain, cases by "if" and "or", by what is turned round, by exclusive "or". */
export const RULES = defineTemplate<RulesPuzzle>({
  id: 'rules',
  compose: composeRules,
  solve: solveRules,
  present: presentRules,
  sign: signRules,
  explain: explainRules,
  optionTraits: ({ objects, options }) => options.map(({ object, isIn }) => [`object:${objects[object]}`, `is:${isIn ? 'in' : 'out'}`]),
});

/** Goes through all 2^n contents of the box; an option is right when it is true of each that keeps the rules. */
export function solveRules({ objects, rules, options }: RulesPuzzle): string[] {
  const possible = contentsThatKeep(rules, objects.length);
  return Array.from(OPTION_IDS).filter((_, i) => {
    const option = options[i];
    return option && possible.every((contents) => contents[option.object] === option.isIn);
  });
}

function presentRules({ objects, rules, options }: RulesPuzzle): Presentation {
  return {
    prompt: 'All these statements about a box are true: what else must be true?',
    blocks: [{ type: 'statements', lines: rules.map((rule) => sayRule(rule, objects)) }],
    format: {
      type: 'choice',
      options: options.map((literal, i) => ({ id: OPTION_IDS.charAt(i), text: `${capitalized(sayLiteral(literal, objects))}.` })),
    },
  };
}

/** Objects are numbered as they come up. */
function signRules({ rules, options }: RulesPuzzle): string {
  const ranks = new Map<number, number>();
  const write = ({ object, isIn }: Literal): string => {
    const rank = ranks.get(object) ?? ranks.set(object, ranks.size).size - 1;
    return `${isIn ? '' : '-'}${rank}`;
  };
  const writeRule = (rule: Rule): string => {
    if ('of' in rule) return `${rule.kind} ${rule.of.map((object) => write({ object, isIn: true })).join(' ')}`;
    if (rule.kind === 'facts') return rule.results.map(write).join(' ');
    return `${rule.kind} ${[rule.when].flat().map(write).join(' ')} > ${('results' in rule ? rule.results : [rule.result]).map(write).join(' ')}`;
  };
  const said = rules.map(writeRule).join(', ');
  return `${said} ? ${options.map(write).toSorted().join(' ')}`;
}

function explainRules({ puzzle: { objects, rules, options }, key }: Composed<RulesPuzzle>): string {
  const right = options[OPTION_IDS.indexOf(key)];
  if (!right) return '';
  const { facts, steps, broken } = proveLiteral(rules, right);
  const say = (literals: readonly Literal[], word: string): string => literals.map((literal) => sayLiteral(literal, objects)).join(word);
  if (!broken) return `${capitalized([say(facts, ' and '), say(steps, ', so ')].join(', so '))}.`;
  const [supposed, ...then] = [...steps, ...facts];
  const kept = then.length > 0 ? ` Then, by the others, ${say(then, ' and ')}, which cannot be:` : ' That cannot be:';
  return `Suppose ${supposed ? sayLiteral(supposed, objects) : ''}.${kept} “${sayRule(broken, objects).slice(0, -1)}”. So ${sayLiteral(right, objects)}.`;
}
