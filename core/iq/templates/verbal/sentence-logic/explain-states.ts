import { capitalized } from '../../../../words.ts';
import type { Literal, StateSentence, StatesPuzzle } from './sentence.ts';
import { sayLiteral } from './wording.ts';

type Link = Exclude<StateSentence, { form: 'fact' }>;

const negate = ({ thing, isSo }: Literal): Literal => ({ thing, isSo: !isSo });
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
  const known = premises.flatMap((premise) => (premise.form === 'fact' ? [premise.a] : []))[0];
  if (!known) return '';
  const links = premises.filter((premise): premise is Link => premise.form !== 'fact' && isAbout(known.thing, premise));
  if (!right) {
    const asked = options.filter((option): option is Literal => option?.isSo === true);
    const linkOf = (literal: Literal): Link | undefined => links.find((one) => isAbout(literal.thing, one));
    const open = asked.flatMap((literal) => {
      const link = linkOf(literal);
      return link
        ? [
            `That ${say(known)} leaves open whether ${say(literal)}: all that is said of both is what follows if ${say(asIf(link, known)[0])}.`,
          ]
        : [];
    });
    const untold = asked.filter((literal) => !linkOf(literal)).map((literal) => `whether ${say(literal)}`);
    return [...open, ...(untold.length > 0 ? [`Nothing that is known tells ${untold.join(' or ')}.`] : [])].join(' ');
  }
  const link = links.find((one) => isAbout(right.thing, one));
  if (!link) return '';
  const [when, then] = asIf(link, known);
  if (right.thing === then.thing)
    return `It is said that if ${say(when)}, then ${say(then)}. ${capitalized(say(known))}, so ${say(right)}.`;
  return `Suppose that ${say(when)}: then ${say(then)}. But ${say(known)}, so ${say(right)}.`;
}
