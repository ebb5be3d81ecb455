import { capitalized } from '../../../../words.ts';
import type { Literal, Rule } from './rule.ts';

type Objects = readonly string[];

export const sayLiteral = ({ object, isIn }: Literal, objects: Objects): string => `there is ${isIn ? 'a' : 'no'} ${objects[object]}`;

/** "there is a key and no coin" */
const sayBoth = ([one, other]: readonly [Literal, Literal], objects: Objects): string =>
  `${sayLiteral(one, objects)} and ${other.isIn ? 'a' : 'no'} ${objects[other.object]}`;

export function sayRule(rule: Rule, objects: Objects): string {
  const say = (literal: Literal): string => sayLiteral(literal, objects);
  switch (rule.kind) {
    case 'fact':
      return `${capitalized(say(rule.result))}.`;
    case 'if':
      return `If ${say(rule.when)}, then ${say(rule.result)}.`;
    case 'onlyIf':
      return `${capitalized(say(rule.when))} only if ${say(rule.result)}.`;
    case 'ifBoth':
      return `If ${sayBoth(rule.when, objects)}, then ${say(rule.result)}.`;
    case 'ifEither':
      return `If ${say(rule.when[0])}, or ${say(rule.when[1])}, or both, then ${say(rule.result)}.`;
    case 'or':
      return `There is a ${objects[rule.of[0]]} or a ${objects[rule.of[1]]}, or both.`;
    case 'exclusive':
      return `There is either a ${objects[rule.of[0]]} or a ${objects[rule.of[1]]}, but not both.`;
  }
}
