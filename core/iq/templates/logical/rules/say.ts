import { capitalized } from '../../../../words.ts';
import type { Literal, Rule } from './rule.ts';

type Objects = readonly string[];

export const sayLiteral = ({ object, isIn }: Literal, objects: Objects): string => `there is ${isIn ? 'a' : 'no'} ${objects[object]}`;

/** "there is a key, no coin and a ring" */
function sayAll(literals: readonly Literal[], objects: Objects): string {
  const each = literals.map(({ object, isIn }) => `${isIn ? 'a' : 'no'} ${objects[object]}`);
  return `there is ${[...(each.length > 1 ? [each.slice(0, -1).join(', ')] : []), ...each.slice(-1)].join(' and ')}`;
}

export function sayRule(rule: Rule, objects: Objects): string {
  const say = (literal: Literal): string => sayLiteral(literal, objects);
  switch (rule.kind) {
    case 'facts':
      return `${capitalized(sayAll(rule.results, objects))}.`;
    case 'if':
      return `If ${say(rule.when)}, then ${sayAll(rule.results, objects)}.`;
    case 'onlyIf':
      return `${capitalized(say(rule.when))} only if ${say(rule.result)}.`;
    case 'ifBoth':
      return `If ${sayAll(rule.when, objects)}, then ${say(rule.result)}.`;
    case 'or':
      return `There is a ${objects[rule.of[0]]} or a ${objects[rule.of[1]]}, or both.`;
    case 'exclusive':
      return `There is either a ${objects[rule.of[0]]} or a ${objects[rule.of[1]]}, but not both.`;
  }
}
