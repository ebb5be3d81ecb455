import { opposite, type Literal, type Statement } from '../../categorical/statement.ts';

export const sayLiteral = ({ term, is }: Literal, letters: readonly string[]): string => `${is ? '' : 'non-'}${letters[term]}`;

export function sayStatement({ of: [one, other], said }: Statement, letters: readonly string[]): string {
  const say = (literal: Literal): string => sayLiteral(literal, letters);
  switch (said) {
    case 'all':
      return `All ${say(one)} are ${say(opposite(other))}.`;
    case 'only':
      return `Only ${say(opposite(other))} are ${say(one)}.`;
    case 'no':
      return `No ${say(one)} are ${say(other)}.`;
    case 'some':
      return `Some ${say(one)} are ${say(other)}.`;
    case 'notAll':
      return `Not all ${say(one)} are ${say(opposite(other))}.`;
  }
}
