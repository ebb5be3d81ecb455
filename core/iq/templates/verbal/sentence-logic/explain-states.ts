import { capitalized } from '../../../../words.ts';
import type { Literal, StateSentence, StatesPuzzle } from './sentence.ts';
import { sayLiteral } from './wording.ts';

type Link = Exclude<StateSentence, { form: 'fact' }>;

const negate = ({ thing, isSo }: Literal): Literal => ({ thing, isSo: !isSo });
const isSame = (one: Literal, other: Literal): boolean => one.thing === other.thing && one.isSo === other.isSo;
const isAbout = (thing: number, { a, b }: Link): boolean => a.thing === thing || b.thing === thing;

/** The link as "if one, then the other"; where it can be turned, so that it begins with the known thing. */
function asIf({ form, a, b }: Link, known: Literal): readonly [Literal, Literal] {
  const [first, second] = a.thing === known.thing ? [a, b] : [b, a];
  switch (form) {
    case 'if':
    case 'only-if':
      return [a, b];
    case 'unless':
      return [negate(b), a];
    case 'or':
      return [negate(first), second];
    case 'not-both':
      return [first, negate(second)];
  }
}

/** Right: what follows; null when nothing does. */
export function explainStates({ topic, premises, options }: StatesPuzzle, right: Literal | null): string {
  const say = (literal: Literal): string => sayLiteral(topic, literal);
  const known = premises.flatMap((premise) => (premise.form === 'fact' ? [premise.a] : []));
  const leads = premises.flatMap((premise) => {
    const fact = known.find(({ thing }) => premise.form !== 'fact' && isAbout(thing, premise));
    return premise.form === 'fact' || !fact ? [] : [{ fact, link: asIf(premise, fact) }];
  });
  if (!right) {
    const asked = options.filter((option): option is Literal => option?.isSo === true);
    return asked
      .map((literal) => {
        const whens = leads.flatMap(({ fact, link: [when, then] }) =>
          [when, then].some(({ thing }) => thing === literal.thing) ? [`if ${say(negate(fact))}`] : [],
        );
        return `Whether ${say(literal)} could only be told ${whens.join(' or ')}.`;
      })
      .join(' ');
  }
  const lead = leads.find(({ fact, link: [when, then] }) =>
    then.thing === right.thing ? isSame(then, right) && isSame(when, fact) : isSame(when, negate(right)) && isSame(then, negate(fact)),
  );
  if (!lead) return '';
  const { fact, link: [when, then] } = lead; // prettier-ignore
  if (right.thing === then.thing) return `It is said that if ${say(when)}, then ${say(then)}. ${capitalized(say(fact))}, so ${say(right)}.`;
  return `Suppose that ${say(when)}: then ${say(then)}. But ${say(fact)}, so ${say(right)}.`;
}
